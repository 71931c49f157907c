import { isSharedFile } from '../../content/files';
import { isSameList } from '../../json/is-same-list';
import { writtenAt } from '../../content/site';
import { pointerOf } from '../../json/path';
import type { Path } from '../../json/path';
import { refsIn } from '../documents/shared-files';
import { oncePer } from '../once';
import type { Diagnostic, DocumentRule, PageRule, PageSurroundings, Rule, SiteRule } from '../rule';
import type { Site, SiteDocument, SitePage } from '../site';
import { fact, storeOf } from '../store';
import type { Fact } from '../store';

/** Findings in a site, rule by rule, in the order of the rules. */
export function diagnosticsOf(rules: readonly Rule[], site: Site): { rule: Rule; diagnostic: Diagnostic }[] {
  const facts = factsOf(rules);
  // Facts of one document read the same texts, so they are computed together.
  for (const document of site.documents.values()) {
    const store = storeOf(site.in(document.path));
    for (const each of facts) store.get(each, document);
  }
  return rules.flatMap((rule) => Array.from(foundBy(rule, site), (found) => ({ rule, diagnostic: asWritten(found) })));
}

/** The same with each place in the file in which its value is written. */
function asWritten(diagnostic: Diagnostic): Diagnostic {
  const { document, location, related, follows } = diagnostic;
  const ofFile = <Placed extends Pick<Diagnostic, 'document' | 'location'>>(placed: Placed): Placed => {
    if (!('value' in placed.document)) return placed;
    const written = writtenAt(placed.document, placed.location.path);
    return { ...placed, document: written.document, location: { ...placed.location, path: written.path } };
  };
  return {
    ...diagnostic,
    ...ofFile({ document, location }),
    ...(related && { related: related.map(ofFile) }),
    ...(follows && { follows: follows.map((cause) => writtenAt(cause.document, cause.path)) }),
  };
}

/** The facts that rules need of each document. */
export const factsOf = oncePer((rules: readonly Rule[]): readonly Fact[] =>
  rules.flatMap((rule): readonly Fact[] => {
    if (rule.scope === 'document') return [ownFactOf(rule)];
    return rule.scope === 'site' ? (rule.uses ?? []) : [];
  }),
);

function* foundBy(rule: Rule, site: Site): Generator<Diagnostic> {
  if (rule.scope === 'site') yield* rule.readsWords ? inEachLanguage(rule, site) : rule.check(site);
  if (rule.scope === 'page') yield* oncePerPlace(site.pages.flatMap((page) => foundOn(rule)(viewOf(page, site))));
  if (rule.scope === 'document') {
    const own = ownFactOf(rule);
    for (const document of site.documents.values())
      for (const each of storeOf(site.in(document.path)).get(own, document)) yield withDocument(each, document);
  }
}

/** A diagnostic with all its places in one document, which is left out. */
type Own = Omit<Diagnostic, 'document' | 'related' | 'follows'> & {
  related?: Omit<NonNullable<Diagnostic['related']>[number], 'document'>[];
  follows?: Path[];
};

const ownFactOf = oncePer((rule: DocumentRule): Fact<Own> =>
  fact(rule.code, (document, site) =>
    Array.from(rule.check(document, site), (each) => withoutDocument(each, document)),
  ),
);

function withoutDocument({ document, related, follows, ...own }: Diagnostic, only: SiteDocument): Own {
  const all = [{ document }, ...(related ?? []), ...(follows ?? [])];
  if (all.some((each) => each.document !== only)) throw new Error('A rule of single documents names another document.');
  return {
    ...own,
    ...(related && { related: related.map(({ location, message }) => ({ location, message })) }),
    ...(follows && { follows: follows.map(({ path }) => path) }),
  };
}

const withDocument = ({ related, follows, ...own }: Own, document: SiteDocument): Diagnostic => ({
  document,
  ...own,
  ...(related && { related: related.map((each) => ({ document, ...each })) }),
  ...(follows && { follows: follows.map((path) => ({ document, path })) }),
});

/** A page with all that its rules may see: the same object while all of it is the same. */
interface View {
  page: SitePage;
  seen: readonly (SiteDocument | undefined)[];
  around: PageSurroundings;
}

const views = new WeakMap<SitePage, View>();

function viewOf(page: SitePage, site: Site): View {
  const { business } = site.in(page.path);
  const shown = new Map(refsIn(page).map((ref) => [ref, site.shared(ref)]));
  const seen = [business, ...shown.values()];
  const before = views.get(page);
  if (before && isSameList(before.seen, seen)) return before;
  const view = { page, seen, around: { business, shared: (ref: string) => shown.get(ref) } };
  views.set(page, view);
  return view;
}

const foundOn = oncePer((rule: PageRule) => oncePer(({ page, around }: View) => [...rule.check(page, around)]));

/** A place that several languages have in common is reported in the first alone. */
function* inEachLanguage(rule: SiteRule, site: Site): Generator<Diagnostic> {
  const [first, ...others] = site.languages;
  const found = [...rule.check(first!)];
  yield* found;
  const placeOf = (diagnostic: Diagnostic) => {
    const { document, location } = asWritten(diagnostic);
    return `${document.path} ${pointerOf(location.path)}`;
  };
  const reported = new Set(others.length > 0 ? found.map(placeOf) : []);
  for (const each of others) yield* [...rule.check(each)].filter((diagnostic) => !reported.has(placeOf(diagnostic)));
}

/** Each place of a shared file once, which is found again on every page that shows it; what a page says, always. */
function* oncePerPlace(found: Iterable<Diagnostic>): Generator<Diagnostic> {
  const reported = new Set<string>();
  for (const diagnostic of found) {
    const { document, location, words } = diagnostic;
    const message = isSharedFile(document.path) ? '' : words.message;
    const place = `${document.path} ${pointerOf(location.path)} ${message}`;
    if (!reported.has(place)) yield diagnostic;
    reported.add(place);
  }
}
