import { validPartsOf } from '../../../content/valid-parts';
import { typos } from '../../nearest';
import { oncePerSiteFile } from '../../once';
import { inText } from '../../placed';
import type { Rule } from '../../rule';
import { isOfBusiness } from '../../site';
import { localeOf } from '../../texts/sentences';
import { eachIn, fact } from '../../store';
import { spanOf } from '../../texts/span-of';
import { textsIn } from '../../texts/texts';
import type { FoundText } from '../../texts/texts';

/** A shorter name is a word of every day, and near to many. */
const LEAST_LETTERS = 5;
/** Beside the other half of the name, one letter of so many may be another, as the name sounds. */
const LETTERS_A_SLIP = 3;
/** A word that is no part of an address. */
const [BEFORE, BEHIND] = [String.raw`(?<![\p{L}@./])`, String.raw`(?!\p{L}|@|\.\p{L})`];
const CAPITAL = new RegExp(String.raw`${BEFORE}\p{Lu}\p{L}*${BEHIND}`, 'gu');
/** In two words it is the name only where both have a capital: there is "a tap wright". */
const IS_FORM = /^(?:[^ -]+|\p{Lu}[^ -]*(?:[ -]\p{Lu}[^ -]*)+)$/u;

/** Finds the words of a text that are almost the first word of the brand; the second is often a place or a trade. */
const finderOf = oncePerSiteFile(({ business }) => {
  const { brand: { first: brand = '', second = '' } = {}, words = [] } = validPartsOf(business);
  if (brand.length < LEAST_LETTERS || !business?.isValid) return undefined;
  const right = new Set([brand, brand.toUpperCase(), ...words]);
  const letters = [...brand.replaceAll(/[^\p{L}\p{N}]/gu, '')].join('[ -]?');
  const inAnyForm = new RegExp(BEFORE + letters + BEHIND, 'giu');
  // With an ending it is another word: the Eildons are hills.
  const isNear = (written: string) =>
    Math.abs(written.length - brand.length) < 2 && typos(written, brand) === 1 && !written.startsWith(brand);
  const isHalf = ({ 0: written, index, input }: RegExpExecArray) =>
    second !== '' &&
    input.startsWith(` ${second}`, index + written.length) &&
    written[0] === brand[0] &&
    typos(written, brand) <= brand.length / LETTERS_A_SLIP;
  return ({ path, value }: FoundText) =>
    [
      ...[...value.matchAll(inAnyForm)].filter(({ 0: written }) => IS_FORM.test(written)),
      ...[...value.matchAll(CAPITAL)].filter((found) => isNear(found[0]) || isHalf(found)),
    ].flatMap((found) =>
      right.has(found[0]) ? [] : [{ path, written: found[0], brand, isHalf: isHalf(found), ...spanOf(found) }],
    );
});

/** The words that may mean the brand, unless the dictionary has them. */
const nearTheBrand = fact('words near the brand', (document, site) => {
  const find = isOfBusiness(document.kind) ? undefined : finderOf(site);
  return find ? textsIn(document).flatMap(find) : [];
});

export const misspeltBrand: Rule = {
  code: 'misspelt-brand',
  severity: 'error',
  mayAllow: true,
  summary: 'A text means the name of the business, and writes it in another way.',
  example: { before: '"text": "Call Tapright at any hour."', after: '"text": "Call {brand} at any hour."' },
  scope: 'site',
  readsWords: true,
  uses: [nearTheBrand],
  *check(site) {
    const dictionary = site.setting.spelling?.(localeOf(site));
    for (const [document, { written, brand, isHalf, ...place }] of eachIn(nearTheBrand, site))
      if (isHalf || !dictionary?.knows(written))
        yield inText(document, place, {
          message: `"${written}" seems to mean "${brand}".`,
          fix:
            `Write "${brand}" in its place, or {brand} for the whole name. If it is ` +
            'another name, add it to "words" in pages/_site.json.',
          why: 'Visitors who search for the name would not find it, and wonder whether they are on the right page.',
        });
  },
};
