const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

/** The number that was meant by `015`, `+5`, `.5`, `4,9`, `1,234`, `51.5617°` or `0.1° W`; nothing where none was. */
export function meantNumber(found: string): { number: string; isCertain: boolean } | undefined {
  const degrees = inDegrees(found);
  if (degrees) return degrees;
  const text = found.replace(/^[−–]\s*|^-\s+/, '-');
  const number = asWritten(withoutThousands(text)) ?? asWritten(text.replace(/^(-?\d+),(\d+)$/, '$1.$2'));
  if (number !== undefined) return { number, isCertain: true };
  const pair = /^(-?\d+\.\d+),\s*-?\d+\.\d+$/.exec(text);
  if (pair) return { number: pair[1]!, isCertain: false };
  return /^[1-9][\dOo]*[Oo][\dOo]*$/.test(text) ? { number: text.replaceAll(/o/gi, '0'), isCertain: false } : undefined;
}

/** `1,234,567`, `1 340` and `1’340` → the digits alone. */
const withoutThousands = (text: string) =>
  (/^[-+]?[1-9]\d{0,2}(?:([,\u00a0\u202f '’])\d{3})(?:\1\d{3})*(?:\.\d+)?$/.test(text) ? text.replaceAll(/[,\u00a0\u202f '’]/g, '') : text);

function asWritten(text: string): string | undefined {
  if (!/^[+-]?\d*\.?\d*$/.test(text) || !/\d/.test(text)) return undefined;
  const number = text.replace(/^\+/, '').replace(/^(-?)0+(?=\d)/, '$1').replace(/^(-?)\./, '$10.').replace(/\.$/, '');
  return NUMBER.test(number) ? number : undefined;
}

const DECIMAL_PLACES = 4;

/** `51.5617°`, `0.1338° W` and `51°29′57″N`. South and west are below zero. */
function inDegrees(found: string): { number: string; isCertain: boolean } | undefined {
  const [, decimal, minus, side] = /^(([-−–]?)\d{1,3}(?:\.\d+)?)\s*(?:[°º]\s*([NSEW])?|\s([NSEW])|(?<=\.\d+)([NSEW]))$/i.exec(found) ?? [];
  const word = /([NSEW])$/i.exec(found)?.[1] ?? side ?? '';
  if (decimal) {
    const isBelow = minus !== '' || /[sw]/i.test(word);
    return { number: `${isBelow ? '-' : ''}${decimal.replace(/^[-−–]/, '')}`, isCertain: true };
  }
  const [, whole, minutes, seconds = '0'] = /^(\d{1,3})\s*[°º]\s*(\d{1,2})\s*['′’]\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:["″”]|''|′′)?)?\s*[NSEW]?$/i.exec(found) ?? [];
  if (!whole) return undefined;
  const number = (Number(whole) + Number(minutes) / 60 + Number(seconds) / 3600).toFixed(DECIMAL_PLACES);
  return { number: `${/[sw]/i.test(word) ? '-' : ''}${number}`, isCertain: true };
}
