import { isObject } from '../../json/is-object';
import type { Path } from '../../json/path';
import { documentOf } from '../document';
import type { SiteDocument } from '../document';
import type { SiteFile } from '../documents/site.schema';
import { foldersIn } from './folders';

/* The business in a language: the site file, with the words of `languages` in place of the first ones. */

type Business = SiteDocument<'site'>;

const cache = new WeakMap<Business, Map<string, Business>>();

/** The business as pages of a language have it. The same for the same file. */
export function businessIn(business: Business, folder: string): Business {
  const before = cache.get(business) ?? new Map<string, Business>();
  cache.set(business, before);
  const found = before.get(folder) ?? gathered(business, foldersIn(business.value).indexOf(folder));
  before.set(folder, found);
  return found;
}

function gathered(business: Business, at: number): Business {
  const { path, kind, source, isValid, document } = business;
  const first = business.value as { languages: readonly unknown[] };
  const other = wordsOf(first.languages[at]);
  const value = translated(first, other);
  const typed = document && (translated(document, wordsOf(document.languages[at])) as SiteFile);
  return {
    ...(documentOf({ path, kind, value, source, isValid, typed }) as Business),
    written(place) {
      const there = placeIn(first, other, place);
      if (there) return { document: business, path: ['languages', at, ...there] };
      return business.written?.(place) ?? { document: business, path: place };
    },
  };
}

/** A language without what is its own: the fields of the site file. */
function wordsOf(language: unknown): Record<string, unknown> {
  const { folder: _folder, name: _name, ...words } = language as Record<string, unknown>;
  return words;
}

const translated = (first: object, other: object): object => ({
  ...(merged(withoutMadeWords(first), other) as object),
  languages: [],
});

/** Without the words that `Intl` or the interface words make again in the other language. */
function withoutMadeWords(siteFile: object): object {
  const { demoNotice: _demoNotice, ...kept } = siteFile as Record<string, unknown>;
  const { hours, claims } = kept;
  return {
    ...kept,
    ...(isObject(hours) && { hours: without(hours, 'text') }),
    ...(Array.isArray(claims) && {
      claims: claims.map((each: unknown) =>
        isObject(each) && Object.hasOwn(each, 'value') ? without(each, 'text') : each,
      ),
    }),
  };
}

const without = (value: Record<string, unknown>, name: string) =>
  Object.fromEntries(Object.entries(value).filter(([field]) => field !== name));

/** Objects field by field, entries of lists by their ids; any other list takes the place of the first. */
function merged(first: unknown, other: unknown): unknown {
  if (other === undefined) return first;
  if (Array.isArray(first) && isById(other))
    return first.map((each: unknown) =>
      merged(
        each,
        other.find(({ id }) => id === idOf(each)),
      ),
    );
  if (!isObject(first) || !isObject(other)) return other;
  return {
    ...first,
    ...Object.fromEntries(Object.entries(other).map(([field, each]) => [field, merged(first[field], each)])),
  };
}

/** Where a value of both, merged, stands in the other; nothing where it is taken from the first. */
function placeIn(first: unknown, other: unknown, path: Path): Path | undefined {
  if (other === undefined) return undefined;
  const isMerged = (Array.isArray(first) && isById(other)) || (isObject(first) && isObject(other));
  if (!isMerged) return path;
  const [step, ...rest] = path;
  if (step === undefined) return undefined;
  const inFirst = (first as Record<string, unknown>)[step];
  const at = isById(other) ? other.findIndex(({ id }) => id === idOf(inFirst)) : step;
  const found = placeIn(inFirst, (other as Record<string, unknown>)[at], rest);
  return found && [at, ...found];
}

const idOf = (entry: unknown) => (isObject(entry) ? entry['id'] : undefined);

const isById = (list: unknown): list is { id: unknown }[] =>
  Array.isArray(list) && list.length > 0 && list.every((each) => idOf(each) !== undefined);
