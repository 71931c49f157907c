import type { Path } from '../../../json/path';
import { inEachDocument } from '../../each-document';
import type { Diagnostic, Rule } from '../../rule';
import type { SiteDocument } from '../../site';
import { textsIn } from '../../texts';

/** Short texts may well return: a label, the words of a button. */
const LEAST_LENGTH = 60;

export const repeatedText: Rule = {
  code: 'repeated-text',
  severity: 'warning',
  yieldsTo: ['repeated-block'],
  summary: 'A paragraph or a card stands twice on one page.',
  example: {
    before: '"paragraphs": ["We come day and night …", "We come day and night …"]',
    after: '"paragraphs": ["We come day and night …"]',
  },
  check: inEachDocument(function* (document): Generator<Diagnostic> {
    const first = new Map<string, Path>();
    const told: Path[] = [];
    for (const { path, value } of textsIn(document)) {
      if (path[0] !== 'blocks' || value.length < LEAST_LENGTH) continue;
      const key = value
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}{}]+/gu, ' ')
        .trim();
      const original = first.get(key);
      if (!original) {
        first.set(key, path);
        continue;
      }
      const entry = entryOf(path);
      // A card that was pasted twice has several such texts, and is told once.
      if (told.some((other) => other.join('/') === entry.join('/'))) continue;
      told.push(entry);
      yield diagnosticOf(document, path, original);
    }
  }),
};

function diagnosticOf(document: SiteDocument, path: Path, original: Path): Diagnostic {
  return {
    document,
    location: { path, part: 'value' },
    follows: path.map((_, depth) => ({ document, path: path.slice(0, depth) })),
    words: {
      message: 'These words stand on this page twice.',
      fix: 'Keep one of the two, or write something else here.',
      why: 'Visitors who read the same again think that they have missed something, or that nobody looked.',
    },
    related: [{ document, location: { path: original, part: 'value' }, message: 'They stand here first.' }],
  };
}

/** The innermost entry of a list that a text is a part of, or the text itself. */
function entryOf(path: Path): Path {
  const depth = path.slice(0, -1).findLastIndex((step) => typeof step === 'number');
  return typeof path.at(-1) === 'number' ? path : path.slice(0, depth + 1);
}
