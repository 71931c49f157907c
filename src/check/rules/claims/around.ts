import { isObject } from '../../../json/is-object';
import { valueAt } from '../../../json/path';
import type { Path } from '../../../json/path';
import type { Span } from '../../../json/text-edit';
import { sentenceAt, sentencesOf } from '../../texts/sentences';
import type { Speech } from './speech';
import { anyOf, oneOf } from './vocabulary';
import type { Vocabulary } from './vocabulary';

/** What stands beside a text. */
export interface Beside {
  /** "Response" of `{ "label": "Response", "value": "60 minutes" }`. */
  label: string;
  /** Whether somebody else says it: a customer in a review. */
  isQuoted: boolean;
  /** Whether it stands around every page. */
  isOurs?: boolean;
}

/** The words around a figure, for which "#" stands in them. */
export interface Around extends Beside {
  sentence: string;
  /** The part of the sentence between two joints. */
  clause: string;
  /** What else of the sentence speaks of it: what comes before, or is its condition, and has no figure of its own. */
  context: string;
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
): (text: string, beside: Beside) => (span: Span) => Around {
  const joints = new RegExp(`[,;](?=\\s)|\\s[–—·|]\\s|[()]|(?<![\\p{L}\\p{N}])${oneOf(vocabulary.joins)}`, 'giu');
  const [contrast, condition] = [anyOf(vocabulary.contrasts), anyOf(vocabulary.conditions)];
  const ofUs = anyOf([vocabulary.us, vocabulary.ours, ...speech.brand]);
  return (text, beside) => {
    const isShort = text.split(/\s+/).length <= SHORT;
    const sentences = isShort ? [{ text, start: 0, end: text.length }] : sentencesOf(text, speech.locale);
    return ({ start, end }) => {
      const { text: whole, start: at } = sentenceAt(sentences, start);
      const sentence = `${whole.slice(0, start - at)}#${whole.slice(end - at)}`;
      const parts = partsOf(sentence, joints);
      const own = parts.findIndex(({ text: part }) => part.includes('#'));
      const clause = parts[own]!.text.replaceAll(/\s+/g, ' ').trim();
      const from = parts.slice(0, own + 1).findLastIndex(({ joint }) => contrast.test(joint));
      const context = parts
        .filter((part, index) => (index >= from && index < own) || (index > own && condition.test(part.joint)))
        .filter((part) => !/\d/.test(part.text))
        .map((part) => part.text)
        .join(' ');
      return {
        ...beside,
        sentence,
        clause,
        context,
        isShort,
        isOfUs: ofUs.test(clause) || beside.label !== '' || beside.isOurs === true,
      };
    };
  };
}

/** The parts of a sentence, each with the joint before it. */
function partsOf(sentence: string, joints: RegExp): { joint: string; text: string }[] {
  const found = [{ 0: '', index: 0 }, ...sentence.matchAll(joints)];
  return found.map(({ 0: joint, index }, at) => ({
    joint,
    text: sentence.slice(index + joint.length, found[at + 1]?.index),
  }));
}

export function besideIn(root: unknown, path: Path): Beside {
  const parent = valueAt(root, path.slice(0, -1));
  if (!isObject(parent)) return { label: '', isQuoted: false };
  const { label, heading } = parent;
  const words = [label, path.at(-1) === 'value' ? undefined : heading].filter(
    (each) => typeof each === 'string' && each !== parent[String(path.at(-1))],
  );
  return { label: words.join(' '), isQuoted: path.at(-1) === 'text' && 'provenance' in parent };
}
