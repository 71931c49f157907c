import type { LinkedText } from './Linked';

/** Between two sentences: neither the capital of an abbreviation ends one, nor does a small letter begin one. */
const BETWEEN = /(?<=.{8}[\p{Ll}\p{Lo}]{2}[.!?…]["”’)]?)\s+(?=$|[\p{Lu}\p{Lo}"“„«(])/gu;
/** Most of a line on a phone. */
const LEAST = 25;

/** The first sentence of a text, or the first ones where they are short, and the rest of it where there is more. */
export function firstSentence(text: LinkedText): [LinkedText, LinkedText?] {
  const parts = typeof text === 'string' ? [text] : text;
  let before = 0;
  for (const [index, part] of parts.entries()) {
    const words = typeof part === 'string' ? part : part.words;
    const gap = part === words && [...words.matchAll(BETWEEN)].find((each) => before + each.index >= LEAST);
    before += words.length;
    if (!gap) continue;
    const rest = [words.slice(gap.index + gap[0].length), ...parts.slice(index + 1)].filter((piece) => piece !== '');
    return rest.length > 0 ? [[...parts.slice(0, index), words.slice(0, gap.index)], rest] : [text];
  }
  return [text];
}
