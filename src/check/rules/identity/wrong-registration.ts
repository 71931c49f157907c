import { soundOf } from '../../../content/sound';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { inEachDocumentBySiteFile } from '../../documents/site-file';
import type { OfSiteFile } from '../../documents/site-file';
import { textsIn } from '../../texts/texts';
import { factReader, NUMBER } from './registered-facts';
import type { FoundFact } from './registered-facts';

export const wrongRegistration: Rule = {
  code: 'wrong-registration',
  severity: 'error',
  mayAllow: true,
  summary: 'A text gives another number, name, place or insurer of the business than the site file.',
  example: { before: '"Company number 01234576."', after: '"Company number {company.number}."' },
  check: inEachDocumentBySiteFile((site) => {
    const registered = registeredIn(site);
    const factsIn = factReader(site);
    return function* (document) {
      if (document.kind === 'site') return;
      for (const { path, value } of textsIn(document)) {
        if (path[0] === 'allow') continue;
        const others = (/\d{2}/.test(value) ? registered : []).flatMap((each) => {
          const found = numberAfter(value, each.names);
          return found ? [{ ...each, ...found }] : [];
        });
        // A number may stand behind the names of two; it is that of the first.
        for (const { written, start, ...each } of others) {
          if (others.some((other) => other.start === start && plain(other.number) === plain(written))) continue;
          if (others.find((other) => other.start === start)!.number !== each.number) continue;
          const inside = { start, end: start + written.length };
          yield { document, location: { path, part: 'value', inside }, words: words({ written, ...each }) };
        }
        const facts = factsIn(value).filter(({ start }) => !others.some((other) => other.start === start));
        for (const fact of facts.filter(({ start }, at) => facts.findIndex((each) => each.start === start) === at)) {
          const inside = { start: fact.start, end: fact.start + fact.written.length };
          yield {
            document,
            location: { path, part: 'value', inside },
            words: fact.value === '' ? unstated(fact) : words({ ...fact, number: fact.value }),
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
  /** By which texts call it, the longest first. */
  names: readonly string[];
}

const IS_NUMBER = new RegExp(`^${NUMBER}$`, 'u');
/** What may stand between a label and its number, without ending the sentence: "number", "no.", "is". */
const BETWEEN = String.raw`(?:[\s:,#(]|\p{Ll}+\.?){0,6}?`;
/** What says so of a number behind the first words of a label alone. */
const NUMBERED = /^[\s:#(]*$|(?<!\p{L})(?:n[or]\.|num|reg|mem|lic)|[:#(]/iu;

/** What the law or a body has given the business a number for. */
function registeredIn({ business }: OfSiteFile): Registered[] {
  const { registration = [], accreditations = [] } = soundOf(business);
  const all = [
    ...registration.map((each) => ({ number: each?.value, labels: [each?.label], token: `company.${each?.id}` })),
    ...accreditations.map((each) => ({
      number: each?.number,
      labels: [each?.body, each?.name],
      token: `accreditation.${each?.id}`,
    })),
  ];
  return all.flatMap(({ number, labels, token }) => {
    const [label, ...more] = labels.flatMap((each) => each ?? []);
    if (number === undefined || label === undefined || !IS_NUMBER.test(number)) return [];
    return [{ label, number, token, names: [...beginningsOf(label), ...more.flatMap(beginningsOf)] }];
  });
}

/** "Roof Guild Register", "Roof Guild"; one word only of two, or where it is in capitals. */
function beginningsOf(label: string): string[] {
  const words = label.split(' ');
  const beginnings = words.map((_, index) => words.slice(0, words.length - index).join(' '));
  return beginnings.filter((each) => each.includes(' ') || words.length < 3 || /^\p{Lu}{2,}$/u.test(each));
}

function numberAfter(text: string, names: readonly string[]): { written: string; start: number } | undefined {
  const lower = text.toLowerCase();
  for (const [index, name] of names.entries()) {
    const at = lower.indexOf(name.toLowerCase());
    if (at < 0 || /[\p{L}\p{N}]$/u.test(text.slice(0, at))) continue;
    const behind = new RegExp(
      `^(?![\\p{L}\\p{N}])(${BETWEEN})(?<![\\p{L}\\p{N}])(${NUMBER})(?![\\p{L}\\p{N}])`,
      'u',
    ).exec(text.slice(at + name.length));
    const isNumbered =
      NUMBERED.test(behind?.[1] ?? '') || (/^\p{Lu}+$/u.test(name) && /^(?:\s\p{Ll}+)?\s$/u.test(behind?.[1] ?? ''));
    if (behind && (index === 0 || isNumbered))
      return { written: behind[2]!, start: at + name.length + behind[1]!.length };
  }
  return undefined;
}

const plain = (number: string) => number.replaceAll(/\s/g, '').toUpperCase();

const unstated = ({ written, label }: FoundFact): Words => ({
  message: `"${written}" is given as the ${label} of the business, and pages/_site.json has none.`,
  fix: `Take it out, or add it to "registration" of pages/_site.json with its label, and write its token here.`,
  why: 'Visitors who look it up would find somebody else, or nobody.',
});

type Told = Omit<Registered, 'names'> & { written: string };

const words = ({ written, label, number, token }: Told): Words => ({
  message: `"${written}" is not ${IS_NUMBER.test(number) ? 'the number that' : 'what'} pages/_site.json has for "${label}", ${number}.`,
  fix: `Write {${token}} in its place, or correct ${IS_NUMBER.test(number) ? 'the number' : 'it'} in pages/_site.json.`,
  why: 'Visitors who look it up would find somebody else, or nobody.',
});
