import { getCountryCallingCode } from 'libphonenumber-js/min';
import type { Path } from '../../../json/path';
import { pushTo } from '../../lists';
import { typos } from '../../nearest';
import { keptPerDocument } from '../../run/findings';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import type { SiteDocument } from '../../site';
import { countryOf } from '../../texts/phone-numbers';
import { isShortNumber } from '../../texts/reserved-numbers';
import { Sift } from '../../texts/sift';
import { textsIn } from '../../texts/texts';
import { wordsOf } from '../../texts/words-of';

/** Both numbers are given out, so none of them is wrong by itself: only the words around show that one is meant. */
export const oddShortNumber: Rule = {
  code: 'odd-short-number',
  severity: 'warning',
  summary: 'A short number stands in the words in which the rest of the site has another, one slip away.',
  example: { before: '"Power cut: 150" on one page, "Power cut: 105" on others', after: '"Power cut: 105" on all' },
  *check(site) {
    const numbersIn = shortNumbers(site);
    const groups = new Map<string, Placed[]>();
    for (const document of site.documents.values())
      for (const found of numbersIn(document)) pushTo(groups, found.key, { document, ...found });
    const told = new Set<string>();
    for (const group of groups.values()) {
      const count = (number: string) => group.filter((each) => each.number === number).length;
      const [usual] = group.toSorted((a, b) => count(b.number) - count(a.number));
      for (const { document, path, start, number } of group) {
        if (number === usual!.number || typos(number, usual!.number) !== 1) continue;
        const place = `${document.path} ${path.join('/')} ${start}`;
        if (told.has(place)) continue;
        told.add(place);
        const inside = { start, end: start + number.length };
        yield {
          document,
          location: { path, part: 'value', inside },
          words: words(number, usual!.number),
          related: [
            {
              document: usual!.document,
              location: { path: usual!.path, part: 'value' },
              message: 'This is the other.',
            },
          ],
        };
      }
    }
  },
};

interface Found {
  path: Path;
  number: string;
  start: number;
  /** The words around it. */
  key: string;
}
type Placed = Found & { document: SiteDocument };

const NUMBER = /(?<![\p{L}\d.,:/+-]|\d )\d{3,6}(?![\p{L}\d%]|[.,:/-]\d| \d)/gu;
const sift = Sift.of(NUMBER);

const shortNumbers = keptPerDocument('short numbers', (site) => {
  const country = countryOf(site.business?.value);
  const callingCode = country && getCountryCallingCode(country);
  return (document: SiteDocument) =>
    callingCode === undefined || document.kind === 'site'
      ? []
      : textsIn(document).flatMap(({ path, value }): Found[] =>
          sift.mayMatch(value)
            ? [...value.matchAll(NUMBER)].flatMap(({ 0: number, index: start }) => {
                if (isShortNumber(number, callingCode) !== true) return [];
                const before = wordsOf(value.slice(0, start)).map(({ word }) => word);
                const [after = ''] = wordsOf(value.slice(start + number.length)).map(({ word }) => word);
                const [last, first] = [before.at(-1), before.at(-2)];
                const keys = [
                  ...(first && last ? [`${first} ${last} #`] : []),
                  ...(last && after ? [`${last} # ${after}`] : []),
                ];
                return keys.map((key) => ({ path, number, start, key }));
              })
            : [],
        );
});

const words = (number: string, usual: string): Words => ({
  message: `The words around ${number} are those around ${usual} elsewhere.`,
  fix: `Write ${usual} in its place, unless another number is meant; then say in the words around it whose it is.`,
  why: 'Visitors who need help would call a number where nobody can give it.',
});
