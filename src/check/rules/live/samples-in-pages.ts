import { isObject } from '../../../json/is-object';
import type { Path } from '../../../json/path';
import { atValue } from '../../placed';
import { valuesIn } from '../../texts/strings';
import type { Words } from '../../problem';
import type { CodeWords, Rule } from '../../rule';
import { isOfBusiness } from '../../site';
import type { Site, SiteDocument } from '../../site';
import { countryOf, phoneNumbersIn } from '../../texts/phone-numbers';
import { keeperOf } from '../../texts/reserved-numbers';
import { quote } from '../../words';

type Found = Iterable<{ path: Path; words: Words; inside?: { start: number; end: number } }>;
type Find = (value: unknown, at: { path: Path; document: SiteDocument; site: Site }) => Found;

const gate = ({ find, ...about }: CodeWords & { code: string; find: Find }): Rule => ({
  ...about,
  severity: 'error',
  gate: 'live',
  scope: 'site',
  *check(site) {
    for (const document of site.documents.values())
      for (const { path, value } of valuesIn(document))
        for (const found of find(value, { path, document, site }))
          yield atValue(document, found.path, found.words, { inside: found.inside });
  },
});

export const reservedNumber = gate({
  code: 'reserved-number',
  summary: 'A phone number is one that is kept for films and books.',
  example: { before: '"display": "202-555-0123"', after: '"display": "(your own number)"' },
  *find(value, { path, site }) {
    if (typeof value !== 'string') return;
    for (const { number, written, ...inside } of phoneNumbersIn(value, countryOf(site.business?.value))) {
      const keeper = keeperOf(number);
      const message = `${written} is one of the numbers that ${keeper} keeps for films and books.`;
      const why = 'Nobody answers it: a visitor in an emergency would hear nothing.';
      if (keeper) yield { path, inside, words: { message, fix: 'Write the real number of the business.', why } };
    }
  },
});

/** The host of an address or mailbox whose last part, or whose name, RFC 2606 and RFC 6761 keep from everybody. */
const KEPT = String.raw`[a-z0-9-]+\.(?:example|test|invalid|localhost)|example\.(?:com|net|org)|localhost`;
const HOST = new RegExp(String.raw`(?:https?:\/\/|@)((?:[a-z0-9-]+\.)*(?:${KEPT}))(?![a-z0-9.-])`, 'i');

export const sampleHost = gate({
  code: 'sample-host',
  summary: 'An address or mailbox is at a name that is kept for examples, such as ".example".',
  example: { before: '"origin": "https://your-name.example"', after: '"origin": "https://your-own-name.com"' },
  *find(value, { path }) {
    const host = typeof value === 'string' ? HOST.exec(value)?.[1] : undefined;
    const message = `${quote(value)} leads to ${host}, a name that is kept for examples.`;
    const why = 'Visitors would find nothing there: such an address leads nowhere, on any computer in the world.';
    if (host) yield { path, words: { message, fix: 'Write the real address.', why } };
  },
});

export const sampleReview = gate({
  code: 'sample-review',
  summary: 'A review is a sample.',
  example: { before: '"provenance": "sample"', after: '"provenance": "customer"' },
  *find(value, { path, document }) {
    if (isOfBusiness(document.kind) || path.at(-1) !== 'provenance' || value !== 'sample') return;
    const fix =
      'Decide whose words these are. If a customer wrote them, write "provenance": "customer". If not, remove the ' +
      'review, and put a real one there when you have one.';
    const why = 'The law forbids invented reviews, and visitors decide by them whom to let into their homes.';
    yield { path, words: { message: 'This review is a sample.', fix, why } };
  },
});

export const unprovenPerson = gate({
  code: 'unproven-person',
  summary: 'A person is made up, or is named without having agreed to it.',
  example: { before: '"source": "staff"', after: '"source": "staff", "consent": "2026-01-31"' },
  *find(person, { path }) {
    // People alone say in `source` who they are.
    if (!isObject(person) || (person['source'] !== 'sample' && person['source'] !== 'staff')) return;
    const name = quote(person['name']);
    if (person['source'] === 'sample') {
      const fix = 'Take the entry out, or write who really comes and "source": "staff".';
      const why = 'Visitors would take whoever stands at their door for somebody who does not exist.';
      yield { path: [...path, 'source'], words: { message: `${name} is an example and no person.`, fix, why } };
    } else if (person['consent'] === undefined) {
      const message = `Nothing says that ${name} has agreed to be named here.`;
      const fix = 'Write the day of the written consent, for example "consent": "2026-01-31", or take the entry out.';
      const why = 'The law wants people to agree before their name is published.';
      yield { path: [...path, 'name'], words: { message, fix, why } };
    }
  },
});
