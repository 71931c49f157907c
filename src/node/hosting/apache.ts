import { notFoundAt } from './built-site';
import { cacheRules, commonHeaders } from './header-rules';
import type { HostFile } from './host-file';
import { literally, NOT_FOUND_PAGES, quoted, READ_BY_HOSTS } from './patterns';

/** A virtual host of Apache 2.4. */
export const apache: HostFile = {
  name: 'apache.conf',
  use: 'Copy it to /etc/apache2/sites-available/, enable it and mod_rewrite and mod_headers, and reload Apache.',
  write: ({ site, host, folder }) => {
    const { usual, others } = cacheRules(site.headers);
    const aliases = [...site.places].filter(([from, to]) => from !== to);
    return `# Made by "npm run hosting -- apache" for the site that was built. Make it again after pages got new addresses.
# Needs mod_rewrite, mod_headers and mod_mime.

<VirtualHost *:80>
  ServerName ${host}
  # For https: <VirtualHost *:443> with SSLEngine on and your certificate, and this one redirects to it.
  DocumentRoot ${quoted(folder)}
  <Directory ${quoted(folder)}>
    Require all granted
    AllowOverride None
    Options None
    DirectorySlash Off
    DirectoryIndex disabled
  </Directory>
  ErrorDocument 404 /404.html
${site.languages.map((each) => `  <Location ${each}>\n    ErrorDocument 404 ${notFoundAt(each, site)}\n  </Location>\n`).join('')}  FileETag MTime Size

  AddDefaultCharset utf-8
  AddType font/woff2 .woff2
  AddType image/avif .avif
  AddType image/webp .webp
  AddType image/x-icon .ico
  RemoveType .gz .br
  RemoveLanguage .br
  AddEncoding gzip .gz
  AddEncoding br .br

${commonHeaders(site.headers)
  .map(([name, value]) => `  Header always set ${name} ${quoted(value)}\n`)
  .join('')}  Header always merge Vary Accept-Encoding
  Header always set Cache-Control ${quoted(usual)}
${others
  .map(
    ({ folder: path, value }) =>
      `  Header always set Cache-Control ${quoted(value)} ` +
      `"expr=%{REQUEST_STATUS} in {'200', '206', '304'} && %{REQUEST_URI} =~ m#^${path}#"\n`,
  )
  .join('')}
${rewriting(aliases)}</VirtualHost>
`;
  },
};

const rewriting = (aliases: readonly (readonly [from: string, to: string])[]) => `  RewriteEngine On
  RewriteMap small int:tolower
  RewriteCond %{ENV:REDIRECT_STATUS} .
  RewriteRule ^ - [L]
  RewriteRule ^/${NOT_FOUND_PAGES}$ - [R=404,L]
  RewriteCond %{REQUEST_METHOD} !^(GET|HEAD)$
  RewriteRule ^ - [R=405,L]
  RewriteRule ^/(${READ_BY_HOSTS})$|\\.(br|gz)$ - [R=404,L]

  # Where old addresses lead.
${aliases.map(([from, to]) => `  RewriteRule "^${literally(from)}(/|\\.html)?$" "${to}" [NC,R=301,L]\n`).join('')}
  # What stands behind the address of a page is left out, and capitals are small letters.
  RewriteRule ^/index(\\.html|/)?$ / [NC,R=301,L]
  RewriteCond %{DOCUMENT_ROOT}\${small:$1}.html -f
  RewriteRule ^(/.+?)(/|\\.html)$ \${small:$1} [NC,R=301,L]
  RewriteCond %{REQUEST_URI} [A-Z]
  RewriteCond %{DOCUMENT_ROOT}\${small:%{REQUEST_URI}}.html -f
  RewriteRule ^ \${small:%{REQUEST_URI}} [R=301,L]

  # The file of a page, and its compressed twin where the browser takes it.
  RewriteRule ^/$ /index.html
  RewriteCond %{DOCUMENT_ROOT}$1.html -f
  RewriteRule ^(/.+)$ $1.html
  RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
  RewriteCond %{DOCUMENT_ROOT}$1.br -f
  RewriteRule ^(/.+)$ $1.br [L]
  RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b
  RewriteCond %{DOCUMENT_ROOT}$1.gz -f
  RewriteRule ^(/.+)$ $1.gz [L]
`;
