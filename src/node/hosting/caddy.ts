import { notFoundAt } from './built-site';
import type { BuiltSite } from './built-site';
import { cacheRules, commonHeaders } from './header-rules';
import type { HostFile } from './host-file';
import { HIDDEN, literally } from './patterns';

/** A site of Caddy 2. Its maps tell capitals apart, so an address in capitals is looked up by patterns that do not. */
export const caddy: HostFile = {
  name: 'Caddyfile',
  use: 'Copy it to /etc/caddy/Caddyfile, or import it there, and reload Caddy, which gets the certificate by itself.',
  write: ({ site, host, folder }) => {
    const { usual, others } = cacheRules(site.headers);
    const places = [...site.places];
    const exact = places.map(([from, to]) => `\t\t${quoted(from)} ${quoted(to)}\n`).join('');
    const inCapitals = places
      .map(([from, to]) => `\t\t${quoted(`~(?i)^${literally(from)}$`)} ${quoted(to)}\n`)
      .join('');
    return `# Made by "npm run hosting -- caddy" for the site that was built. Make it again after pages got new addresses.

${host} {
	root * ${quoted(folder)}

	# What stands behind the address of a page is left out: /areas/, /areas.html and /index.html are /areas and /.
	map {path} {plain} {
		"~(?i)^/index(\\.html)?/?$" "/"
		"~(?i)^(/.+?)(/|\\.html)$" "\${1}"
		default {path}
	}
	# Each page, and where each old address leads.
	map {plain} {page} {
${exact}		default ""
	}
	map {plain} {small} {
${inCapitals}		default ""
	}

	route {
${commonHeaders(site.headers)
  .map(([name, value]) => `\t\theader ${name} ${quoted(value)}\n`)
  .join('')}		header Cache-Control ${quoted(usual)}
${others.map(({ folder: path, value }) => `\t\theader ${path}* Cache-Control ${quoted(value)}\n`).join('')}
${ROUTE}	handle_errors {
		header Cache-Control ${quoted(usual)}
${['/', ...site.languages]
  .map((each) => missing(each, site))
  .reverse()
  .join('')}	}
}
`;
  },
};

/** The page for what is not there, in a folder and below it. */
const missing = (folder: string, site: BuiltSite) => `		@missing${folder.replaceAll('/', '')} {
			expression {err.status_code} == 404
			path ${folder}*
		}
		route @missing${folder.replaceAll('/', '')} {
			rewrite * ${notFoundAt(folder, site)}
			file_server
		}
`;

/** Within quotes a Caddyfile knows no escape but that of the quote. */
const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

/** The rest of the block `route`. */
const ROUTE = `		@other not method GET HEAD
		error @other 405
		@hidden path_regexp "${HIDDEN}"
		error @hidden 404

		@moved expression \`{page} != "" && {page} != {path}\`
		route @moved {
			rewrite * {page}
			redir * {uri} 301
		}
		@capitals expression \`{path}.matches("[A-Z]") && {small} != ""\`
		route @capitals {
			rewrite * {small}
			redir * {uri} 301
		}

		try_files {path} {path}.html {path}index.html =404
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}

`;
