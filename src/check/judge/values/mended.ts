import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { CountryCode } from 'libphonenumber-js';
import { plainLetter } from '../../texts/look-alike';
import { cleaned } from '../../texts/unseen';
import type { WrongValue } from '../judged';

/** The value with one slip undone, if that makes it right; `undefined` where only a person can decide. */
export function mended(value: string, { schema, country }: Pick<WrongValue, 'schema' | 'country'>): string | undefined {
  const pattern = new RegExp(schema.pattern ?? '', 'u');
  const kind = schema['x-kind'];
  const plain = cleaned([...value.normalize('NFKC')].map(plainLetter).join(''));
  const attempts =
    kind === 'route' ? routes(plain) : kind === 'dialled' ? numbers(plain, country) : forms(plain, country);
  return attempts.find((attempt) => attempt !== value && pattern.test(attempt));
}

/**
 * Without spaces, capitals, or a slash too many or too few. Hyphens go before nothing between words: "our services",
 * but not in an e-mail address. Of a code in two parts the first is that of its district; "R1 6" may mean "R16".
 */
function forms(value: string, country: string | undefined): string[] {
  const trimmed = value.trim();
  const joined = trimmed.replaceAll(/\s+/g, '');
  if (trimmed.includes('@')) return [trimmed, joined, joined.toLowerCase()];
  const hyphened = trimmed.toLowerCase().replaceAll(/[\s_]+/g, '-');
  const [isCode, district = '', rest = ''] = /^(\p{Lu}+\d\S*) (\S*\d\S*)$/u.exec(trimmed.toUpperCase()) ?? [];
  return [
    ...localeOf(trimmed, country),
    trimmed,
    ...(rest.length > 1 || /\d\w$/.test(district) ? [district] : []),
    trimmed.replace(/\/$/, ''),
    `/${trimmed}`,
    `/${trimmed}`.replace(/\/$/, ''),
    trimmed.replace(/\.json$/, ''),
    hyphened,
    `/${hyphened}`,
    ...(isCode ? [] : [joined, joined.toUpperCase(), joined.toLowerCase()]),
  ];
}

/** The locale of a country whose code stands where one belongs: `IE` of a site in `IE` is `en-IE`. */
function localeOf(code: string, country: string | undefined): string[] {
  if (country === undefined || !/^[A-Z]{2}$/.test(code) || !/^[A-Z]{2}$/.test(country)) return [];
  const { language, region } = new Intl.Locale(`und-${code}`).maximize();
  return region === new Intl.Locale(`und-${country}`).region ? [`${language}-${region}`] : [];
}

/** A slash, spaces for hyphens, capitals, or the name of its file undone. A made-up address is worse than none. */
function routes(value: string): string[] {
  const path = value
    .trim()
    .replace(/^\/?pages\//, '/')
    .replace(/\.(json|html?)$/, '')
    .replace(/(?<=.)\/$/, '');
  const slashed = path.startsWith('/') ? path : `/${path}`;
  return [slashed, slashed.toLowerCase().replaceAll(/\s+/g, '-')];
}

/** A number as people write it in a country, as phones dial it from everywhere. */
function numbers(value: string, country: string | undefined): string[] {
  const number = parsePhoneNumberFromString(value, country as CountryCode | undefined)?.number;
  return [...(number ? [number] : []), value.replaceAll(/[^\d+]/g, '')];
}
