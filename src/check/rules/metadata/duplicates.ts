import { isIndexable } from '../../../content/sitemap';
import type { PageHead } from '../../../content/resolve';
import { parse } from '../../../json/parse';
import { valueAt } from '../../../json/path';
import type { Path } from '../../../json/path';
import { slugOf } from '../../../schema/slug';
import { textsIn } from '../../texts/texts';
import { wordsOf } from '../../texts/words-of';
import { isNewerThan, publishedFirst } from '../../documents/published';
import type { Rule } from '../../rule';
import type { Site, SitePage } from '../../site';
import { plainDescription, plainTitle } from './titles';

interface DuplicateRule extends Omit<Rule, 'check'> {
  field: 'title' | 'description';
  /** What a text is made from beside its field: it is the same when that is, and changes with it. */
  madeFrom: readonly Path[];
  message: (text: string) => string;
  fix: string;
}

/** Each page that search engines list whose text another one has, of which visitors have seen the first. */
const duplicateRule = ({ field, madeFrom, message, fix, ...rule }: DuplicateRule): Rule => ({
  ...rule,
  *check(site) {
    const location = { path: ['metadata', field], part: 'value' as const };
    const textOf = field === 'title' ? plainTitle : plainDescription;
    const heads = new Map((site.resolver?.heads() ?? []).map((read) => [read.page, read]));
    const seen = new Map<string, PageHead['page']>();
    for (const later of publishedFirst(site, [...heads.keys()].filter(isIndexable))) {
      const text = textOf(heads.get(later)!);
      const earlier = seen.get(text);
      if (!earlier) {
        seen.set(text, later);
        continue;
      }
      const isOfLater =
        !isNewerThan(site, later, earlier) && isOfSecond(site, [earlier, later], { path: location.path, text });
      const [first, page] = isOfLater ? [later, earlier] : [earlier, later];
      seen.set(text, first);
      yield {
        document: page,
        location,
        words: {
          message: message(heads.get(page)!.head[field]),
          fix,
          why: `In search results${field === 'title' ? ' and browser tabs' : ''} visitors cannot tell the two pages apart.`,
        },
        follows: [page, first].flatMap((document) => [location.path, ...madeFrom].map((path) => ({ document, path }))),
        related: [{ document: first, location, message: 'This page has it too.' }],
      };
    }
  },
});

/**
 * Whether a text of two pages is that of the second: it had it before, or the text has the words of its address, or
 * more of its words stand in the rest of the page.
 */
function isOfSecond(site: Site, pages: [SitePage, SitePage], { path, text }: { path: Path; text: string }): boolean {
  const [first, second] = pages.map((page) => {
    const bytes = site.setting.formerly?.(page.path);
    const before = bytes && parse(bytes);
    return before && 'value' in before && valueAt(before.value, path) === valueAt(page.value, path);
  });
  if (first !== undefined && second !== undefined && first !== second) return second;
  const said = `-${slugOf(text)}-`;
  const [speaksOfFirst, speaksOfSecond] = pages.map(({ route }) => {
    const name = route.slice(route.lastIndexOf('/') + 1);
    return name !== '' && said.includes(`-${name}-`);
  });
  if (speaksOfFirst !== speaksOfSecond) return speaksOfSecond!;
  const title = new Set(wordsOf(text).flatMap(({ word }) => (word.length < SHORTEST ? [] : [word])));
  const [saidByFirst, saidBySecond] = pages.map((page) => {
    const words = textsIn(page).flatMap(({ path: at, value }) => (at[0] === 'metadata' ? [] : wordsOf(value)));
    return new Set(words.flatMap(({ word }) => (title.has(word) ? [word] : []))).size;
  });
  return saidBySecond! > saidByFirst!;
}

/** Shorter words are what sentences are made of. */
const SHORTEST = 4;

export const duplicateTitle = duplicateRule({
  code: 'duplicate-title',
  severity: 'error',
  mayAllow: true,
  yieldsTo: ['copied-page', 'duplicate-district', 'leftover-place', 'vague-title'],
  summary: 'Two pages that search engines list have the same title.',
  example: {
    before: '"title": "Repairs in Northgate | {brand}" in two files',
    after: '"title": "New doors in Northgate | {brand}" in one of the two',
  },
  field: 'title',
  madeFrom: [
    ['facts', 'name'],
    ['facts', 'code'],
  ],
  message: (text) => `Two pages have the title "${text}".`,
  fix: 'Give one of the two a title of its own.',
});

export const duplicateDescription = duplicateRule({
  code: 'duplicate-description',
  severity: 'error',
  mayAllow: true,
  yieldsTo: ['copied-page'],
  summary: 'Two pages that search engines list have the same description.',
  example: {
    before: '"description": "Repairs by day and by night …" in two files',
    after: '"description": "Locks changed while you wait …" in one of the two',
  },
  field: 'description',
  madeFrom: [],
  message: () => 'Two pages have this description.',
  fix: 'Say here what only this page says.',
});
