import type { LinkedText } from './Linked';

/** Between two sentences: neither the capital of an abbreviation ends one, nor does a small letter begin one. */
const BETWEEN = /(?<=.{8}[\p{Ll}\p{Lo}]{2}[.!?…]["”’)]?)\s+(?=$|[\p{Lu}\p{Lo}"“„«(])/u;

/** A text up to the end of its first sentence, and the rest of it where there is more. */
export function firstSentence(text: LinkedText): [LinkedText, LinkedText?] {
  const parts = typeof text === 'string' ? [text] : text;
  for (const [index, part] of parts.entries()) {
    const gap = typeof part === 'string' ? BETWEEN.exec(part) : undefined;
    if (!gap) continue;
    const rest = [gap.input.slice(gap.index + gap[0].length), ...parts.slice(index + 1)].filter(
      (piece) => piece !== '',
    );
    return rest.length > 0 ? [[...parts.slice(0, index), gap.input.slice(0, gap.index)], rest] : [text];
  }
  return [text];
}
