import { soundOf } from '../../../content/sound';
import { localeOf, sentenceAt, sentencesOf } from '../../texts/sentences';
import type { OfSiteFile } from '../../documents/site-file';

/** A number of five digits and more, with letters before it: "01234567", "AB 123 4567 89". */
export const NUMBER = String.raw`(?:\p{Lu}{1,3}\s?)?\d(?:\s?\d){4,}`;
const WORD = String.raw`\p{Lu}[\p{L}&’'-]*`;
const NAME = String.raw`${WORD}(?:\s(?:(?:and|of|the)\s)?${WORD})*`;

interface Row {
  /** What the site file calls the fact. */
  label: RegExp;
  /** What stands before it in a text, and how it is written. BRAND stands for the first word of the brand. */
  said: string;
  written: string;
  /** What the sentence speaks of. */
  of?: RegExp;
  /** What it is called where the site file has none of it: without this it is told only beside one. */
  alone?: string;
}

const OF_COMPANY = /trading name|compan(?:y|ies)|limited|\{company\./i;
const AT_OURS =
  '(?:[Ff]ind us at|[Vv]isit (?:us|our \\p{Ll}+) (?:at|in)|[Oo]ur (?:office|workshop|shop|showroom|address) is(?: at)?|' +
  '[Ww]rite to us at|[Cc]ome to us at|[Ww]e are(?: based)? at) ';
const FACTS: Readonly<Record<string, readonly Row[]>> = {
  en: [
    { label: /registered name/i, said: '[Tt]rading name of (?:the )?', written: NAME },
    { label: /registered name/i, said: '', written: String.raw`BRAND(?:\s${WORD})*?\s(?:Ltd|Limited|PLC|plc|LLP)` },
    { label: /place of registration/i, said: '[Rr]egistered in ', written: NAME, of: OF_COMPANY },
    { label: /registered office/i, said: '[Rr]egistered office(?: is)?(?: at)?:? ', written: '[^.{}]*\\d[^.{}]*' },
    {
      label: /company number/i,
      said: '(?:with|under|,)(?: the)? (?:number|no\\.?):? ',
      written: NUMBER,
      of: OF_COMPANY,
    },
    {
      label: /registered office/i,
      said: AT_OURS,
      written: String.raw`\d{1,4}[A-Za-z]?\s${WORD}[\s,][^.{}]*`,
      alone: 'address',
    },
    {
      label: /company number/i,
      said: '[Cc]ompany(?: registration)? (?:number|no\\.?)(?: is)?:? ',
      written: NUMBER,
      alone: 'company number',
    },
    {
      label: /^\p{Lu}{3,4} (?:number|no|reg)/u,
      said: '\\p{Lu}{3,4}(?: registration| reg\\.?| number| no\\.?)+(?: is)?:? ',
      written: NUMBER,
      alone: 'registration number',
    },
    {
      label: /\bICO\b/,
      said: 'ICO(?: registration| registered| number| no\\.?| under| with)*:? ',
      written: NUMBER,
      alone: 'ICO registration',
    },
    {
      label: /insurer/i,
      said: '(?:[Ii]nsured(?: \\p{Ll}+){0,4},? (?:with|by|through|via)|[Uu]nderwritten by|[Oo]ur insurers? (?:is|are)) ',
      written: NAME,
    },
    {
      label: /\bICO\b/,
      said: "Information Commissioner[’']s Office(?: (?:with|under))?(?: number)?[:,]? ",
      written: NUMBER,
    },
  ],
};
/** Whoever is spoken to has insurers and companies too. */
const OF_OTHERS: Readonly<Record<string, RegExp>> = { en: /(?<!\p{L})(?:you|your|yours|they|their)(?!\p{L})/iu };

export interface FoundFact {
  start: number;
  written: string;
  label: string;
  /** Empty where the site file has none. */
  value: string;
  token: string;
}

/** Finds what a text says of the registration of the business otherwise than the site file. */
export function factReader(site: OfSiteFile): (text: string) => FoundFact[] {
  const { registration = [], brand } = soundOf(site.business);
  const language = localeOf(site).split('-')[0]!;
  const known = registration.flatMap((each) => plain(each?.value ?? '') || []);
  const first = (brand?.first ?? '\n').replaceAll(/[^\p{L}\p{N}]/gu, '.');
  const rows = (FACTS[language] ?? []).flatMap(({ label, said, written, of, alone }) => {
    const fact = registration.find((each) => label.test(each?.label ?? ''));
    const isStated = fact?.value && fact.label && fact.id;
    // What is stated, and has its label before it, is held against it elsewhere.
    if (isStated ? alone !== undefined && said !== AT_OURS : alone === undefined) return [];
    const form = written.replace('BRAND', first);
    const pattern = `(?<![\\p{L}\\p{N}])(${said})(${form})(?![\\p{L}\\p{N}])`;
    return [
      {
        label: isStated ? fact.label! : alone!,
        value: isStated ? fact.value! : '',
        token: `company.${fact?.id}`,
        of,
        pattern: new RegExp(pattern, 'gu'),
      },
    ];
  });
  const isSame = (written: string, value: string) =>
    known.includes(plain(written)) ||
    // The beginning of a name, and of an address.
    (value !== '' && /\p{L}{3}/u.test(written) && plain(value).startsWith(plain(written)));
  return (text) =>
    rows.flatMap(({ pattern, of, ...fact }) => {
      return [...text.matchAll(pattern)].flatMap(({ 1: said = '', 2: written = '', index }) => {
        const { text: sentence } = sentenceAt(sentencesOf(text, localeOf(site)), index);
        if (isSame(written, fact.value) || OF_OTHERS[language]?.test(sentence) || of?.test(sentence) === false)
          return [];
        return [{ ...fact, written, start: index + said.length }];
      });
    });
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/\bltd\b/g, 'limited')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
