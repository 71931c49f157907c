import { counted } from '../../check/words';
import { ownValue } from '../../json/own-value';
import type { Difference } from '../../content/compare/differences';
import type { PageChange, SharedChange, SiteChanges } from '../../content/compare/site-changes';
import { shortened } from './shortened';

export const nothing = () => 'Nothing that visitors see has changed.';

export const headings = {
  shared: 'Shared blocks',
  together: 'On several pages',
  site: 'The whole site',
  sitemap: 'Sitemap',
  redirects: 'Old addresses',
  notCompared: 'What could not be compared',
};

export const pageHeading = ({ route, was }: PageChange) => (was === undefined ? route : `${route} (was ${was})`);

/** Lines about the state and the title of a page as a whole; none for a page that was and stays a draft. */
export function pageLines({ state, was, title: { before, after } }: PageChange): string[] {
  const titles = before === after ? 'title unchanged' : `title ${shortened(before ?? '', after ?? '').join(' → ')}`;
  switch (state) {
    case 'new':
      return [`new page: "${after}"`];
    case 'draft':
      return before === undefined
        ? ['new draft: in no list, menu or search engine yet']
        : ['still a draft: in no list, menu or search engine', titles];
    case 'gone':
      return ['gone: whoever follows an old link finds nothing'];
    case 'shown':
      return [`shown from now on: "${after}"`];
    case 'hidden':
      return ['no longer in any list, menu or search engine: it is a draft, or its time is over'];
    case 'changed':
      return was === undefined ? [titles] : ['moved; the old address leads here', titles];
  }
}

export const sharedHeading = ({ ref, state, pages }: SharedChange) =>
  `${ref}, shown on ${counted(pages, 'page')}${state === 'new' ? ': new' : state === 'gone' ? ': gone' : ''}`;
export const onPages = (routes: readonly string[], change: string) =>
  `${change} on ${counted(routes.length, 'page')}: ${listed(routes)}`;
export const siteHeading = ({ sitePages, isFrameChanged }: Pick<SiteChanges, 'sitePages' | 'isFrameChanged'>) =>
  'Facts of the business, seen on ' +
  `${counted(sitePages, 'page')}${isFrameChanged ? ' and in the header or footer of every page' : ''}`;
export const following = (pages: number) =>
  `Lists, maps and counts on ${counted(pages, 'other page')} follow from that.`;
export const sitemapAdded = (routes: readonly string[]) =>
  `${counted(routes.length, 'page')} added to the sitemap: ${listed(routes)}`;
export const sitemapRemoved = (routes: readonly string[]) =>
  `${counted(routes.length, 'page')} taken out of the sitemap: ${listed(routes)}`;
export const redirectAdded = (from: string, to: string) => `${from} leads to ${to}`;
export const redirectRemoved = (from: string, to: string) =>
  `${from} no longer leads to ${to}: visitors find nothing there`;

const MOST_LISTED = 8;
const listed = (routes: readonly string[]) =>
  routes.length > MOST_LISTED
    ? `${routes.slice(0, MOST_LISTED).join(', ')} and ${routes.length - MOST_LISTED} more`
    : routes.join(', ');

/** Units of numbers that stand without them in the documents. */
const UNITS: Record<string, string> = { responseMinutes: ' minutes' };

/** One difference in one line: `response time 20 → 15 minutes`. */
export function differenceLine({ where, field, before, after, isMoved }: Difference): string {
  const place = where.join(', ');
  if (isMoved) return `${place}: moved`;
  if (before === undefined) return `${place}: added${detail(after)}`;
  if (after === undefined) return `${place}: removed${detail(before)}`;
  if (typeof before === 'string' && typeof after === 'string')
    return `${place}: ${shortened(before, after).join(' → ')}`;
  return `${place} ${plain(before)} → ${plain(after)}${ownValue(UNITS, field) ?? ''}`;
}

const detail = (value: unknown) => (typeof value === 'object' ? '' : ` ${plain(value)}`);
function plain(value: unknown): string {
  if (typeof value === 'string') return shortened(value, '')[0];
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? 'another' : String(value);
}
