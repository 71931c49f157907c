import { PUBLISHED_FILE } from '../../content/files';
import type { Problem } from '../problem';
import type { Site } from '../site';

const OFFERED = /^"(?<route>\/[^"#]*)(?<place>#[^"]*)?"$/;

/**
 * A wrong form of an address, with the offer that a site can make: a page that there is. A single file does not know
 * the others.
 */
export function withKnownAddress(problem: Problem, { routes, aliases }: Pick<Site, 'routes' | 'aliases'>): Problem {
  const { rule, file, pointer, edits, message, fix } = problem;
  const [edit] = edits;
  const { route, place = '' } = (edit && OFFERED.exec(edit.insert)?.groups) ?? {};
  if (rule !== 'wrong-form' || !edit || route === undefined || file === PUBLISHED_FILE) return problem;
  if (pointer.startsWith('/aliases/') || routes.has(route) || aliases.has(route)) return problem;
  const last = route.slice(route.lastIndexOf('/'));
  const [known, ...others] = [...routes.keys()].filter((each) => each.endsWith(last));
  const offered = `"${route}${place}"`;
  if (known === undefined || others.length > 0)
    return {
      ...problem,
      message: message.replace(` Did you mean ${offered}?`, ''),
      fix: 'Write the address of a page that there is: it begins with "/".',
      edits: [],
    };
  const meant = `"${known}${place}"`;
  return {
    ...problem,
    message: message.replace(offered, () => meant),
    fix: fix.replace(offered, () => meant),
    edits: [{ ...edit, insert: meant }],
  };
}
