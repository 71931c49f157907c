import { nearest } from '../../nearest';

/** Letters that are typed, or read off a screen, in the place of figures. */
const FIGURES: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0', S: '5', Z: '2', B: '8' };

/** A code with every letter that looks like a figure as that figure, in capitals: "abic" and "AB1C" are one. */
export const figuredCode = (code: string) =>
  [...code.toUpperCase()].map((letter) => FIGURES[letter] ?? letter).join('');

/** The one code that looks like another, or else is nearest to it. */
export function intendedCode(code: string, codes: Iterable<string>): string | undefined {
  const existing = [...codes];
  const alike = existing.filter((each) => figuredCode(each) === figuredCode(code));
  return alike.length === 1 ? alike[0] : nearest(code, existing);
}
