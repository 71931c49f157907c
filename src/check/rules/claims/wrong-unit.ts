import { tokensOf } from '../../documents/business';
import { inText } from '../../placed';
import type { Rule } from '../../rule';
import { textsIn } from '../../texts/texts';
import { tokensIn } from '../../texts/tokens';

export const wrongUnit: Rule = {
  code: 'wrong-unit',
  severity: 'error',
  summary: 'A text repeats the unit that the value of a token ends or begins with.',
  example: { before: '"within {claim.response} minutes"', after: '"within {claim.response}"' },
  scope: 'document',
  *check(document, site) {
    const values = tokensOf(site);
    if (!values) return;
    const texts = new Map(textsIn(document).map(({ path, value }) => [path, value]));
    for (const { path, name, inside } of tokensIn(document)) {
      const text = texts.get(path);
      const value = name?.startsWith('claim.') ? values.get(name) : undefined;
      if (text === undefined || value === undefined) continue;
      const found = twiceIn(text, inside, value);
      if (!found) continue;
      const words = {
        message: `{${name}} stands for "${value}" and has its unit already: "${found.unit}" is said twice.`,
        fix: `Take "${found.unit}" out.`,
        why: 'Visitors would read a figure that makes no sense, or another than ours.',
      };
      yield inText(document, { path, ...found }, words, { insert: `{${name}}` });
    }
  },
};

/** Where a token stands with the unit of its value right before or behind it; nothing where neither does. */
function twiceIn(text: string, { start, end }: { start: number; end: number }, value: string) {
  // "20 minutes" and "99%" end with a unit, "€95" begins with one.
  const [, sign = '', unit = ''] = /^(\p{Sc}?).*\d[^\p{L}%]*(\p{L}+|%)?$/u.exec(value) ?? [];
  const gap = /^[\s-]?/.exec(text.slice(end))![0].length;
  const behind = text.slice(end + gap, end + gap + unit.length);
  const isWhole = !/^\p{L}/u.test(text.slice(end + gap + unit.length));
  if (unit !== '' && isWhole && behind.toLowerCase() === unit.toLowerCase())
    return { unit: behind, start, end: end + gap + unit.length };
  if (sign !== '' && text.startsWith(sign, end + gap)) return { unit: sign, start, end: end + gap + sign.length };
  if (sign !== '' && text.slice(0, start).endsWith(sign)) return { unit: sign, start: start - sign.length, end };
  return undefined;
}
