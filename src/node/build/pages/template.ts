import type { Styles } from './style-sheets';
import type { HeadData } from '../../../content/head/head';
import type { MadeWords } from '../../../design/words';
import { FACE } from '../../../design/theme/face';
import { escapedHtml, headHtml } from '../../../site/head';
import { MANIFEST_ADDRESS } from '../site-files/manifest';

export interface DocumentParts {
  build: string;
  fingerprint: string;
  /** The route whose page file hydrates this document; the not-found page serves many addresses. */
  route: string;
  /** The folder of its language, unless that is the first one of the site. */
  language?: string | undefined;
  head: HeadData;
  styles: Styles;
  body: string;
  /** Address of the entry script. */
  script: string;
}

/** One whole HTML document. */
export function htmlDocument({
  build,
  fingerprint,
  route,
  language,
  head,
  styles,
  body,
  script,
}: DocumentParts): string {
  const facts = `data-build="${build}" data-fingerprint="${fingerprint}" data-route="${route}"`;
  return `<!DOCTYPE html>
<html lang="${head.locale}" ${facts}${language ? ` data-language="${language}"` : ''}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${styles.policy}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no">
<link rel="preload" href="${FACE.address}" as="font" type="font/woff2" crossorigin>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="${MANIFEST_ADDRESS}">
<style>${styles.css}</style>
${headHtml(head)}
<script type="module" src="${script}" async></script>
</head>
<body>
<div id="root">${body}</div>
</body>
</html>
`;
}

/** A page for hosts that know no redirects: it leads on at once, and by a link. */
export function redirectDocument({
  target,
  canonical,
  locale,
  words,
}: {
  target: string;
  canonical: string;
  locale: string;
  words: Pick<MadeWords, 'moved' | 'movedTo'>;
}): string {
  const to = escapedHtml(target);
  return `<!DOCTYPE html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<title>${escapedHtml(words.moved)}</title>
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${to}">
<link rel="canonical" href="${escapedHtml(canonical)}">
</head>
<body>
<p>${escapedHtml(words.movedTo)} <a href="${to}">${to}</a>.</p>
</body>
</html>
`;
}
