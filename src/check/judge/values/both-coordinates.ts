import { isObject } from '../../../json/is-object';
import type { ValueRule } from '../judged';

/** As maps copy a place: two numbers, with a comma or a space between them. */
const PAIR =
  /^\s*[([]?\s*(-?\d{1,3}(?:\.\d+)?)\s*°?\s*([NS])?\s*[,; ]\s*(-?\d{1,3}(?:\.\d+)?)\s*°?\s*([EW])?\s*[)\]]?\s*$/i;

export const bothCoordinates: ValueRule = {
  code: 'both-coordinates',
  summary: 'Latitude and longitude stand together in one value.',
  example: { before: '"coordinates": "12.3, -7.8"', after: '"coordinates": { "latitude": 12.3, "longitude": -7.8 }' },
  keywords: ['type'],
  explain({ value, schema }) {
    const pair = schema['x-kind'] === 'coordinates' ? pairIn(value) : undefined;
    if (!pair) return undefined;
    const insert = `{ "latitude": ${pair[0]}, "longitude": ${pair[1]} }`;
    return {
      message: 'Latitude and longitude stand together in one value here.',
      fix: `Write ${insert} in its place.`,
      insert,
    };
  },
};

/** The two numbers of a place that are written as one value, or as the first of two. */
export function pairIn(value: unknown): [number, number] | undefined {
  if (typeof value === 'string') {
    const [found, first, north = '', second, east = ''] = PAIR.exec(value) ?? [];
    const signed = (number: string | undefined, side: string) => Number(number) * (/[SW]/i.test(side) ? -1 : 1);
    return found === undefined ? undefined : [signed(first, north), signed(second, east)];
  }
  if (Array.isArray(value)) return value.length === 2 ? pairIn(value.join(', ')) : undefined;
  if (!isObject(value)) return undefined;
  const [one, ...others] = Object.values(value).filter((each) => each !== null && each !== '');
  const pair = isObject(one) ? undefined : pairIn(one);
  return others.every((other) => JSON.stringify(pairIn(other)) === JSON.stringify(pair)) ? pair : undefined;
}
