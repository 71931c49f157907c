import { kindOf } from '../../../content/files';
import { folderOf, pathOf } from '../../../content/routes';
import { slugOf } from '../../../schema/slug';
import { areaOf } from '../../documents/areas';
import { formerValues } from '../../documents/published';
import type { Site, SitePage } from '../../site';

/** Two files that share so much of what they say are one file that was renamed. */
const NEARLY_ALL = 0.8;

/**
 * The one new page that stands for a lost one: it has the contents of its file, or is called what the lost address
 * says. Never one that is only new.
 */
export function successorOf(site: Site, route: string, published: readonly string[]): SitePage | undefined {
  const lost = pathOf(route);
  const fresh = site.pages.filter((page) => !published.includes(page.route) && page.kind === kindOf(lost));
  const before = formerValues(site)(lost);
  const renamed = before === undefined ? [] : fresh.filter(({ value }) => shareOf(before, value) >= NEARLY_ALL);
  if (renamed.length === 1) return renamed[0];
  const named = fresh.filter((page) => namesOf(page).some((name) => `${folderOf(page.route)}${name}` === route));
  return named.length === 1 ? named[0] : undefined;
}

function namesOf(page: SitePage): string[] {
  const { name, code } = areaOf(page);
  return [name, code].flatMap((fact) => (fact === undefined ? [] : [slugOf(fact)]));
}

/** The share of one document that stands in another, by the length of the texts. */
function shareOf(value: unknown, other: unknown): number {
  const [texts, others] = [textsOf(value), new Set(textsOf(other))];
  const length = (list: readonly string[]) => list.reduce((sum, text) => sum + text.length, 0);
  return length(texts.filter((text) => others.has(text))) / Math.max(1, length(texts));
}

const textsOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [JSON.stringify(value)];
