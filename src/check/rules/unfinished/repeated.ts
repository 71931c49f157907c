import { isObject } from '../../../json/is-object';
import { isOfSentences } from '../../../schema/fields';
import type { Path } from '../../../json/path';
import { atValue } from '../../placed';
import { ownBlocks } from '../../documents/blocks';
import type { Diagnostic, Rule } from '../../rule';
import type { SiteDocument } from '../../site';
import { textsIn } from '../../texts/texts';
import { countWords } from '../../texts/words-of';

/** Short texts may well return: a label, the words of a button, a block of a call. */
const LEAST_LENGTH = 60;
/** More words than an answer such as "Included" has. */
const SOME_WORDS = 5;

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
      if (!original || reported.some((outer) => isIn(whole, outer))) continue;
      reported.push(whole);
      const words = {
        message: `${what} on this page twice.`,
        fix: 'Take one of the two out, or write something else here.',
        why: 'Visitors who read the same again think that they have missed something, or that nobody looked.',
      };
      yield atValue(document, path, words, {
        part,
        follows: path.map((_, depth) => ({ document, path: path.slice(0, depth) })),
        related: [{ document, location: { path: original, part }, message: 'It stands here first.' }],
      });
    }
  };

const isIn = (path: Path, outer: Path) => outer.every((step, depth) => path[depth] === step);
/** The longer sentences of a text that has several. */
const sentencesIn = (text: string) => {
  const sentences = text.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  return sentences.length > 1 ? sentences.filter(({ length }) => length >= LEAST_LENGTH) : [];
};
const longIn = (document: SiteDocument) => textsIn(document).filter(({ value }) => value.length >= LEAST_LENGTH);

export const repeatedText: Rule = {
  code: 'repeated-text',
  severity: 'warning',
  summary: 'A paragraph or a card stands twice on one page.',
  example: {
    before: '"paragraphs": ["We come day and night …", "We come day and night …"]',
    after: '"paragraphs": ["We come day and night …"]',
  },
  scope: 'document',
  check: inParts('value', 'These words stand', (document) => {
    const long = longIn(document).filter(({ path }) => path[0] === 'blocks');
    const all = [
      ...long.map(({ path, value }) => ({ path, within: '', value })),
      ...long.flatMap(({ path, value }) =>
        sentencesIn(value).map((each) => ({ path, within: path.join(), value: each })),
      ),
      ...besideOthers(document),
    ];
    return all.map(({ path, within, value }) => ({ path, key: `${within} ${plain(value)}`, whole: entryOf(path) }));
  }),
};

export const repeatedBlock: Rule = {
  code: 'repeated-block',
  severity: 'error',
  mayAllow: true,
  summary: 'A block with a longer text, a shared one or a list of a fact stands twice on one page.',
  example: {
    before: '{ "type": "prose", "paragraphs": ["We come …"] }, { "type": "prose", "paragraphs": ["We come …"] }',
    after: '{ "type": "prose", "paragraphs": ["We come …"] }',
  },
  scope: 'document',
  check: inParts('opening', 'This block stands', (document) => {
    const long = longIn(document);
    return [...ownBlocks(document)].flatMap(({ path, block, type }) => {
      const { items } = block;
      const fact = isObject(items) && typeof items['fact'] === 'string' ? items['fact'] : undefined;
      const isWhole =
        type === 'shared' || long.some((text) => isIn(text.path, path)) || isNamedAnew(path, block, document);
      const key = isWhole ? JSON.stringify({ ...block, id: undefined }) : fact && `fact ${fact}`;
      return key === undefined ? [] : [{ path, key, whole: path }];
    });
  }),
};

/** Whether somebody gave a block a name of its own: with texts that are long together it is no call that returns. */
const isNamedAnew = (path: Path, { id }: Record<string, unknown>, document: SiteDocument) =>
  typeof id === 'string' &&
  textsIn(document)
    .filter((text) => isIn(text.path, path))
    .reduce((sum, { value: { length } }) => sum + length, 0) >= LEAST_LENGTH;

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}{}]+/gu, ' ')
    .trim();

/** The sentences of the entries of a list, which are not the same beside each other, however short. */
const besideOthers = (document: SiteDocument) =>
  textsIn(document).flatMap(({ path, kind, value }) => {
    const field = path.at(-1);
    const isOfEntry = path[0] === 'blocks' && typeof field === 'string' && typeof path.at(-2) === 'number';
    const isShort = value.length < LEAST_LENGTH && countWords(value) >= SOME_WORDS;
    return isOfEntry && isShort && isOfSentences(kind)
      ? [{ path, within: [...path.slice(0, -2), field].join(), value }]
      : [];
  });

/** The innermost entry of a list that a text is a part of, or the text itself. */
function entryOf(path: Path): Path {
  const depth = path.slice(0, -1).findLastIndex((step) => typeof step === 'number');
  return typeof path.at(-1) === 'number' ? path : path.slice(0, depth + 1);
}
