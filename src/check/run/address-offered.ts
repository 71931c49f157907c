import { PUBLISHED_FILE } from '../../content/files';
import { nearest } from '../nearest';
import type { Problem } from '../problem';
import type { Site } from '../site';

/** The address in a link that is offered in words. */
const IN_WORDS = /(?<=\]\()\/[a-z0-9/-]*/;
const WITH_LINKS = ['markup-in-text', 'html-in-text'];
const OFFERED = /^"(?<route>\/[^"#]*)(?<place>#[^"]*)?"$/;

/** Offers a page of the site for an address of a wrong form or one offered in words: a single file knows no other. */
export function withOfferedAddress(problem: Problem, { routes, aliases }: Pick<Site, 'routes' | 'aliases'>): Problem {
  const { rule, file, pointer, edits, message, fix } = problem;
  const linked = WITH_LINKS.includes(rule) ? IN_WORDS.exec(fix)?.[0] : undefined;
  if (linked !== undefined && !routes.has(linked) && !aliases.has(linked)) {
    const existing = sameEnd(linked, routes) ?? nearest(linked, routes.keys());
    if (existing !== undefined) return { ...problem, fix: fix.replace(IN_WORDS, existing) };
    return { ...problem, fix: `${fix} There is no page at ${linked}: write the address of one that there is.` };
  }
  const [edit] = edits;
  const { route, place = '' } = (edit && OFFERED.exec(edit.insert)?.groups) ?? {};
  if (rule !== 'wrong-form' || !edit || route === undefined || file === PUBLISHED_FILE) return problem;
  if (pointer.startsWith('/aliases/') || routes.has(route) || aliases.has(route)) return problem;
  const existing = sameEnd(route, routes);
  const intended = existing === undefined ? undefined : `"${existing}${place}"`;
  return {
    ...problem,
    message: message.replace(/ Did you mean .*$/, ''),
    fix: intended
      ? `Write ${intended} in its place.`
      : 'Write the address of a page that there is: it begins with "/".',
    edits: intended === undefined ? [] : [{ ...edit, insert: intended }],
  };
}

/** The one page whose address ends as this one does. */
function sameEnd(route: string, routes: Site['routes']): string | undefined {
  const last = route.slice(route.lastIndexOf('/'));
  const [existing, ...others] = [...routes.keys()].filter((each) => each.endsWith(last));
  return others.length === 0 ? existing : undefined;
}
