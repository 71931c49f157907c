import { PUBLISHED_FILE } from '../../content/files';
import { routeOf } from '../../content/routes';
import { addField, insertItem } from '../../json/edit-json';
import { valueAt } from '../../json/path';
import { mendedLinks, withoutListed } from './links';
import { withAliases } from './moved-text';
import { wasPublished } from './texts';
import type { TextFile } from './texts';

/** The answer at the addresses of a deleted page: another page, or nothing, with a reason. */
export type Remains = { leadsTo: string } | { reason: string; since: string };

/** The texts of the other files of a site once a page is deleted. */
export function textsWithout(
  path: string,
  files: ReadonlyMap<string, TextFile>,
  remains: Remains,
): Map<string, string> {
  const route = routeOf(path);
  const others = new Map([...files].filter(([file]) => file !== path));
  const aliases: unknown = valueAt(files.get(path)?.value, ['aliases']);
  const routes = [route, ...(Array.isArray(aliases) ? aliases.map(String) : [])];
  if ('leadsTo' in remains) {
    const { leadsTo } = remains;
    const { texts } = mendedLinks(others, route, routeOf(leadsTo));
    const led = routes.filter((each) => wasPublished(files, each) !== false);
    return led.length === 0
      ? texts
      : texts.set(leadsTo, withAliases(texts.get(leadsTo) ?? files.get(leadsTo)!.text, led));
  }
  const texts = withoutListed(others, route);
  const gone = routes.filter((each) => wasPublished(files, each) === true);
  return gone.length === 0
    ? texts
    : texts.set(PUBLISHED_FILE, withGone(files.get(PUBLISHED_FILE)!.text, gone, remains));
}

const withGone = (text: string, routes: readonly string[], { reason, since }: { reason: string; since: string }) =>
  routes.reduce((now, route) => {
    const entry = { route, reason, since };
    const existing = (JSON.parse(now) as { gone?: unknown[] }).gone;
    return existing
      ? insertItem(now, ['gone'], entry)
      : addField(now, [], { name: 'gone', value: [entry], after: 'routes' });
  }, text);
