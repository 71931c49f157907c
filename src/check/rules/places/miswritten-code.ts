import { REGION_FILE } from '../../../content/files';
import type { District, Region } from '../../../content/region';
import { oncePer } from '../../once';
import type { Rule } from '../../rule';
import { FIGURES } from './code-meant';

/** Of fewer others nobody knows how codes are written. */
const LEAST_OTHERS = 3;

export const miswrittenCode: Rule = {
  code: 'miswritten-code',
  severity: 'error',
  yieldsTo: ['unknown-district'],
  summary: 'A code of pages/_region.json is not written as its other codes are, as with a letter O for a nought.',
  example: { before: '"code": "R1O"', after: '"code": "R10"' },
  *check(site) {
    const { region } = site;
    for (const [index, { code, name }] of region?.file.districts.entries() ?? []) {
      const meant = miswrittenIn(region!).get(code);
      if (meant === undefined) continue;
      yield {
        document: site.documents.get(REGION_FILE)!,
        location: { path: ['districts', index, 'code'], part: 'value' },
        words: {
          message: `The code "${code}" of ${name} is not written as the others are: a letter stands in the place of a figure, or a figure in that of a letter.`,
          fix: `Write "${meant}" in its place.`,
          why: 'Visitors who type their own code would not be found, and a page of the district would be refused.',
        },
        insert: JSON.stringify(meant),
      };
    }
  },
};

/** The codes that are not written as all others, each with the one that was meant. */
export const miswrittenIn = oncePer((region: Region): ReadonlyMap<string, string> => {
  const codes = region.file.districts.map(({ code }) => code);
  const forms = new Map<string, number>();
  for (const code of codes) forms.set(formOf(code), (forms.get(formOf(code)) ?? 0) + 1);
  const isOnly = codes.filter((code) => LETTER_FOR_FIGURE.test(code)).length === 1;
  const meantBy = ({ code }: District): string | undefined => {
    if (isOnly && LETTER_FOR_FIGURE.test(code)) return code.replace(LETTER_FOR_FIGURE, (letter) => FIGURES[letter]!);
    if (forms.get(formOf(code))! > 1) return undefined;
    const fitting = withOtherSign(code).filter((each) => (forms.get(formOf(each)) ?? 0) >= LEAST_OTHERS);
    return fitting.length === 1 ? fitting[0] : undefined;
  };
  const meant = codes.length <= LEAST_OTHERS ? [] : region.file.districts.map((each) => [each.code, meantBy(each)]);
  return new Map(
    meant.flatMap(([code, right]): [string, string][] =>
      right !== undefined && right !== code && !codes.includes(right) ? [[code!, right]] : [],
    ),
  );
});

/** The letters that look like a figure, behind one. */
const LETTER_FOR_FIGURE = /(?<=\d)[OI]/u;

const formOf = (code: string) => code.replaceAll(/\p{L}/gu, 'A').replaceAll(/\d/g, '9');

/** The code with one of its letters as the figure that it looks like, or the other way. */
const withOtherSign = (code: string): string[] =>
  [...code].flatMap((sign, at) => {
    const others = Object.entries(FIGURES).flatMap(([letter, figure]) =>
      sign === letter ? [figure] : sign === figure ? [letter] : [],
    );
    return others.map((other) => code.slice(0, at) + other + code.slice(at + 1));
  });
