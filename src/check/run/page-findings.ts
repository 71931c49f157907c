import { isPageFile } from '../../content/files';
import { isSameList } from '../../json/is-same-list';
import type { Source } from '../../json/source';
import type { PageKind } from '../../kinds';
import { portableDigest } from '../approval/digest';
import { refsIn } from '../documents/shared-files';
import { oncePer } from '../once';
import type { Diagnostic, PageRule, PageSurroundings, Rule } from '../rule';
import type { Site, SiteDocument } from '../site';
import type { Findings } from '../store';
import { withDocuments, withoutDocuments } from './own';
import type { Own } from './own';

type Page = SiteDocument<PageKind>;

/** A page with all that its rules may see: the same object while all of it is the same. */
interface View {
  page: Page;
  seen: readonly (SiteDocument | undefined)[];
  around: PageSurroundings;
  /** By the codes of rules. */
  found: Map<string, readonly Own[]>;
  /** Those of an earlier check, where there are any. A rule without a list found nothing. */
  earlier?: Findings;
}

const isPage = (document: SiteDocument): document is Page => isPageFile(document.path);

/** By the text, which is the same for a document and for the page that is made from it. */
const views = new WeakMap<Source, View>();

function viewOf(page: Page, site: Site): View {
  const { business } = site.in(page.path);
  const shown = new Map(refsIn(page, { business }).map((ref) => [ref, site.shared(ref)]));
  const seen = [business, ...shown.values()];
  const before = views.get(page.source);
  if (before && isSameList(before.seen, seen)) return before;
  const view: View = { page, seen, around: { business, shared: (ref: string) => shown.get(ref) }, found: new Map() };
  views.set(page.source, view);
  return view;
}

const viewsIn = oncePer((site: Site): readonly View[] =>
  [...site.documents.values()].filter(isPage).map((page) => viewOf(page, site)),
);

function foundOn(rule: PageRule, { page, around, found, earlier }: View): readonly Own[] {
  // Only the rule of a code found what stands under it.
  if (earlier) return (earlier[rule.code] ?? NOTHING) as readonly Own[];
  let list = found.get(rule.code);
  if (!list) {
    list = Array.from(rule.check(page, around), (each) => withoutDocuments(each, page, around));
    found.set(rule.code, list);
  }
  return list;
}

export function* foundOnPages(rule: PageRule, site: Site): Generator<Diagnostic> {
  for (const view of viewsIn(site))
    for (const each of foundOn(rule, view)) yield withDocuments(each, view.page, view.around);
}

const isOfPages = (rule: Rule): rule is PageRule => rule.scope === 'page';

const NOTHING: readonly Own[] = [];

/** Stands among the codes of rules for the shared files beside which they found something. */
const BESIDE = 'beside';

const digestOf = oncePer(({ path, value }: SiteDocument) => `${path} ${portableDigest(JSON.stringify(value))}`);

const digestsOf = ({ seen: [, ...shown] }: View) => shown.map((file) => file && digestOf(file)).join('\n');

/** What the rules find on a page, for other threads and processes; a rule that finds nothing is left out. */
export function pageFindingsOf(rules: readonly Rule[], document: SiteDocument, site: Site): Findings | undefined {
  if (!isPage(document)) return undefined;
  const view = viewOf(document, site);
  if (view.earlier) return view.earlier;
  const lists = rules.filter(isOfPages).map((rule) => [rule.code, foundOn(rule, view)] as const);
  return Object.fromEntries([[BESIDE, [digestsOf(view)]], ...lists.filter(([, list]) => list.length > 0)]);
}

/** Takes over what `pageFindingsOf` gave for the same bytes, business and rules, if the shared files are the same. */
export function takePageFindings(findings: Findings, page: SiteDocument, site: Site): void {
  const view = isPage(page) ? viewOf(page, site) : undefined;
  if (view && findings[BESIDE]?.[0] === digestsOf(view)) view.earlier = findings;
}
