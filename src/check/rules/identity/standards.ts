const namesOf = (type: 'language' | 'region' | 'currency') => new Intl.DisplayNames('en', { type, fallback: 'none' });
const [languages, regions, currencies] = [namesOf('language'), namesOf('region'), namesOf('currency')];

/** Whether BCP 47 has the language and region of a tag in the right form: `en-IE`. */
export function isLanguage(tag: string): boolean {
  const { language, region } = new Intl.Locale(tag);
  // A tag that programs correct silently stays wrong in the page.
  if (intendedLanguage(tag) !== tag) return false;
  return languages.of(language) !== undefined && (region === undefined || isCountry(region) || /^\d/.test(region));
}

export const intendedLanguage = (tag: string): string | undefined => Intl.getCanonicalLocales(tag)[0];

/** The ISO 3166 code of a country that people write otherwise: `EL` is `GR`. */
export const countryCode = (code: string): string | undefined => new Intl.Locale(`und-${code}`).region;

/** Whether ISO 3166 has these two letters. `ZZ` stands for no country. */
export const isCountry = (code: string): boolean =>
  code !== 'ZZ' && countryCode(code) === code && regions.of(code) !== undefined;

/** Whether ISO 4217 has these three letters. `XXX` stands for no money. */
export const isCurrency = (code: string): boolean => code !== 'XXX' && currencies.of(code) !== undefined;

/** The time zones of a country, where the runtime knows them. */
export const timeZonesOf = (country: string): readonly string[] =>
  (new Intl.Locale(`und-${country}`) as { timeZones?: readonly string[] }).timeZones ?? [];

/** The one name of a time zone that has several. */
export const mainTimeZone = (name: string) =>
  new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
