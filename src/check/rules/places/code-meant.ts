import type { Region } from '../../../content/region';
import { nearest } from '../../nearest';
import { oncePer } from '../../once';

/** Letters that are typed, or read off a screen, in the place of figures. */
const FIGURES: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0', S: '5', Z: '2', B: '8' };

/** A code with every letter that looks like a figure as that figure, in capitals: "abic" and "AB1C" are one. */
export const figuredCode = (code: string) =>
  [...code.toUpperCase()].map((letter) => FIGURES[letter] ?? letter).join('');

/** The one code that looks like another, or else is nearest to it. */
export function codeMeant(code: string, codes: Iterable<string>): string | undefined {
  const known = [...codes];
  const alike = known.filter((each) => figuredCode(each) === figuredCode(code));
  return alike.length === 1 ? alike[0] : nearest(code, known);
}

/** The code with one of its letters as the figure that it looks like, or the other way. */
const lookAlikesOf = (code: string): string[] =>
  [...code].flatMap((sign, at) =>
    Object.entries(FIGURES).flatMap(([letter, figure]) => {
      const other = sign === letter ? figure : sign === figure ? letter : undefined;
      return other === undefined ? [] : [code.slice(0, at) + other + code.slice(at + 1)];
    }),
  );

/** Three other codes of one form show how codes are written. */
const LEAST_OTHERS = 3;

/** The codes that are not written as the others, each with the one code that was meant. */
export const miswrittenIn = oncePer(({ districts }: Region): ReadonlyMap<string, string> => {
  const codes = [...districts.keys()];
  const forms = codes.map(formOf);
  const countOf = (code: string) => forms.filter((form) => form === formOf(code)).length;
  const isOnly = codes.filter((code) => FIGURE_BEHIND.test(code)).length === 1;
  const meant = new Map<string, string>();
  for (const code of codes) {
    const isLetter = isOnly && FIGURE_BEHIND.test(code);
    if (!isLetter && countOf(code) > 1) continue;
    const usual = (each: string) => countOf(each) >= LEAST_OTHERS;
    const [right, ...more] = isLetter ? [code.replace(FIGURE_BEHIND, figuredCode)] : lookAlikesOf(code).filter(usual);
    if (right && more.length === 0 && !districts.has(right)) meant.set(code, right);
  }
  return meant;
});

/** The letters that look like a figure, behind one. */
const FIGURE_BEHIND = /(?<=\d)[OI]/u;

const formOf = (code: string) => code.replaceAll(/\p{L}/gu, 'A').replaceAll(/\d/g, '9');
