import { groupedBy } from '../../../check/lists';
import { upperFirst } from '../../../check/words';
import { CLAIMS_FILE, MENUS_FILE, SITE_FILE } from '../../../content/files';
import { MIGRATIONS, versionAfter } from '../../../content/migrations/migrations';
import { isObject } from '../../../json/is-object';
import { removeValue } from '../../../json/edit-json';
import { printed } from '../../../json/print-json';

/** The change to a site whose claims or menus stand in its site file. */
export const SPLIT = { summary: 'The claims and the menus stand in files of their own, claims in groups.' };

/** A group of fewer claims is none: they stand together under one heading. */
const FEWEST = 2;
const WIDEST = 120;

/**
 * The files of a business with claims and menus in files of their own: path → text. Empty where they are already.
 * `text` is the site file, which says `value`.
 */
export function splitBusiness(text: string, value: unknown, taken: ReadonlySet<string>): Map<string, string> {
  const files = new Map<string, string>();
  if (!isObject(value)) return files;
  const { $schema, claims, navigation } = value;
  const head = (kind: 'claims' | 'menus') => ({
    ...(typeof $schema === 'string' && { $schema: $schema.replace(/site(?=\.schema\.json$)/, kind) }),
    version: versionAfter(MIGRATIONS, kind),
  });
  let site = text;
  if (Array.isArray(claims) && !taken.has(CLAIMS_FILE)) {
    files.set(CLAIMS_FILE, fileOf({ ...head('claims'), groups: groupsOf(claims) }));
    site = removeValue(site, ['claims']);
  }
  if (isObject(navigation) && !taken.has(MENUS_FILE)) {
    files.set(MENUS_FILE, fileOf({ ...head('menus'), ...navigation }));
    site = removeValue(site, ['navigation']);
  }
  if (files.size > 0) files.set(SITE_FILE, site);
  return files;
}

const fileOf = (value: object) =>
  `${printed(value, { indent: '', unit: '  ', eol: '\n', before: Infinity, behind: 0, widest: WIDEST })}\n`;

/** Claims under what their subjects begin with, `guarantee` for `guarantee, parts`, in their first order. */
function groupsOf(claims: readonly unknown[]): object[] {
  const byHeading = groupedBy(claims, headingOf);
  const isGroup = ([, list]: [string, unknown[]]) => list.length >= FEWEST;
  const others = [...byHeading].filter((each) => !isGroup(each)).flatMap(([, list]) => list);
  const groups = [...byHeading].filter(isGroup);
  return [...groups, ...(others.length > 0 ? [['Others', others] as const] : [])].map(([heading, list]) =>
    groupOf(heading, list),
  );
}

function headingOf(claim: unknown): string {
  const subject = isObject(claim) ? String(claim['subject']).split(',')[0]!.trim() : '';
  return upperFirst(subject);
}

/** A group says for its claims what most of them say. */
function groupOf(heading: string, claims: readonly unknown[]): object {
  const common = { provenance: mostCommon(claims, 'provenance'), reviewBy: mostCommon(claims, 'reviewBy') };
  return { heading, ...common, claims: claims.map((claim) => without(claim, common)) };
}

function mostCommon(claims: readonly unknown[], field: string): unknown {
  const counts = new Map<unknown, number>();
  for (const claim of claims) {
    const value = isObject(claim) ? claim[field] : undefined;
    if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

const without = (claim: unknown, common: Readonly<Record<string, unknown>>): unknown =>
  isObject(claim) ? Object.fromEntries(Object.entries(claim).filter(([name, value]) => common[name] !== value)) : claim;
