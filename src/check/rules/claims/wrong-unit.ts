import { oncePer } from '../../once';
import type { Words } from '../../problem';
import type { Diagnostic, Rule } from '../../rule';
import { oncePerSiteFile } from '../../documents/site-file';
import { isSameValue, moneyOf, quantityReader, timesIn } from './quantities';
import type { QuantitySetting } from './quantities';
import { readSite } from './judged-figures';
import type { StatedUse } from './judged-figures';
import type { TokenUse } from './figures';
import { escaped } from './amounts';
import { speechOf } from './speech';
import type { Statement } from './statements';
import { oneOf } from './vocabulary';

export const wrongUnit: Rule = {
  code: 'wrong-unit',
  severity: 'error',
  summary: 'A text repeats the unit that a token has already, or gives it another.',
  example: { before: '"within {claim.response} minutes"', after: '"within {claim.response}"' },
  yieldsTo: ['doubtful-unit', 'claim-mismatch'],
  check: (site) => readSite(site).tokens.flatMap(unitReader(site)),
};

const unitReader = oncePerSiteFile((site) => {
  const { vocabulary, ...speech } = speechOf(site);
  const unitsOf = vocabulary && unitsIn({ ...speech, vocabulary });
  return oncePer(({ document, use, stated }: StatedUse): Diagnostic[] => {
    if (!unitsOf) return [];
    const { behind, before } = unitsOf(use, stated);
    const other = behind || before ? undefined : otherUnit(use, stated);
    if (!behind && !before && !other) return [];
    const { start, end } = use.inside;
    return [
      {
        document,
        location: {
          path: use.path,
          part: 'value',
          inside: { start: start - before.length, end: end + (behind || (other ?? '')).length },
        },
        follows: ['unit', 'value', 'text'].map((field) => ({
          document: stated.document,
          path: [...stated.path.slice(0, 2), field],
        })),
        words: other ? ofAnother(use, stated, other) : twice(use, stated, (behind || before).trim()),
        ...(!other && { insert: `{${use.name}}` }),
      },
    ];
  });
});

/** What stands before or behind a token that says its unit once more; empty where nothing does. */
function unitsIn(setting: QuantitySetting) {
  const { vocabulary } = setting;
  const read = quantityReader(setting);
  const money = moneyOf(setting);
  const time = `[\\s-]?${oneOf([...timesIn(setting).keys()])}(?!\\s${oneOf(vocabulary.to)})`;
  const atStart = (unit: string) => new RegExp(`^${unit}`, 'iu');
  const units = {
    time: atStart(time),
    share: atStart(`\\s?(?:%|${oneOf(vocabulary.percent)})`),
    money: atStart(`\\s?(?:${escaped(money.sign)}|${oneOf(money.names)})`),
    score: atStart(`(?:\\s${vocabulary.outOf}\\s|\\s?/)\\d+`),
  };
  const sign = new RegExp(`${escaped(money.sign)}\\s?$`, 'u');
  const measureOf = oncePer(({ text, bare = text }: Statement) => read(bare)[0]?.measure);
  return ({ before, after }: TokenUse, stated: Statement) => {
    const measure = measureOf(stated) as keyof typeof units | undefined;
    const unit = measure && units[measure];
    return {
      behind: unit?.exec(after)?.[0] ?? '',
      before: (measure === 'money' && sign.exec(before)?.[0]) || '',
    };
  };
}

/** The unit behind a bare number, or what a price is for, that is not its own. */
function otherUnit({ read, after }: TokenUse, stated: Statement): string | undefined {
  const { measure, value, noun, per, text, bare = text } = stated;
  if (measure === 'money' && read?.per && per && read.per !== per)
    return after.slice(0, after.toLowerCase().indexOf(read.per) + read.per.length);
  if (!/^[\d.,+–-]+$/.test(bare) || !read || read.value.length !== value.length) return undefined;
  const isOwn = read.measure === measure && read.noun === noun && isSameValue(read.value, value);
  return isOwn ? undefined : /^(?:[\s-]?\p{L}+|\s?[/%]\s?\d*)/u.exec(after)?.[0];
}

const WHY = 'Visitors would read a figure that makes no sense, or another than ours.';

const twice = ({ name }: TokenUse, { text }: Statement, unit: string): Words => ({
  message: `{${name}} stands for "${text}" and has its unit already: "${unit}" is said twice.`,
  fix: `Take "${unit}" out.`,
  why: WHY,
});

const ofAnother = ({ name }: TokenUse, { text, noun, per, bare = text }: Statement, unit: string): Words => ({
  message: `{${name}} stands for ${bare}${noun ? ` ${noun}` : ''}${per && ` per ${per}`}, and the text makes "${bare}${unit}" of it.`,
  fix: per
    ? `Write "per ${per}" behind it, or the token of another price.`
    : text === bare
      ? 'Write what it counts behind it.'
      : `Write {${name}}${text.slice(bare.length)} in its place.`,
  why: WHY,
});
