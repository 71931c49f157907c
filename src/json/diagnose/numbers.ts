const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;
const DECIMAL_PLACES = 4;

/** The intended number of `015`, `+5`, `.5`, `4,9`, `51..5`, `1,234` or `0.1° W`; undefined where there is none. */
export function intendedNumber(found: string): { number: string; isCertain: boolean } | undefined {
  const degrees = inDegrees(found);
  if (degrees !== undefined) return { number: degrees, isCertain: true };
  const text = found.replace(/^[−–]\s*|^-\s+/, '-').replace(/^(-?\d+)(?:\.{2,}|\. +| +\.)(?=\d+$)/, '$1.');
  const number = asWritten(withoutThousands(text)) ?? asWritten(text.replace(/^(-?\d+),(\d+)$/, '$1.$2'));
  // Behind a zero, so many digits may have lost their point: a sheet writes -0.1687 as -01687.
  if (number !== undefined)
    return { number, isCertain: !/^[-+]?0\d{3,}$/.test(text) && !SHORT_OF_THOUSANDS.test(text) };
  const pair = /^(-?\d+\.\d+),\s*-?\d+\.\d+$/.exec(text);
  if (pair) return { number: pair[1]!, isCertain: false };
  const isLetterO = /^[1-9][\dOo]*[Oo][\dOo]*$/.test(text);
  return isLetterO ? { number: text.replaceAll(/o/gi, '0'), isCertain: false } : undefined;
}

/** `1,22` may be 1.22, or 1,220 without its last digit. */
const SHORT_OF_THOUSANDS = /^[1-9]\d?,\d{2}$/;

const THOUSANDS = /^[-+]?[1-9]\d{0,2}(?:([,\u00a0\u202f '’])\d{3})(?:\1\d{3})*(?:\.\d+)?$/;

/** `1,234,567`, `1 340` and `1’340` → the digits alone. */
const withoutThousands = (text: string) => (THOUSANDS.test(text) ? text.replaceAll(/[,\u00a0\u202f '’]/g, '') : text);

function asWritten(text: string): string | undefined {
  if (!/^[+-]?\d*\.?\d*$/.test(text) || !/\d/.test(text)) return undefined;
  const number = text
    .replace(/^\+/, '')
    .replace(/^(-?)0+(?=\d)/, '$1')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.$/, '');
  return NUMBER.test(number) ? number : undefined;
}

const DECIMAL_DEGREES = /^(([-−–]?)\d{1,3}(?:\.\d+)?)\s*(?:[°º]\s*([NSEW])?|\s([NSEW])|(?<=\.\d+)([NSEW]))$/i;
const SECONDS = /(\d{1,2}(?:\.\d+)?)\s*(?:["″”]|''|′′)?/;
const MINUTES = /(\d{1,3})\s*[°º]\s*(\d{1,2})\s*['′’]/;
const DEGREES_AND_MINUTES = new RegExp(String.raw`^${MINUTES.source}\s*(?:${SECONDS.source})?\s*([NSEW])?$`, 'i');

/** `51.5617°`, `0.1338° W` and `51°29′57″N`. South and west are below zero. */
function inDegrees(found: string): string | undefined {
  const sign = /[sw]$/i.test(found) ? '-' : '';
  const [, decimal, minus = ''] = DECIMAL_DEGREES.exec(found) ?? [];
  if (decimal) return `${minus ? '-' : sign}${decimal.replace(/^[-−–]/, '')}`;
  const [, whole, minutes, seconds = '0'] = DEGREES_AND_MINUTES.exec(found) ?? [];
  if (!whole) return undefined;
  return sign + (Number(whole) + Number(minutes) / 60 + Number(seconds) / 3600).toFixed(DECIMAL_PLACES);
}

/** Copied degrees have three decimals or more; prices and ratings have fewer. */
const DEGREES = /([-−–]?\d{1,3})(?:\.(\d{3,})|,(\d{4,}))/;
const PAIR = new RegExp(String.raw`^${DEGREES.source}\s*(?:[,;]\s*|\s)${DEGREES.source}$`);

/** The intended point of `51.4992, -0.1338`, `51,4992; -0,1338` or `51.4992° N, 0.1338° W`, as JSON. */
export function intendedPoint(found: string): string | undefined {
  const [, ...parts] = PAIR.exec(found) ?? [];
  const [, north = '', east = ''] = /^(.+[NS])\s*[,;\s]\s*(.+[EW])$/i.exec(found) ?? [];
  const [latitude, longitude] =
    parts.length > 0 ? [decimal(parts.slice(0, 3)), decimal(parts.slice(3))] : [inDegrees(north), inDegrees(east)];
  if (latitude === undefined || longitude === undefined) return undefined;
  if (Math.abs(Number(latitude)) > 90 || Math.abs(Number(longitude)) > 180) return undefined;
  return `{ "latitude": ${latitude}, "longitude": ${longitude} }`;
}

const decimal = ([whole = '', afterPoint, afterComma]: string[]) =>
  `${whole.replace(/^[−–]/, '-').replace(/^(-?)0+(?=\d)/, '$1')}.${afterPoint ?? afterComma}`;
