import { valueAt } from '../../../json/path';
import type { Path } from '../../../json/path';
import { isListed } from '../../../kinds/named';
import { oncePer } from '../../once';
import { isNewerThan } from '../../documents/published';
import { keptPerDocument } from '../../run/findings';
import type { Site, SitePage } from '../../site';
import { wordNumbers } from '../../texts/words-of';
import { sourceOf } from './copies';
import { likenessWithin } from './fingerprints';
import { Holders } from './holders';
import { isListedPage, ownFactsOf } from './own-facts';
import type { ListedPage } from './own-facts';
import { isReview, reviewsOn } from './reviews';
import { fitOf } from './sheets';
import { hashOfRow, numberSet } from './number-set';

/** A text of a page of which most stands in a text of another page. */
export interface SameText {
  page: SitePage;
  path: Path;
  source: SitePage;
  sourcePath: Path;
  /** The share of the shorter one that stands in the other, up to 1. */
  share: number;
  isReview: boolean;
}

/** From this share on a text is that of another page, but for a few words. */
const SAME = 0.7;
/** What has fewer words may be said again: a sentence of the house, a customer's thanks. */
const LEAST_WORDS = { text: 12, review: 6 };
/** What has fewer words is the same only word for word: a rule of safety can be said in two ways. */
const LEAST_WORDS_NEARLY = 18;
const SHINGLE = 4;
/** So many words at the beginning of a sentence, or at the end of a text, bring two pages together to be compared. */
const ROW = 6;
/** What more pages begin with is a phrase of the house, and nobody is compared for it. */
const MOST_HOLDERS = 6;

interface Said {
  path: Path;
  value: string;
  isReview: boolean;
}

/** The longer texts of a page: conditions beside a block may be the same on purpose. */
const saidOn = (page: SitePage | ListedPage): Said[] => [
  ...ownFactsOf(page).flatMap(({ slot, path, value }) =>
    slot === 'text' && typeof value === 'string' && path.at(-1) !== 'note' && !isReview(page.value, path)
      ? [{ path, value, isReview: false }]
      : [],
  ),
  ...reviewsOn(page).map(({ path, text }) => ({ path, value: text, isReview: true })),
];

/** The words of each sentence; one that is made from the facts of its page is the same on every page on purpose. */
const sentencesOf = (value: string, kind: string): number[][] =>
  value
    .split(/(?<=[.!?:])\s+/)
    .filter((sentence) => !sentence.includes(`{${kind}.`))
    .map((sentence) => wordNumbers([sentence]));

const rowsOn = keptPerDocument(
  'rows of words',
  () => (document) =>
    isListedPage(document) ? saidOn(document).flatMap(({ value }) => rowsIn(sentencesOf(value, document.kind))) : [],
);

function rowsIn(sentences: readonly number[][]): number[] {
  const rows = sentences.filter(({ length }) => length >= ROW);
  const last = rows.at(-1);
  return [...rows.map((row) => hashOfRow(row, 0, ROW)), ...(last ? [hashOfRow(last, last.length - ROW, ROW)] : [])];
}

const holders = new Holders<number>();

/** The longer texts of a page as they are compared, worked out where it has something of another. */
const comparedOn = oncePer((page: SitePage) =>
  saidOn(page).flatMap((said) => {
    const words = sentencesOf(said.value, page.kind).flat();
    if (words.length < LEAST_WORDS[said.isReview ? 'review' : 'text']) return [];
    const isLong = said.isReview || words.length >= LEAST_WORDS_NEARLY;
    const starts = Array.from({ length: words.length - SHINGLE + 1 }, (_, start) => start);
    return [{ ...said, isLong, shingles: numberSet(starts.map((start) => hashOfRow(words, start, SHINGLE))) }];
  }),
);

/** The texts of a page that another has too, worked out once for two pages that stay as they are. */
const sharedWith = oncePer((page: SitePage) =>
  oncePer((source: SitePage): readonly SameText[] =>
    comparedOn(page).flatMap(({ path, value, isReview: isOfCustomer, isLong, shingles }) =>
      comparedOn(source)
        .filter((each) => each.isReview === isOfCustomer && ((each.isLong && isLong) || each.value === value))
        .map((each) => ({ sourcePath: each.path, share: likenessWithin(shingles, each.shingles) }))
        .sort((a, b) => b.share - a.share)
        .slice(0, 1)
        .filter(({ share }) => share >= SAME)
        .map((found) => ({ page, path, source, isReview: isOfCustomer, ...found })),
    ),
  ),
);

/** Every text that another page has too, word for word or nearly, told on the page to which it belongs less. */
export const sameTextsIn = oncePer((site: Site): readonly SameText[] => {
  const pages = site.pages.filter(({ kind }) => isListed(kind));
  const pairs = new Map<SitePage, Set<SitePage>>();
  for (const holding of holders.among(pages, rowsOn(site)).values()) {
    if (holding.size > MOST_HOLDERS) continue;
    const inOrder = [...holding].sort((a, b) => (a.route < b.route ? -1 : 1));
    for (const [index, page] of inOrder.entries())
      pairs.set(page, new Set([...(pairs.get(page) ?? []), ...inOrder.slice(0, index)]));
  }
  const told = new Set<string>();
  return [...pairs]
    .flatMap(([page, others]) => [...others].flatMap((other) => sharedWith(page)(other)))
    .map((same) => (isSource(site, same) ? turned(same) : same))
    .sort((a, b) => b.share - a.share || (a.source.route < b.source.route ? -1 : 1))
    .filter(({ page, path }) => {
      const at = `${page.path} ${path.join('/')}`;
      return !told.has(at) && told.add(at);
    });
});

const turned = ({ page, path, source, sourcePath, ...same }: SameText): SameText => ({
  ...same,
  page: source,
  path: sourcePath,
  source: page,
  sourcePath: path,
});

/** Whether the page of the two was there before the other, or the text belongs to it, as far as anybody knows. */
function isSource(site: Site, { page, path, source }: SameText): boolean {
  if (isNewerThan(site, source, page) || sourceOf(site, source) === page) return true;
  if (isNewerThan(site, page, source) || sourceOf(site, page) === source) return false;
  const all = site.pages.filter(({ kind }) => kind === page.kind);
  const value = valueAt(page.value, path);
  return (
    fitOf([{ fact: { slot: 'text' }, shared: [{ mine: { value } }] }], [page, source], { all, region: site.region }) > 0
  );
}
