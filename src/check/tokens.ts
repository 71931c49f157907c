import { TEXT_KINDS } from '../schema/fields';
import { pageTokens } from '../content/token-values';
import { parseText } from '../content/tokens';
import type { Page } from '../content/manifest';
import type { PageKind } from '../content/page.schema';
import type { Path } from '../json/path';
import { oncePer } from './once';
import type { SiteDocument } from './site';

/** A token, or the `{` of one that is never closed, in a text of a document. */
export interface FoundToken {
  path: Path;
  name: string | undefined;
  inside: { start: number; end: number };
}

const IS_TEXT = new Set<string>(TEXT_KINDS);

/** Every token in the texts of a document, in order. */
export const tokensIn = ({ fields }: SiteDocument): readonly FoundToken[] => tokensOf(fields);

const tokensOf = oncePer((fields: SiteDocument['fields']) => fields.flatMap(({ kind, value, path }) => {
  if (typeof value !== 'string' || !IS_TEXT.has(kind) || !value.includes('{')) return [];
  return parseText(value).flatMap((part): FoundToken[] => {
    if ('unclosedAt' in part) return [{ path, name: undefined, inside: { start: part.unclosedAt, end: part.unclosedAt + 1 } }];
    return 'name' in part ? [{ path, name: part.name, inside: { start: part.start, end: part.end } }] : [];
  });
}));

/** Facts of each kind of page, so that `pageTokens` can be asked which tokens there are. */
const SAMPLES = {
  'area': {
    name: '', code: '', locality: '', coordinates: { latitude: 0, longitude: 0 }, responseMinutes: 5, rating: { value: 5, count: 1 },
    priceRange: '££', streets: [], landmarks: [], credentials: [], lineName: '',
  },
  'service': { name: '', summary: '', icon: 'alert', order: 0 },
  'page': { name: '', summary: '', order: 0 },
} as const;

export const PAGE_KINDS = ['area', 'service', 'page'] as const;

const OWN_TOKENS: ReadonlyMap<PageKind, readonly string[]> = new Map(PAGE_KINDS.map((kind) => {
  // Only `kind` and `document.facts` are read.
  const page = { kind, document: { facts: SAMPLES[kind] } } as unknown as Page;
  return [kind, [...pageTokens(page, new Map()).keys()]];
}));

/** The tokens that a kind of page has of its own facts: `area.code` …; none for the not-found page. */
export const ownTokens = (kind: PageKind): readonly string[] => OWN_TOKENS.get(kind) ?? [];

/** The kind whose token this is: `area` for `area.code`, also for one that is misspelt. */
export const kindOfToken = (name: string) => PAGE_KINDS.find((kind) => name.startsWith(`${kind}.`));
