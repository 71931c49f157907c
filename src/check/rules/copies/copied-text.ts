import { pushTo } from '../../lists';
import type { Diagnostic, Rule } from '../../rule';
import { counted } from '../../words';
import { isLeft } from './copies';
import { sameTextsIn } from './same-texts';
import type { SameText } from './same-texts';

/** From so many on the texts that two pages share are one thing to do. */
const MANY_TEXTS = 4;

/** What `copied-page` and `near-copy` report of pages of one kind is left out here. */
export const copiedText: Rule = {
  code: 'copied-text',
  severity: 'warning',
  yieldsTo: ['leftover-place', 'near-copy'],
  summary: 'A paragraph, card or answer stands on another page too, word for word or nearly.',
  example: {
    before: '"text": "Close the tap under the sink, and open the one above it …" on two pages',
    after: '"text": "Switch the machine off at the wall …" on one of the two',
  },
  *check(site) {
    const isTold = ({ page, path, source, sourcePath }: SameText) =>
      isLeft(site, page, path.join('/')) || isLeft(site, source, sourcePath.join('/'));
    const pairs = new Map<string, SameText[]>();
    for (const same of sameTextsIn(site)) {
      if (!same.isReview && !isTold(same)) pushTo(pairs, `${same.page.path} ${same.source.path}`, same);
    }
    for (const texts of pairs.values()) {
      if (texts.length >= MANY_TEXTS) yield ofMany(texts);
      else for (const text of texts) yield ofOne(text);
    }
  },
};

const FIX =
  'Write what only this page can say, or take it out. What both pages are meant to say belongs in a file of ' +
  'pages/_shared that both show.';
const WHY = 'Visitors who read the same again learn nothing, and search engines show only one of the two pages.';

const aboutPage = ({ page, path, source, sourcePath }: SameText) => ({
  document: page,
  follows: [
    { document: page, path: [] },
    { document: source, path: [] },
    { document: page, path },
    { document: source, path: sourcePath },
  ],
  related: [
    { document: source, location: { path: sourcePath, part: 'value' as const }, message: 'It stands here too.' },
  ],
});

const ofOne = (text: SameText): Diagnostic => ({
  ...aboutPage(text),
  location: { path: text.path, part: 'value' },
  words: {
    message: `${text.share === 1 ? 'This text stands' : 'Most of the words of this text stand'} in ${text.source.path} too.`,
    fix: FIX,
    why: WHY,
  },
});

const ofMany = (texts: readonly SameText[]): Diagnostic => ({
  ...aboutPage(texts[0]!),
  location: { path: ['blocks'], part: 'name' },
  words: {
    message: `${counted(texts.length, 'text')} of this page stand in ${texts[0]!.source.path} too, word for word or nearly.`,
    fix: FIX,
    why: WHY,
  },
});
