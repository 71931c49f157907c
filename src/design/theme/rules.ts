/**
 * The CSS of every styled component by its class, in the order in which their modules ran: one order for the whole
 * site, whatever a page shows first. Filled where pages are drawn and empty in the visitor's browser, whose scripts
 * carry no CSS.
 */
export const RULES = new Map<string, string>();

/** Keeps the rules of a class, and gives its name back. `node/plugins/static-styles.ts` writes the calls. */
export function ruled(name: string, css: string): string {
  RULES.set(name, css);
  return name;
}

const CLASSES = /\sclass="([^"]+)"/g;

/** The lists of classes that stand in a piece of HTML, each once. */
export function classListsIn(html: string): string[] {
  const lists = new Set<string>();
  for (const [, names] of html.matchAll(CLASSES)) lists.add(names!);
  return [...lists];
}

/** The rules of the components whose classes stand in these lists. */
export function rulesOf(lists: readonly string[], rules: ReadonlyMap<string, string> = RULES): string {
  const shown = new Set(lists.flatMap((names) => names.split(' ')));
  let css = '';
  for (const [name, rule] of rules) if (shown.has(name)) css += rule;
  return css;
}
