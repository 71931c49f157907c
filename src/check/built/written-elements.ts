interface Wanted {
  html: string;
  /** Of the elements. */
  name: string;
  /** What else than such elements could have, in whatever way it is written. */
  word: string;
}

/**
 * The elements with an attribute, as they stand in HTML that was written by the renderer: `name attribute=…` in double
 * quotes, no ">" in any value, and none of them in another. Nothing where the word stands anywhere else: then only who
 * reads all of it can tell.
 */
export function elementsWith(attribute: string, { html, name, word }: Wanted): string[] | undefined {
  const [opening, closing] = [`<${name} `, `</${name}>`];
  const found: string[] = [];
  let end = 0;
  for (let at = html.indexOf(word); at >= 0; at = html.indexOf(word, Math.max(end, at + 1))) {
    const start = html.lastIndexOf('<', at);
    const close = html.indexOf('>', at);
    const tag = html.slice(start, close);
    const next = html.indexOf(closing, close);
    if (!tag.startsWith(opening) || !tag.includes(` ${attribute}`) || next < 0) return undefined;
    end = next + closing.length;
    found.push(html.slice(start, end));
  }
  return found;
}
