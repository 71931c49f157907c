import { soundOf } from '../../../content/sound';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { inEachDocumentBySiteFile } from '../../documents/site-file';
import { textsIn, withoutTokens } from '../../texts/texts';
import { wordsOf } from '../../texts/words-of';
import { escaped } from './amounts';
import { besideIn, wordsForUs } from './around';
import { isRead } from './figures';
import { speechOf } from './speech';
import { anyOf, oneOf, OUTSIDE } from './vocabulary';

const WORD = String.raw`\p{Lu}[\p{L}\p{N}&'’?]*`;
const NAME = String.raw`${WORD}(?:\s(?:\p{Ll}{1,3}\s){0,2}(?:${WORD}|\d[\d-]*))*`;
/** A name that no sentence begins with by chance. */
const HAS_TWO_CAPITALS = /\p{Lu}.*\p{Lu}/u;

export const doubtfulCredential: Rule = {
  code: 'doubtful-credential',
  severity: 'warning',
  summary: 'A text names a body or an insurer of the business that the site file does not know.',
  example: { before: '"We are members of the Roofing Circle."', after: '"{accreditation.guild}"' },
  yieldsTo: ['approval-without-body', 'unknown-credential', 'wrong-registration'],
  check: inEachDocumentBySiteFile((site) => {
    const { vocabulary, ...speech } = speechOf(site);
    // While the site file has a mistake, nobody knows all whom it names.
    if (!vocabulary || site.business?.isValid === false) return undefined;
    const { accreditations = [], registration = [], hotlines = [], otherSchemes = [] } = soundOf(site.business);
    const known = [
      ...accreditations.flatMap((each) => [each?.name, each?.body]),
      ...registration.flatMap((each) => [each?.label, each?.value]),
      ...hotlines.map((each) => each?.name),
      ...otherSchemes.flatMap((each) => [each?.name, each?.body]),
    ].map((text) => new Set(wordsOf(text ?? '').map(({ word }) => word)));
    const ofUs = anyOf([wordsForUs(speech, vocabulary), vocabulary.firm, ...speech.brand.map(escaped)]);
    const isAsked = anyOf(vocabulary.asked);
    const us = `(?:${[wordsForUs(speech, vocabulary), ...speech.brand.map(escaped)].join('|')})`;
    // The words between are in any case, a name in its capitals.
    const anyCase = (words: string) =>
      words.replaceAll(/(?<![\\\p{L}])\p{Ll}/gu, (first) => `[${first}${first.toUpperCase()}]`);
    const { memberOf, are, accredited, unnamed } = vocabulary.credentials;
    const subject = `(?:^|[.;:·|]\\s?|(?<!\\p{L})${anyCase(oneOf([us, are]))}\\s)`;
    const forms = [
      new RegExp(`${subject}${anyCase(oneOf(memberOf))}\\s(?:the\\s)?(?<name>${NAME})`, 'u'),
      new RegExp(
        `${subject}(?:an?\\s)?(?<name>${WORD}(?:\\s(?:and\\s)?(?:${WORD}|\\d+))*)[\\s-]${anyCase(oneOf(accredited))}`,
        'u',
      ),
    ];
    const worker = [...speech.workers, ...speech.workers.map((each) => `${each}s`)].join('|') || '(?!)';
    forms.push(new RegExp(`${OUTSIDE}(?<name>${anyCase(oneOf(unnamed).replaceAll('WORKERS', worker))})`, 'u'));
    // Before such a word a sentence may begin with another capital: "Our Guild registered roofers".
    const isKnown = (name: string, form: number) =>
      known.some((has) => {
        const said = wordsOf(name).map(({ word }) => word);
        return form === 1
          ? has.has(said.at(-1)!)
          : said.every((word) => word.length < 4 || has.has(word)) && has.has(said[0]!);
      });
    return function* (document) {
      for (const { path, value } of textsIn(document)) {
        if (!isRead(document, path)) continue;
        const text = withoutTokens(value);
        for (const [index, form] of forms.entries()) {
          const found = form.exec(text);
          const name = found?.groups?.['name'];
          if (!found || name === undefined || isKnown(name, index) || besideIn(document.value, path).isQuoted) continue;
          const start = found.index + found[0].indexOf(name);
          // What taps or roofs are approved by is none of ours.
          const before = text
            .slice(0, start)
            .split(/[.!?:]\s/)
            .at(-1)!;
          if (isAsked.test(before)) continue;
          const isBegun = /^\P{L}*\p{Lu}/u.test(found[0]) || (index === UNNAMED && !/\s\S+\s/.test(before));
          if (index !== 1 && !isBegun && !ofUs.test(before)) continue;
          // "We fit locks that are police approved."
          if (index === UNNAMED && /(?:that|which|locks|doors) (?:are|is) $/.test(before)) continue;
          if (index !== UNNAMED && /(?:^|[.!?]\s)$/.test(text.slice(0, start)) && !HAS_TWO_CAPITALS.test(name))
            continue;
          yield {
            document,
            location: { path, part: 'value', inside: { start, end: start + name.length } },
            words: index === UNNAMED ? unnamedWords(name) : words(name),
          };
          break;
        }
      }
    };
  }),
};

/** The place of the form that has no name. */
const UNNAMED = 2;

const unnamedWords = (said: string): Words => ({
  message: `"${said}" says that somebody approved or honoured the business, and the site file knows nothing of it.`,
  fix: 'If somebody did, add who and the number to "accreditations" of pages/_site.json and write its token here. If not, take it out.',
  why: 'Visitors let people into their homes because of it, and nobody may claim an approval that nobody gave.',
});

const words = (name: string): Words => ({
  message: `Does the business belong to "${name}", or has it been insured, recommended or honoured there? The site file does not know it.`,
  fix: 'If it does, add it to "accreditations" or "registration" of pages/_site.json and write its token here. If not, take it out.',
  why: 'Visitors look such names up, and nobody may claim to be a member who is none.',
});
