import type { Diagnostic, Rule } from '../../rule';
import { localeOf } from '../../texts/sentences';
import type { SiteDocument } from '../../site';
import { inEachDocumentBySiteFile } from '../../documents/site-file';
import { textsIn } from '../../texts/texts';
import { upperFirst } from '../../words';
import { meantBy, siftOf, vocabularyFor } from './vocabulary';
import type { SpellingVocabulary } from './vocabulary';

export const mistakenWord: Rule = {
  code: 'mistaken-word',
  severity: 'warning',
  yieldsTo: ['cut-off-text', 'pasted-remains'],
  summary: 'A word stands where another is meant that sounds like it, or the wrong article: "of it\'s", "a hour".',
  example: {
    before: '"text": "We should of come within a hour."',
    after: '"text": "We should have come within an hour."',
  },
  check: inEachDocumentBySiteFile((site) => {
    const vocabulary = vocabularyFor(localeOf(site));
    return vocabulary.slips.length > 0 ? (document) => mistakesIn(document, vocabulary) : undefined;
  }),
};

interface Mistake {
  start: number;
  written: string;
  meant: string;
}

function* mistakesIn(document: SiteDocument, vocabulary: SpellingVocabulary): Generator<Diagnostic> {
  for (const { kind, path, value } of textsIn(document)) {
    if (kind === 'place' || path.at(-1) === 'name') continue;
    let told = -1;
    for (const { start, written, meant } of inOrder([
      ...slipsIn(value, vocabulary),
      ...articlesIn(value, vocabulary),
    ])) {
      if (start < told) continue;
      told = start + written.length;
      yield {
        document,
        location: { path, part: 'value', inside: { start, end: start + written.length } },
        words: {
          message: `"${written}" seems to mean "${meant}".`,
          fix: `Write "${meant}" in its place.`,
          why: 'No dictionary finds a right word in the wrong place, but visitors do, and stumble over it.',
        },
      };
    }
  }
}

/** Two forms may see the same slip; it is told by the first. */
const inOrder = (mistakes: readonly Mistake[]) => [...mistakes].sort((a, b) => a.start - b.start);

function* slipsIn(text: string, vocabulary: SpellingVocabulary): Generator<Mistake> {
  for (const index of siftOf(vocabulary.slips).matching(text)) {
    const slip = vocabulary.slips[index]!;
    for (const found of text.matchAll(slip[0])) {
      const [written] = found;
      const meant = meantBy(slip, found).trimEnd();
      yield {
        start: found.index,
        written: written.trimEnd(),
        meant: /^\p{Lu}/u.test(written) ? upperFirst(meant) : meant,
      };
    }
  }
}

/** A capital A in the middle of a sentence is a name: "plan A". */
const ARTICLE = /(?:(?<![\p{L}\p{N}.'’/-])a|(?<=^|[.!?] )A)(n?) (\p{Ll}+(?![\p{L}\d])|\d+(?![.,:]?\d))/gu;

function* articlesIn(text: string, { articleBefore }: SpellingVocabulary): Generator<Mistake> {
  for (const { 0: written, 1: n, 2: next = '', index } of text.matchAll(ARTICLE)) {
    const meant = articleBefore?.(next);
    if (meant === undefined || meant === `a${n}`) continue;
    yield { start: index, written, meant: `${written.startsWith('A') ? upperFirst(meant) : meant} ${next}` };
  }
}
