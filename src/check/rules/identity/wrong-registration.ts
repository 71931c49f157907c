import { isObject } from '../../../json/is-object';
import type { Path } from '../../../json/path';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { inEachDocumentBySiteFile } from '../../site-file';
import type { OfSiteFile } from '../../site-file';
import { textsIn } from '../../texts';

export const wrongRegistration: Rule = {
  code: 'wrong-registration',
  severity: 'error',
  mayAllow: true,
  summary: 'A text gives another number for a registration than the site file.',
  example: { before: '"Company number 01234576."', after: '"Company number {company.number}."' },
  check: inEachDocumentBySiteFile((site) => {
    const document = site.business;
    const registered = registeredIn(site);
    if (!document || registered.length === 0) return undefined;
    return function* find(page) {
      if (page.kind === 'site') return;
      for (const { path, value } of textsIn(page)) {
        if (!/\d{2}/.test(value) || path[0] === 'allow') continue;
        for (const { label, number, token, path: at } of registered) {
          const found = numberAfter(value, label);
          if (!found || plain(found.written) === plain(number)) continue;
          yield {
            document: page,
            location: { path, part: 'value', inside: { start: found.start, end: found.start + found.written.length } },
            words: words({ ...found, label, number, token }),
            related: [{ document, location: { path: at, part: 'value' }, message: `Here it is ${number}.` }],
          };
        }
      }
    };
  }),
};

interface Registered {
  label: string;
  number: string;
  token: string;
  path: Path;
}

/** A number of five digits and more, with letters before it: "01234567", "AB 123 4567 89". */
const NUMBER = String.raw`(?:\p{Lu}{1,3}\s?)?\d(?:\s?\d){4,}`;
/** What may stand between a label and its number, without ending the sentence: "number", "no.", "is". */
const BETWEEN = String.raw`(?:[\s:,#(]|\p{Ll}+\.?){0,6}?`;

/** What the law or a body has given the business a number for. */
function registeredIn({ business }: OfSiteFile): Registered[] {
  const { registration, accreditations } = isObject(business?.value) ? business.value : {};
  const entries = (
    list: unknown,
    read: (
      each: Record<string, unknown>,
      index: number,
    ) => [label: unknown, number: unknown, token: string, path: Path],
  ) =>
    (Array.isArray(list) ? list : []).flatMap((each: unknown, index): Registered[] => {
      if (!isObject(each)) return [];
      const [label, number, token, path] = read(each, index);
      return typeof label === 'string' && typeof number === 'string' && new RegExp(`^${NUMBER}$`, 'u').test(number)
        ? [{ label, number, token, path }]
        : [];
    });
  return [
    ...entries(registration, ({ id, label, value }, index) => [
      label,
      value,
      `company.${String(id)}`,
      ['registration', index, 'value'],
    ]),
    ...entries(accreditations, ({ id, body, number }, index) => [
      body,
      number,
      `accreditation.${String(id)}`,
      ['accreditations', index, 'number'],
    ]),
  ];
}

/** The number behind a label, or behind the word in capitals that it begins with: "TAX" of "TAX number". */
function numberAfter(text: string, label: string): { written: string; start: number } | undefined {
  const capitals = /^\p{Lu}{2,}(?=\s)/u.exec(label)?.[0];
  const lower = text.toLowerCase();
  for (const name of capitals ? [label, capitals] : [label]) {
    const at = lower.indexOf(name.toLowerCase());
    if (at < 0 || /[\p{L}\p{N}]$/u.test(text.slice(0, at))) continue;
    const behind = new RegExp(
      `^(?![\\p{L}\\p{N}])(${BETWEEN})(?<![\\p{L}\\p{N}])(${NUMBER})(?![\\p{L}\\p{N}])`,
      'u',
    ).exec(text.slice(at + name.length));
    if (behind) return { written: behind[2]!, start: at + name.length + behind[1]!.length };
  }
  return undefined;
}

const plain = (number: string) => number.replaceAll(/\s/g, '').toUpperCase();

const words = ({
  written,
  label,
  number,
  token,
}: {
  written: string;
  label: string;
  number: string;
  token: string;
}): Words => ({
  message: `"${written}" is not the number that pages/_site.json has for "${label}", ${number}.`,
  fix: `Write {${token}} in its place, or correct the number in pages/_site.json.`,
  why: 'Visitors who look it up would find somebody else, or nobody.',
});
