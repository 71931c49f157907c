import { findPhoneNumbersInText, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { CountryCode, PhoneNumber } from 'libphonenumber-js/min';
import type { Span } from '../../json/text-edit';
import { isObject } from '../../json/is-object';
import { keeperOf } from './reserved-numbers';

export interface FoundNumber extends Span {
  written: string;
  number: PhoneNumber;
}

/** The country of a site file, whose national numbers are read; without it numbers need their country code. */
export function countryOf(file: unknown): CountryCode | undefined {
  if (!isObject(file)) return undefined;
  const { country } = file;
  return typeof country === 'string' && isSupportedCountry(country) ? country : undefined;
}

const LONG = /(?:\d[^\p{L}\d]{0,4}){7}/u;
/** A longer row of figures and signs is no number of anybody, and takes long to be taken apart. */
const ROW = /[\d\s().+/|–-]{100,}/gu;
/** The length of a national number that is invalid, but clearly intended as a number. */
const FULL_LENGTH = 9;

export const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/**
 * The phone numbers of a text in whichever form. One that the country has not given to anybody counts where it begins
 * as numbers do and is written in groups: "0100 111 9999" is a slip, "Register 0123456789" no phone number.
 */
export function phoneNumbersIn(text: string, country: CountryCode | undefined): FoundNumber[] {
  if (!LONG.test(text)) return [];
  // No number has a comma in it: "01 555 0143, 01 555 0142" is two.
  const plain = text.replaceAll(/[,;]/g, '|').replaceAll(ROW, (row) => ' '.repeat(row.length));
  return findPhoneNumbersInText(plain, { ...(country && { defaultCountry: country }), extended: true })
    .map(({ number, startsAt, endsAt: end }) => {
      const start = isOpen(text.slice(startsAt, end)) ? startsAt + 1 : startsAt;
      return { written: text.slice(start, end), number, start, end };
    })
    .filter((found) => !isPartOfWord(text, found) && isWrittenAsNumber(found));
}

/** "(020 910 0123" stands behind a bracket that is closed later. */
const isOpen = (written: string) => written.startsWith('(') && written.split('(').length > written.split(')').length;

const isPartOfWord = (text: string, { start, end }: Span) =>
  /[\p{L}\p{N}\p{Sc}./]$/u.test(text.slice(0, start)) || /^[\p{L}\p{N}%]/u.test(text.slice(end));

function isWrittenAsNumber({ written, number }: FoundNumber): boolean {
  const digits = digitsOf(written);
  const hasPrefix = digits.length > number.nationalNumber.length;
  if (canBeGiven(number)) return hasPrefix || digits === digitsOf(number.formatNational());
  return hasPrefix && number.nationalNumber.length >= FULL_LENGTH && /\d[^\d]+\d/.test(written);
}

/** The phone number that a whole text is, valid or not. */
export const phoneNumberOf = (text: string, country: CountryCode | undefined): PhoneNumber | undefined =>
  parsePhoneNumberFromString(text, country);

/** Whether a number as people read it, "020 910 0123", is the one that phones dial, "+353209100123". */
export function isSameNumber(shown: string, dialled: string, country: CountryCode | undefined): boolean {
  const [read, called] = [phoneNumberOf(shown, country), phoneNumberOf(dialled, country)];
  return read !== undefined && called !== undefined && read.number === called.number;
}

/** The forms in which phones dial a number: with country code, or as it is dialled within the country. */
export const dialledForms = (number: PhoneNumber): [international: string, national: string] => [
  number.number,
  digitsOf(number.formatNational()),
];

/** Whether somebody could have this number, or it is kept for examples. */
export const canBeGiven = (number: PhoneNumber): boolean =>
  number.isValid() || (number.isPossible() && keeperOf(number) !== undefined);
