import { nearest } from '../../nearest';

/** Letters that are typed, or read off a screen, in the place of figures. */
export const FIGURES: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0', S: '5', Z: '2', B: '8' };

/** The code that was surely meant. */
export function codeMeant(code: string, codes: Iterable<string>): string | undefined {
  const known = [...codes];
  const figured = [...code].map((letter) => FIGURES[letter] ?? letter).join('');
  const alike = known.filter((each) => [...each].map((letter) => FIGURES[letter] ?? letter).join('') === figured);
  return alike.length === 1 ? alike[0] : nearest(code, known);
}
