import { pathOf } from '../../../content/routes';
import { kindOf } from '../../../content/files';
import { parse } from '../../../json/parse';
import { isObject } from '../../../json/is-object';
import { slugOf } from '../../../schema/slug';
import type { Site, SitePage } from '../../site';

/**
 * The page that stands for a lost one, and how that is known: it has its contents, or is called what its address says.
 */
export interface Heir {
  page: SitePage;
  by: 'contents' | 'name';
}

/** Two files that share so much of what they say are one file that was renamed. */
const NEARLY_ALL = 0.8;

/** The new page that a lost address belongs to, if there is one beyond doubt; never one that is only new. */
export function heirOf(site: Site, route: string, published: readonly string[]): Heir | undefined {
  const lost = pathOf(route);
  const fresh = site.pages.filter((page) => !published.includes(page.route) && page.kind === kindOf(lost));
  const before = valueOf(site.setting.formerly?.(lost));
  const renamed = before === undefined ? [] : fresh.filter(({ value }) => shareOf(before, value) >= NEARLY_ALL);
  if (renamed.length === 1) return { page: renamed[0]!, by: 'contents' };
  const named = fresh.filter(
    (page) => folderOf(page.route) === folderOf(route) && namesOf(page).includes(lastStep(route)),
  );
  return named.length === 1 ? { page: named[0]!, by: 'name' } : undefined;
}

const folderOf = (route: string) => route.slice(0, route.lastIndexOf('/'));
const lastStep = (route: string) => route.slice(route.lastIndexOf('/') + 1);

/** What the file of a page could be called after its own facts. */
function namesOf({ value }: SitePage): string[] {
  const facts = isObject(value) && isObject(value['facts']) ? value['facts'] : {};
  return [facts['name'], facts['code']].flatMap((fact) => (typeof fact === 'string' ? [slugOf(fact)] : []));
}

function valueOf(bytes: Uint8Array | undefined): unknown {
  const parsed = bytes && parse(bytes);
  return parsed && 'value' in parsed ? parsed.value : undefined;
}

/** How much of what one document says stands in another: the long texts count for most. */
function shareOf(value: unknown, other: unknown): number {
  const [texts, others] = [textsOf(value), new Set(textsOf(other))];
  const length = (list: readonly string[]) => list.reduce((sum, text) => sum + text.length, 0);
  return length(texts.filter((text) => others.has(text))) / Math.max(1, length(texts));
}

const textsOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [JSON.stringify(value)];
