/** The files of a built site that hosts read and nobody is shown, as a part of a pattern that every server reads. */
export const READ_BY_HOSTS = String.raw`_headers|_redirects|_(assets|build|later)\.json`;

/** The not-found pages, one a language, as a part of such a pattern. */
export const NOT_FOUND_PAGES = String.raw`([a-z][a-z]/)?404(\.html)?/?`;

/** Files that no visitor may request: those, the not-found pages, and compressed twins. */
export const HIDDEN = String.raw`^/(${READ_BY_HOSTS}|${NOT_FOUND_PAGES})$|\.(br|gz)$`;

/** A text as a pattern that finds it and nothing else. */
export const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A double-quoted text, for servers that accept a backslash before a quote or another backslash. */
export const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
