import { isObject } from '../json/is-object';
import type { Path } from '../json/path';
import { documentOf, typedOf } from './document';
import type { SiteDocument } from './document';

/* The one place that knows how `_site.json`, `_claims.json` and `_menus.json` make one business. */

/** Fields that a claim takes from its group where it has none of its own. */
const OF_GROUP = ['provenance', 'reviewBy'] as const;

/** Files beside the site file; `unread` is there and cannot be read. */
export interface Parts {
  claims: SiteDocument | 'unread' | undefined;
  menus: SiteDocument | 'unread' | undefined;
}

type Business = SiteDocument<'site'>;

const known = new WeakMap<SiteDocument, Parts & { business: Business }>();

/**
 * The whole business as one document of the form of `_site.json`, whichever of its files says what. It fits its schema
 * only where all of them do. The same for the same files.
 */
export function businessOf(site: Business, { claims, menus }: Parts): Business {
  const before = known.get(site);
  if (before && before.claims === claims && before.menus === menus) return before.business;
  const business = gathered(site, { claims, menus });
  known.set(site, { claims, menus, business });
  return business;
}

function gathered(site: Business, { claims, menus }: Parts): Business {
  if (!isObject(site.value)) return site;
  if (!claims && !menus && (!site.isValid || site.value['navigation'] !== undefined)) return site;
  const ledger = isRead(claims) ? ledgerOf(claims) : undefined;
  const value: Record<string, unknown> = {
    ...site.value,
    // Left out, a list would be taken for an empty one.
    ...(claims && { claims: ledger?.claims ?? null }),
    ...(menus && { navigation: isRead(menus) ? menusIn(menus) : null }),
  };
  const isValid = [site, claims, menus].every((each) => each === undefined || (isRead(each) && each.isValid));
  const typed = isValid && isObject(value['navigation']) ? typedOf('site', value) : undefined;
  const { path, kind, source } = site;
  const document = documentOf({ path, kind, value, source, isValid: typed !== undefined, typed });
  return {
    ...(document as Business),
    written: (at) => {
      const [field, ...rest] = at;
      if (field === 'navigation' && isRead(menus)) return { document: menus, path: rest };
      if (field === 'claims' && ledger) return { document: claims as SiteDocument, path: ledger.written(rest) };
      return { document: site, path: at };
    },
  };
}

const isRead = (part: Parts['claims']): part is SiteDocument => typeof part === 'object';

type Part = Pick<SiteDocument, 'value'>;

function menusIn({ value }: Part): unknown {
  if (!isObject(value)) return undefined;
  const { $schema: _schema, version: _version, ...menus } = value;
  return menus;
}

/** A claim as the site file would say it, and where it is written. */
interface Entry {
  claim: unknown;
  path: Path;
  /** Fields that its group says for it. */
  ofGroup: ReadonlySet<string>;
}

/** The claims of all groups as one list; none where nobody knows what the file lists. */
function ledgerOf(file: Part): { claims: unknown[] | undefined; written: (path: Path) => Path } {
  const groups: unknown = isObject(file.value) ? file.value['groups'] : undefined;
  const entries = Array.isArray(groups) ? groups.flatMap(entriesOf) : [];
  return {
    claims: Array.isArray(groups) ? entries.map(({ claim }) => claim) : undefined,
    written: ([index, field, ...rest]) => {
      const entry = typeof index === 'number' ? entries[index] : undefined;
      if (!entry) return ['groups'];
      const { path, ofGroup } = entry;
      if (field === undefined) return path;
      return [...(ofGroup.has(String(field)) ? path.slice(0, 2) : path), field, ...rest];
    },
  };
}

/** A group that lists no claims stands for one that nobody knows. */
function entriesOf(group: unknown, at: number): Entry[] {
  const list: unknown = isObject(group) ? group['claims'] : undefined;
  if (!isObject(group) || !Array.isArray(list)) return [{ claim: undefined, path: ['groups', at], ofGroup: new Set() }];
  return list.map((claim: unknown, index): Entry => {
    const path = ['groups', at, 'claims', index];
    if (!isObject(claim)) return { claim, path, ofGroup: new Set() };
    const taken = OF_GROUP.filter((field) => !Object.hasOwn(claim, field) && Object.hasOwn(group, field));
    return {
      claim: { ...claim, ...Object.fromEntries(taken.map((field) => [field, group[field]])) },
      path,
      ofGroup: new Set(taken),
    };
  });
}

interface InSiteFile {
  value: unknown;
  /** The way back to the place in the file itself. */
  written: (path: Path) => Path;
}

/** The value of one of the other files, in the form of `_site.json`. */
export function asInSiteFile(part: Part & { kind: 'claims' | 'menus' }): InSiteFile {
  if (part.kind === 'menus') return { value: { navigation: menusIn(part) }, written: (path) => path.slice(1) };
  const { claims, written } = ledgerOf(part);
  return { value: { claims }, written: (path) => written(path.slice(1)) };
}
