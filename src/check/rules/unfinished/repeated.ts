import { isObject } from '../../../json/is-object';
import { isInside } from '../../../json/path';
import type { Path } from '../../../json/path';
import { atValue } from '../../placed';
import { NAME_FIELDS, ownBlocks } from '../../documents/blocks';
import { plainName } from '../../documents/place-name';
import type { Diagnostic, Rule } from '../../rule';
import type { SiteDocument } from '../../site';
import { textsIn } from '../../texts/texts';

/** Short texts may well return: a label, the words of a button, a block of a call. */
const LEAST_LENGTH = 60;

/** A part of a document, by what makes it the same as another. */
interface Part {
  path: Path;
  key: string;
  /** Reported once, however many parts of it return. */
  whole: Path;
}

/** The check of a document for parts that stand in it twice; `what` begins a sentence. */
const inParts = (part: 'value' | 'opening', what: string, partsOf: (document: SiteDocument) => Part[]) =>
  function* (document: SiteDocument): Generator<Diagnostic> {
    const first = new Map<string, Path>();
    const reported: Path[] = [];
    for (const { path, key, whole } of partsOf(document)) {
      const original = first.get(key);
      if (!original) first.set(key, path);
      if (!original || reported.some((outer) => isInside(whole, outer))) continue;
      reported.push(whole);
      const words = {
        message: `${what} on this page twice.`,
        fix: 'Take one of the two out, or write something else here.',
        why: 'Visitors who read the same again think that they have missed something, or that nobody looked.',
      };
      yield atValue(document, path, words, {
        part,
        follows: path.flatMap((_, depth) => {
          const outer = path.slice(0, depth);
          // An entry that is repeated with its name is one mistake.
          return [outer, ...NAME_FIELDS.map((name) => [...outer, name])].map((place) => ({ document, path: place }));
        }),
        related: [{ document, location: { path: original, part }, message: 'It stands here first.' }],
      });
    }
  };

const longIn = (document: SiteDocument) => textsIn(document).filter(({ value }) => value.length >= LEAST_LENGTH);

export const repeatedText: Rule = {
  code: 'repeated-text',
  severity: 'warning',
  summary: 'A paragraph or a card stands twice on one page.',
  example: { before: '"paragraphs": ["We come …", "We come …"]', after: '"paragraphs": ["We come …"]' },
  scope: 'document',
  check: inParts('value', 'These words stand', (document) => {
    // One picture may stand twice, and has the same words then.
    const long = longIn(document).filter(({ kind, path }) => kind !== 'alt' && path[0] === 'blocks');
    return long.map(({ path, value }) => ({ path, key: plainName(value), whole: entryOf(path) }));
  }),
};

export const repeatedBlock: Rule = {
  code: 'repeated-block',
  severity: 'error',
  mayAllow: true,
  summary: 'A block with a longer text, a shared one or a list of a fact stands twice on one page.',
  example: { before: '{ "type": "prose", … } twice, with the same words', after: '{ "type": "prose", … } once' },
  scope: 'document',
  check: inParts('opening', 'This block stands', (document) => {
    const long = longIn(document);
    return [...ownBlocks(document)].flatMap(({ path, block, type }) => {
      const { items } = block;
      const fact = isObject(items) && typeof items['fact'] === 'string' ? items['fact'] : undefined;
      const isWhole =
        type === 'shared' || long.some((text) => isInside(text.path, path)) || isNamedAnew(path, block, document);
      const key = isWhole ? JSON.stringify({ ...block, id: undefined }) : fact && `fact ${fact}`;
      return key === undefined ? [] : [{ path, key, whole: path }];
    });
  }),
};

/** Whether somebody gave a block a name of its own: with texts that are long together it is no call that returns. */
const isNamedAnew = (path: Path, { id }: Record<string, unknown>, document: SiteDocument) =>
  typeof id === 'string' &&
  textsIn(document)
    .filter((text) => isInside(text.path, path))
    .reduce((sum, { value: { length } }) => sum + length, 0) >= LEAST_LENGTH;

/** The innermost entry of a list that a text is a part of, or the text itself. */
function entryOf(path: Path): Path {
  const depth = path.slice(0, -1).findLastIndex((step) => typeof step === 'number');
  return typeof path.at(-1) === 'number' ? path : path.slice(0, depth + 1);
}
