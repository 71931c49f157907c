import type { PhoneNumber } from 'libphonenumber-js/min';

/** Numbers that are kept for films, books and examples, so that nobody is ever given one: by their country code. */
const RESERVED: Readonly<Record<string, { by: string; ranges: readonly string[] }>> = {
  // https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama
  44: {
    by: 'Ofcom',
    ranges: [
      '1134960',
      '1144960',
      '1154960',
      '1164960',
      '1174960',
      '1184960',
      '1214960',
      '1314960',
      '1414960',
      '1514960',
      '1614960',
      '1914980',
      '2079460',
      '28964960',
      '2920180',
      '1632960',
      '7700900',
      '8081570',
      '9098790',
      '3069990',
    ],
  },
};

/** Who keeps this number for films and books; `undefined` of a number like others. */
export function keeperOf({ countryCallingCode, nationalNumber }: PhoneNumber): string | undefined {
  const reserved = RESERVED[countryCallingCode];
  return reserved?.ranges.some((range) => nationalNumber.startsWith(range)) ? reserved.by : undefined;
}
