import { describe, expect, it } from 'vitest';
import { missingWords } from '../../../src/check/rules/identity/missing-words';
import { counted, wordsOf } from '../../../src/content/wording/interface-words';
import { say } from '../../../src/design/words';
import cy from '../../../src/design/words/cy.json';
import de from '../../../src/design/words/de.json';
import en from '../../../src/design/words/en.json';
import { siteFile } from '../check/small-site';
import { problemsBy, toldBy } from '../check/told-by';

type Word = string | Record<string, string>;
const flat = ({ drawn, made }: { drawn: object; made: object }) =>
  Object.entries({ ...drawn, ...made }) as [string, Word][];
const placesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join();
const english = new Map(flat(en));

describe('interface words', () => {
  it.each([
    ['en', en],
    ['cy', cy],
    ['de', de],
  ])(
    '[WD1] of %s are whole: the same names, the same values in them, every plural of the language',
    (language, file) => {
      expect(flat(file).map(([name]) => name)).toEqual([...english.keys()]);
      expect(file.always.filter((words) => /^[\p{L}\d' ]{5,}$/u.test(words)).length, 'always').toBeGreaterThan(3);
      const plurals = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      for (const [name, word] of flat(file)) {
        const model = english.get(name)!;
        if (typeof word === 'string') expect(placesIn(word), name).toBe(placesIn(model as string));
        else expect(Object.keys(word).sort(), name).toEqual(plurals.toSorted());
        if (language !== 'en') expect(word, name).not.toEqual(name === 'placeIn' || name === 'menu' ? '' : model);
      }
    },
  );

  it('[WD1] are counted by the plurals of the language', () => {
    const rated = (reviews: number, locale: string) =>
      say(counted(wordsOf({ locale }).made.ratedBy, reviews, locale), { average: '4,9', reviews });
    expect(rated(1, 'de-DE')).toBe('4,9 von 5 Sternen bei 1 Bewertung');
    expect(rated(240, 'de-AT')).toBe('4,9 von 5 Sternen bei 240 Bewertungen');
    expect(rated(240, 'en-IE')).toBe('Rated 4,9 out of 5 from 240 reviews');
  });

  it('[WD3] are those that the site brings, then those of its language, then the English ones', () => {
    const words = [
      { name: 'skip', plural: 'other' as const, text: 'Aller au contenu' },
      { name: 'ratedBy', plural: 'one' as const, text: '{average} sur 5, {reviews} avis seul' },
      { name: 'ratedBy', plural: 'other' as const, text: '{average} sur 5, {reviews} avis' },
    ];
    const own = [{ language: 'fr', words }];
    expect(wordsOf({ locale: 'de-CH' }).drawn.skip).toBe('Zum Inhalt springen');
    const french = wordsOf({ locale: 'fr-FR', interfaceWords: own });
    expect([french.drawn.skip, french.drawn.menu]).toEqual(['Aller au contenu', 'Menu']);
    expect(counted(french.made.ratedBy, 1, 'fr-FR')).toBe('{average} sur 5, {reviews} avis seul');
    expect(counted(french.made.ratedBy, 2, 'fr-FR')).toBe('{average} sur 5, {reviews} avis');
    expect(wordsOf({ locale: 'de-DE', interfaceWords: own }).drawn.skip).toBe('Zum Inhalt springen');
  });

  it('[WD4] that a language lacks are named by the check', () => {
    const changes = (site: object) => ({ 'pages/_site.json': { ...siteFile(), ...site } });
    for (const locale of ['en-GB', 'cy-GB', 'de-CH'])
      expect(toldBy(missingWords, changes({ locale })), locale).toEqual([]);
    expect(problemsBy(missingWords, changes({ locale: 'fr-FR' }))).toMatchObject([
      {
        severity: 'warning',
        pointer: '/locale',
        message: `Visitors would read ${english.size} words of the interface in English: "Skip to main content", "Main" and "Menu" and ${english.size - 3} more.`,
        fix: 'Write the words of this language in "interfaceWords": "skip" for "Skip to main content", "mainNavigation" for "Main", "menu" for "Menu" and so on.',
        why: 'Visitors would meet English in the middle of a page in their own language.',
      },
    ]);
    const words = flat(de).map(([name, word]) => ({ name, text: typeof word === 'string' ? word : word['other'] }));
    const french = (own: object[]) => changes({ locale: 'fr-FR', interfaceWords: [{ language: 'fr', words: own }] });
    expect(toldBy(missingWords, french(words))).toEqual([]);
    expect(toldBy(missingWords, french(words.slice(1)))).toHaveLength(1);
  });

  it('[WD4] that leave out the value that belongs in them are named, too', () => {
    const words = [{ name: 'lastUpdated', text: 'Updated' }];
    const site = { ...siteFile(), interfaceWords: [{ language: 'en', words }] };
    expect(problemsBy(missingWords, { 'pages/_site.json': site })).toMatchObject([
      {
        pointer: '/interfaceWords/0/words/0/text',
        message: '"Updated" leaves out {day}, which the word "lastUpdated" is for.',
        fix: 'Write {day} where the value belongs.',
        why: 'Visitors would read the words without the date, name or number that they are about.',
      },
    ]);
  });
});
