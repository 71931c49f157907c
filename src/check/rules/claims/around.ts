import type { Path } from '../../../json/path';
import type { Span } from '../../../json/text-edit';
import { isObject } from '../../../json/is-object';
import { sentenceAt, sentencesOf } from '../../sentences';
import type { Speech } from './speech';
import { anyOf, oneOf } from './vocabulary';
import type { Vocabulary } from './vocabulary';

/** The words around a figure, for which "#" stands in them. */
export interface Around {
  /** What stands beside the text: "Response" of `{ "label": "Response", "value": "60 minutes" }`. */
  label: string;
  sentence: string;
  /** The part of the sentence between two joints. */
  clause: string;
  /** Whether the clause names us, or a label or nothing else stands beside the figure. */
  isOfUs: boolean;
  isShort: boolean;
}

/** A text of so few words is a badge or a heading, which speaks of the business. */
const SHORT = 5;

export const wordsForUs = ({ workers }: Pick<Speech, 'workers'>, { us }: Vocabulary) =>
  [us, ...workers.flatMap((worker) => [worker, `${worker}s`])].join('|');

export function aroundReader(
  speech: Speech,
  vocabulary: Vocabulary,
): (text: string, label: string) => (span: Span) => Around {
  const joints = new RegExp(`[,;](?=\\s)|\\s[–—]\\s|[()]|(?<![\\p{L}\\p{N}])${oneOf(vocabulary.joins)}`, 'giu');
  const ofUs = anyOf([vocabulary.us, vocabulary.ours, ...speech.brand]);
  return (text, label) => {
    const sentences = sentencesOf(text, speech.locale);
    const isShort = text.split(/\s+/).length <= SHORT;
    return ({ start, end }) => {
      const { text: whole, start: at } = sentenceAt(sentences, start);
      const sentence = `${whole.slice(0, start - at)}#${whole.slice(end - at)}`;
      const clause = sentence
        .split(joints)
        .find((part) => part.includes('#'))!
        .replaceAll(/\s+/g, ' ')
        .trim();
      return { label, sentence, clause, isShort, isOfUs: ofUs.test(clause) || label !== '' };
    };
  };
}

export function labelBeside(root: unknown, path: Path): string {
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((value, key) => (value as Record<string | number, unknown> | undefined)?.[key], root);
  if (!isObject(parent)) return '';
  const { label, heading } = parent;
  return [label, path.at(-1) === 'value' ? undefined : heading]
    .filter((each) => typeof each === 'string' && each !== parent[String(path.at(-1))])
    .join(' ');
}
