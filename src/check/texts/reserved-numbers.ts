import type { PhoneNumber } from 'libphonenumber-js/min';
import { ownValue } from '../../json/own-value';

/** Numbers that are kept for films, books and examples, so that nobody is ever given one: by their country code. */
const RESERVED: Readonly<Record<string, { by: string; ranges: readonly string[] }>> = {
  // https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama
  44: {
    by: 'Ofcom',
    ranges: (
      '1134960 1144960 1154960 1164960 1174960 1184960 1214960 1314960 1414960 1514960 ' +
      '1614960 1914980 2079460 28964960 2920180 1632960 7700900 8081570 9098790 3069990'
    ).split(' '),
  },
};

/** The numbers that a whole country has published for gas that escapes. */
const GAS_LINES: Readonly<Record<string, readonly string[]>> = {
  // Northern Ireland has its own: https://www.hse.gov.uk/gas, https://www.hseni.gov.uk
  GB: ['0800 111 999', '0800 002 001'],
  // https://www.gasnetworks.ie
  IE: ['1800 20 50 50'],
  // https://www.grdf.fr
  FR: ['0 800 47 33 33'],
  // https://www.gasenstroomstoringen.nl
  NL: ['0800 9009'],
};

/** All short numbers of a country that people in need may call; nothing where the list would have gaps. */
const SHORT_NUMBERS: Readonly<Record<string, string>> = {
  AU: '000 106 112',
  CA: '211 311 411 511 611 711 811 911 988',
  DE: '110 112 115',
  // 911 leads to 999.
  GB: '999 112 911 100 101 105 111 119 123 150 151 155 159 191 195',
  IE: '999 112',
  NZ: '111 105 112',
  US: '211 311 411 511 611 711 811 911 988',
};

/** The numbers that a country has published for people in danger. */
export const emergencyNumbers = (country: string): readonly string[] => [
  ...(ownValue(GAS_LINES, country) ?? []),
  ...(ownValue(SHORT_NUMBERS, country)?.split(' ') ?? []),
];

/** Who keeps this number for films and books; `undefined` of a number like others. */
export function keeperOf({ countryCallingCode, nationalNumber }: PhoneNumber): string | undefined {
  const reserved = ownValue(RESERVED, countryCallingCode);
  return reserved?.ranges.some((range) => nationalNumber.startsWith(range)) ? reserved.by : undefined;
}
