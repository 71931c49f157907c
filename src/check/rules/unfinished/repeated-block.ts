import { isObject } from '../../../json/is-object';
import type { Path } from '../../../json/path';
import { inEachDocument } from '../../each-document';
import type { Diagnostic, Rule } from '../../rule';
import { textsIn } from '../../texts';
import { valuesIn } from '../../values';

/** A block of short words, such as a call, may well stand on a long page twice. */
const LEAST_LENGTH = 60;

export const repeatedBlock: Rule = {
  code: 'repeated-block',
  severity: 'error',
  mayAllow: true,
  summary: 'A block with a longer text stands twice on one page, word for word.',
  example: {
    before: '{ "type": "prose", "paragraphs": ["We come …"] }, { "type": "prose", "paragraphs": ["We come …"] }',
    after: '{ "type": "prose", "paragraphs": ["We come …"] }',
  },
  check: inEachDocument(function* (document): Generator<Diagnostic> {
    const long = textsIn(document).filter(({ value }) => value.length >= LEAST_LENGTH);
    const first = new Map<string, Path>();
    const told: Path[] = [];
    for (const { path, value } of valuesIn(document.value)) {
      if (!isObject(value) || typeof value['type'] !== 'string' || typeof path.at(-1) !== 'number') continue;
      if (told.some((block) => isIn(path, block)) || !long.some((text) => isIn(text.path, path))) continue;
      const key = JSON.stringify({ ...value, id: undefined });
      const original = first.get(key);
      if (!original) {
        first.set(key, path);
        continue;
      }
      told.push(path);
      yield {
        document,
        location: { path, part: 'opening' },
        words: {
          message: 'This block stands on this page twice.',
          fix: 'Take one of the two out, or write something else here.',
          why: 'Visitors who read the same again think that they have missed something, or that nobody looked.',
        },
        related: [{ document, location: { path: original, part: 'opening' }, message: 'It stands here first.' }],
      };
    }
  }),
};

const isIn = (path: Path, outer: Path) => outer.every((step, depth) => path[depth] === step);
