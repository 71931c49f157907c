import { isObject } from '../../../json/is-object';
import type { Path } from '../../../json/path';
import type { Words } from '../../problem';
import type { Diagnostic, Rule } from '../../rule';
import type { SiteDocument } from '../../site';
import { valuesIn } from '../../documents/values';
import { comparable } from '../../words';

/** What an entry is called, by its first field of these. */
const NAMES = ['label', 'heading', 'question', 'when'];

export const repeatedEntry: Rule = {
  code: 'repeated-entry',
  severity: 'warning',
  summary: 'Two entries of one list have the same name, or lead to the same address; two blocks have the same heading.',
  example: {
    before: '"credentials": ["Fully Insured", "Fully Insured"]',
    after: '"credentials": ["Fully Insured", "Vetted Locksmiths"]',
  },
  scope: 'document',
  *check(document) {
    yield* repeatedHeadings(document);
    for (const { path, value: list } of valuesIn(document)) {
      if (!Array.isArray(list) || LEFT_OUT.has(String(path.at(-1)))) continue;
      const first = new Map<string, number>();
      for (const [index, entry] of list.entries()) {
        const [again] = keysOf(entry).flatMap((key) => (first.has(key.name) ? [key] : []));
        if (!again) {
          for (const { name } of keysOf(entry)) first.set(name, index);
          continue;
        }
        const before = first.get(again.name)!;
        const isOther = again.path.at(-1) === 'to' && nameOf(list[before]) !== nameOf(entry);
        yield {
          document,
          location: { path: [...path, index, ...again.path], part: 'value' },
          words: isOther ? ofLinks(again.shown) : words(again.shown),
          follows: [[], [index], ...Object.keys(Object(entry)).map((key) => [index, key])].map((inner) => ({
            document,
            path: [...path, ...inner],
          })),
          related: [seenAt(document, [...path, before], 'It stands here already.')],
        };
      }
    }
  },
};

/** Two blocks of one page under one heading; a short block that returns as it is may well be a call to ring. */
function* repeatedHeadings(document: SiteDocument): Generator<Diagnostic> {
  const first = new Map<string, { path: Path; block: string }>();
  for (const { path, value } of valuesIn(document)) {
    if (!isObject(value) || typeof value['type'] !== 'string' || typeof value['heading'] !== 'string') continue;
    const key = comparable(value['heading']);
    const block = JSON.stringify(value);
    const before = first.get(key);
    if (!before) first.set(key, { path, block });
    if (!before || before.block === block) continue;
    yield {
      document,
      location: { path: [...path, 'heading'], part: 'value' },
      words: ofHeadings(value['heading']),
      follows: [{ document, path }],
      related: [seenAt(document, [...before.path, 'heading'], 'The other one stands here.')],
    };
  }
}

const seenAt = (document: SiteDocument, path: Path, message: string) => ({
  document,
  location: { path, part: 'value' as const },
  message,
});

const ofHeadings = (heading: string): Words => ({
  message: `Two blocks of this page have the heading "${heading}".`,
  fix: 'Write over each what it alone is about, or put the two together under one heading.',
  why: 'Visitors who look the page over, or hear its headings read, take the second for the first and pass it by.',
});

/** An entry without its address. */
const nameOf = (entry: unknown) => keysOf(entry).find(({ path }) => path.at(-1) !== 'to')?.shown;

/** Lists that other rules read, and in which one thing may stand twice. */
const LEFT_OUT = new Set('$schema aliases allow districts outline line waters parks paragraphs'.split(' '));

/** What tells an entry from the others: itself, or its name and the address that it leads to. */
function keysOf(entry: unknown): { name: string; shown: string; path: Path }[] {
  if (typeof entry === 'string') return [{ name: comparable(entry), shown: entry, path: [] }];
  if (!isObject(entry) || 'type' in entry) return [];
  const field = ('price' in entry || 'body' in entry ? ['name', ...NAMES] : NAMES).find(
    (each) => typeof entry[each] === 'string',
  );
  const action = isObject(entry['action']) ? entry['action'] : entry;
  const to = typeof action['to'] === 'string' && action['do'] !== 'email' ? action['to'] : undefined;
  return [
    ...(field
      ? [{ name: `name ${comparable(String(entry[field]))}`, shown: String(entry[field]), path: [field] }]
      : []),
    ...(to ? [{ name: `to ${to}`, shown: to, path: [...(action === entry ? [] : ['action']), 'to'] }] : []),
  ];
}

const ofLinks = (to: string): Words => ({
  message: `Two entries of this list have names of their own and both lead to "${to}".`,
  fix: 'Write the address that is meant in the one whose name is that of another place. Take one out only where both are the same.',
  why: 'Visitors who follow one of the two come to something else than they read.',
});

const words = (entry: string): Words => ({
  message: `"${entry}" stands in this list twice.`,
  fix: 'Take one of the two out, or write what is meant in its place.',
  why: 'Visitors read the same again, or two figures under one name, and do not know which to believe.',
});
