import { isObject } from '../../../json/is-object';
import type { Path } from '../../../json/path';
import { atValue, beside } from '../../placed';
import { areaOf, isOfPlace } from '../../documents/areas';
import type { AreaPlace } from '../../documents/areas';
import { isBlock, NAME_FIELDS } from '../../documents/blocks';
import { nameKey } from '../../documents/place-name';
import { valuesIn } from '../../texts/strings';
import type { Words } from '../../problem';
import type { Diagnostic, Rule } from '../../rule';
import type { SiteDocument, SitePage } from '../../site';
import { comparable } from '../../words';

export const repeatedEntry: Rule = {
  code: 'repeated-entry',
  severity: 'warning',
  summary: 'Two entries of one list have the same name, or lead to the same address; two blocks have the same heading.',
  example: { before: '"credentials": ["Insured", "Insured"]', after: '"credentials": ["Insured", "Vetted"]' },
  scope: 'document',
  *check(document) {
    yield* repeatedHeadings(document);
    if (isOfPlace(document)) yield* inBothLists(document as SitePage);
    for (const { path, value: list } of valuesIn(document)) {
      if (!Array.isArray(list) || LEFT_OUT.has(String(path.at(-1)))) continue;
      const first = new Map<string, number>();
      for (const [index, entry] of list.entries()) {
        const keys = keysOf(entry);
        const again = keys.find(({ key }) => first.has(key));
        if (!again) for (const { key } of keys) first.set(key, index);
        if (!again) continue;
        const own = [...path, index];
        const other = [...path, first.get(again.key)!];
        const fieldsOf = (at: Path) => Object.keys(Object(list[at.at(-1) as number])).map((key) => [...at, key]);
        const causes = [path, own, other, ...fieldsOf(own), ...fieldsOf(other)];
        const at = { path: [...own, ...again.path], first: other, causes };
        yield repeated(document, again.shown, at);
      }
    }
  },
};

/** Two blocks of one page under one heading; a short block that returns as it is may well be a call to ring. */
function* repeatedHeadings(document: SiteDocument): Generator<Diagnostic> {
  const first = new Map<string, { path: Path; block: string }>();
  for (const { path, value } of valuesIn(document)) {
    if (!isBlock(value) || typeof value['heading'] !== 'string') continue;
    const key = comparable(value['heading']);
    const block = JSON.stringify(value);
    const before = first.get(key);
    if (!before) first.set(key, { path, block });
    else if (before.block !== block)
      yield repeated(document, value['heading'], {
        path: [...path, 'heading'],
        first: [...before.path, 'heading'],
        causes: [path],
      });
  }
}

/** A place of an area page that is on its list of streets and on that of landmarks. */
function* inBothLists(page: SitePage): Generator<Diagnostic> {
  const first = new Map<string, AreaPlace>();
  for (const place of areaOf(page).places) {
    const key = nameKey(place.name);
    const before = first.get(key) ?? place;
    first.set(key, before);
    if (before.list === place.list) continue;
    const at = { path: ['facts', place.list, place.index], first: ['facts', before.list, before.index] };
    yield repeated(page, place.name, { ...at, causes: [] });
  }
}

interface Place {
  path: Path;
  /** Where the other one stands. */
  first: Path;
  /** Values whose own mistakes cause it. */
  causes: readonly Path[];
}

const repeated = (document: SiteDocument, shown: string, { path, first, causes }: Place): Diagnostic =>
  atValue(document, path, wordsFor(shown, path, first), {
    follows: causes.map((cause) => ({ document, path: cause })),
    related: [beside(document, first, 'The other one stands here.')],
  });

const wordsFor = (shown: string, path: Path, first: Path): Words => ({
  message: `"${shown}" stands ${whereTwice(path, first)}.`,
  fix: 'Write what is meant in its place, or take one of the two out where both are the same.',
  why: 'Visitors read the same twice, and miss what should stand in the place of the second.',
});

function whereTwice(path: Path, first: Path): string {
  if (path.at(-1) === 'heading') return 'over two parts of this page';
  return path[0] === 'facts' && path[1] !== first[1]
    ? `among the ${path[1]} and the ${first[1]}`
    : 'in this list twice';
}

/** Lists that other rules read, and in which one thing may stand twice. */
const LEFT_OUT = new Set(
  '$schema aliases allow days details districts outline line waters parks paragraphs'.split(' '),
);

/** The keys by which an entry is recognised: itself, its name, or the address of a mere link. */
function keysOf(entry: unknown): { key: string; shown: string; path: Path }[] {
  if (typeof entry === 'string') return [{ key: comparable(entry), shown: entry, path: [] }];
  if (!isObject(entry) || 'type' in entry) return [];
  const field = ('price' in entry || 'body' in entry ? ['name', ...NAME_FIELDS] : NAME_FIELDS).find(
    (each) => typeof entry[each] === 'string',
  );
  const { to, do: does } = entry;
  return [
    ...(field ? [{ key: `name ${comparable(String(entry[field]))}`, shown: String(entry[field]), path: [field] }] : []),
    ...(typeof to === 'string' && does !== 'email' ? [{ key: `to ${to}`, shown: to, path: ['to'] }] : []),
  ];
}
