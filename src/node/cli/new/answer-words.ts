import { counted, listOf } from '../../../check/words';
import type { Offer } from '../../../check/judge/offer';

/** The message about an unusable answer, before the question is repeated. */
export const misfit = ({ text, message }: { text: string; message: string }) =>
  `${JSON.stringify(text)} does not fit here. ${message}`;

export const noPriceRange = ({ text, sign }: { text: string; sign: string }) =>
  `${JSON.stringify(text)} does not fit here. Write ${listOf(
    [2, 3, 4].map((level) => sign.repeat(level)),
    'or',
  ).replaceAll('"', '')}, or how many signs: 2, 3 or 4.`;

export const otherCount = ({ count, message }: { count: number; message: string }) =>
  `That is ${counted(count, 'entry', 'entries')}. ${message} Put semicolons between them.`;

export function outOfRange({ text, least, most }: { text: string; least: number | null; most: number | null }): string {
  const from = least !== null && least > Number.MIN_SAFE_INTEGER ? least : undefined;
  const to = most !== null && most < Number.MAX_SAFE_INTEGER ? most : undefined;
  const wanted = from === undefined ? `at most ${to}` : to === undefined ? `${from} or more` : `from ${from} to ${to}`;
  return `${text} cannot be right: it must be ${wanted}.`;
}

export function notAChoice({
  text,
  groups,
  offer: { intended, alike },
}: {
  text: string;
  groups: [group: string, words: string[]][];
  offer: Offer;
}): string {
  const near = intended === undefined ? alike : [intended];
  const all = groups.length > 1 ? groups.map(([group, among]) => `  ${group}: ${among.join(', ')}`).join('\n') : '';
  if (near.length > 0) return `There is no ${JSON.stringify(text)} to choose. Did you mean ${listOf(near, 'or')}?`;
  return `There is no ${JSON.stringify(text)} to choose. ${
    all
      ? `Write one of these:\n${all}`
      : `Write ${listOf(
          groups.flatMap(([, among]) => among),
          'or',
        )}, without quotes.`
  }`;
}
