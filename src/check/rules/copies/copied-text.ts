import type { Words } from '../../problem';
import type { Diagnostic, Rule } from '../../rule';
import { counted } from '../../words';
import { areAlike, copiesIn, isText, MANY_TEXTS, together } from './copies';
import type { Copy, LeftFact } from './copies';

/** The texts that pages of one mould share are reported by `copied-page`. */
export const copiedText: Rule = {
  code: 'copied-text',
  severity: 'warning',
  summary: 'A paragraph, card or answer stands on another page too, word for word.',
  example: {
    before: '"text": "Close the tap under the sink, and open the one above it …" on two pages',
    after: '"text": "Switch the machine off at the wall …" on one of the two',
  },
  scope: 'site',
  *check(site) {
    for (const copy of copiesIn(site)) {
      const texts = areAlike(copy) ? [] : copy.left.filter(isText);
      if (texts.length >= MANY_TEXTS) yield ofMany(copy, texts);
      else for (const text of texts) yield ofOne(copy, text);
    }
  },
};

const words = (message: string): Words => ({
  message,
  fix: 'Write what only this page can say, or take it out. What both pages are meant to say belongs in a file of pages/_shared that both show.',
  why: 'Visitors who read the same again learn nothing, and search engines show only one of the two pages.',
});

const ofOne = ({ page, source }: Copy, { path, sourcePath }: LeftFact): Diagnostic => ({
  document: page,
  location: { path, part: 'value' },
  words: words(`This text stands in ${source.path} too.`),
  follows: [
    { document: page, path: [] },
    { document: source, path: sourcePath },
  ],
  related: [{ document: source, location: { path: sourcePath, part: 'value' }, message: 'It stands here too.' }],
});

const ofMany = ({ page, source }: Copy, texts: readonly LeftFact[]): Diagnostic => ({
  ...together(page, texts),
  words: words(`${counted(texts.length, 'text')} of this page stand in ${source.path} too.`),
  follows: [{ document: page, path: [] }],
});
