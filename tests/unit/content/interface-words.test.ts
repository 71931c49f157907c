import { describe, expect, it } from 'vitest';
import { missingWords } from '../../../src/check/rules/identity/missing-words';
import { siteFile as siteSchema } from '../../../src/content/documents/site.schema';
import { counted, wordsOf } from '../../../src/content/interface-words';
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
      const plurals = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      for (const [name, word] of flat(file)) {
        const model = english.get(name)!;
        if (typeof word === 'string') expect(placesIn(word), name).toBe(placesIn(model as string));
        else expect(Object.keys(word).sort(), name).toEqual(plurals.toSorted());
        if (language !== 'en') expect(word, name).not.toEqual(name === 'placeIn' || name === 'menu' ? '' : model);
      }
    },
  );

  it('[WD2] are counted by the plurals of the language', () => {
    const rated = (reviews: number, locale: string) =>
      say(counted(wordsOf({ locale }).made.ratedBy, reviews, locale), { average: '4,9', reviews });
    expect(rated(1, 'de-DE')).toBe('4,9 von 5 Sternen bei 1 Bewertung');
    expect(rated(240, 'de-AT')).toBe('4,9 von 5 Sternen bei 240 Bewertungen');
    expect(rated(240, 'en-IE')).toBe('Rated 4,9 out of 5 from 240 reviews');
  });

  it('[WD3] are those that the site brings, then those of its language, then the English ones', () => {
    const own = [{ language: 'fr', skip: 'Aller au contenu', allDay: 'jour et nuit' }];
    expect(wordsOf({ locale: 'de-CH' }).drawn.skip).toBe('Zum Inhalt springen');
    const french = wordsOf({ locale: 'fr-FR', interfaceWords: own });
    expect([french.drawn.skip, french.made.allDay, french.drawn.menu]).toEqual([
      'Aller au contenu',
      'jour et nuit',
      'Menu',
    ]);
    expect(wordsOf({ locale: 'de-DE', interfaceWords: own }).made.allDay).toBe('rund um die Uhr');
  });

  it('[WD3] of a site keep the places of their values', () => {
    const site = (words: object) =>
      siteSchema.safeParse({ ...siteFile(), interfaceWords: [{ language: 'fr', ...words }] });
    expect(
      site({ lastUpdated: 'Mis à jour : {day}', ratedBy: { other: '{average} sur 5, {reviews} avis' } }).success,
    ).toBe(true);
    expect(site({ lastUpdated: 'Mis à jour' }).error?.issues).toHaveLength(1);
    expect(site({ skip: ' ' }).success).toBe(false);
    expect(site({ skipp: 'x' }).success).toBe(false);
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
    const all = Object.fromEntries(flat(de));
    const whole = { locale: 'fr-FR', interfaceWords: [{ language: 'fr', ...all }] };
    expect(toldBy(missingWords, changes(whole))).toEqual([]);
    const { skip: _, ...most } = all;
    expect(toldBy(missingWords, changes({ ...whole, interfaceWords: [{ language: 'fr', ...most }] }))).toHaveLength(1);
  });
});
