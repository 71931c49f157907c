import { notFoundAt } from './built-site';
import type { BuiltSite } from './built-site';
import { cacheRules, commonHeaders } from './header-rules';
import type { HostFile } from './host-file';
import { NOT_FOUND_PAGES, quoted, READ_BY_HOSTS } from './patterns';

/**
 * A server of nginx, as a file for its `conf.d` folder. Maps are looked up without regard to capitals, which is how an
 * address in capitals finds its page; a page that is newer than the file is served all the same.
 */
export const nginx: HostFile = {
  name: 'nginx.conf',
  use: 'Copy it to /etc/nginx/conf.d/, put your certificate where it says so, and reload nginx.',
  write: ({
    site,
    host,
    folder,
  }) => `# Made by "npm run hosting -- nginx" for the site that was built. Make it again after pages got new addresses.

map_hash_max_size 65536;
map_hash_bucket_size 512;

# What stands behind the address of a page is left out: /areas/, /areas.html and /index.html are /areas and /.
map $uri $plain {
  default $uri;
  "~*^/index(\\.html)?/?$" /;
  "~*^(?<stem>/.+?)(/|\\.html)$" $stem;
}

# Each page, and where each old address leads.
map $plain $page {
  default "";
${[...site.places].map(([from, to]) => `  ${quoted(from)} ${quoted(to)};\n`).join('')}}

map "$page $uri" $moved {
  default "";
  "~^(?<to>\\S+) (?!\\k<to>$)" $to;
}

map "$status$uri" $cache {
  default "${cacheRules(site.headers).usual}";
${cacheRules(site.headers)
  .others.map(({ folder: path, value }) => `  "~^(200|206|304)${path}" "${value}";\n`)
  .join('')}}

${nonesOf(site)}
server {
  listen 80;
  server_name ${host};
  # For https: listen 443 ssl; ssl_certificate …; ssl_certificate_key …; and a second server that redirects port 80.
  root ${quoted(folder)};
  server_tokens off;
  absolute_redirect off;
  charset utf-8;
  gzip_static on;
  gzip_vary on;
  # brotli_static on;  # where nginx has this module (Debian: libnginx-mod-http-brotli-static)

${types()}${commonHeaders(site.headers)
    .map(([name, value]) => `  add_header ${name} ${quoted(value)} always;\n`)
    .join('')}  add_header Cache-Control $cache always;

  error_page 404 $none;
  if ($moved) { return 301 $moved$is_args$args; }

  location = / { try_files /index.html =404; }
${['/', ...site.languages].map((each) => `  location = ${notFoundAt(each, site)} { internal; }\n`).join('')}  location ~ ^/(${NOT_FOUND_PAGES}|${READ_BY_HOSTS})$ { return 404; }
  location ~ \\.(br|gz)$ { return 404; }
  location / { try_files $uri $uri.html =404; }
}
`,
};

/** The page for what is not there, in the language of its address. */
const nonesOf = (site: BuiltSite) => `map $uri $none {
  default /404.html;
${site.languages.map((each) => `  "~^${each}" ${notFoundAt(each, site)};\n`).join('')}}
`;

const TYPES = [
  ['text/html', 'html'],
  ['text/css', 'css'],
  ['text/plain', 'txt'],
  ['text/javascript', 'js'],
  ['application/json', 'json'],
  ['application/xml', 'xml'],
  ['image/svg+xml', 'svg'],
  ['image/png', 'png'],
  ['image/avif', 'avif'],
  ['image/webp', 'webp'],
  ['image/jpeg', 'jpg jpeg'],
  ['image/x-icon', 'ico'],
  ['font/woff2', 'woff2'],
] as const;

const types = () => `  types {
${TYPES.map(([type, endings]) => `    ${type} ${endings};\n`).join('')}  }
  charset_types text/css text/plain text/javascript application/json application/xml image/svg+xml;

`;
