import { pointerOf } from '../json/path';
import type { Path } from '../json/path';
import type { SourceLocation } from '../json/position';
import type { Problem, Severity, Words } from './problem';
import type { PageKind } from '../kinds';
import type { Site, SiteDocument, SiteFileOnly } from './site';
import type { Fact } from './store';

/** A file in which a problem is reported. A file that is no document, such as a picture, has no value. */
export type ReportedFile = SiteDocument | Pick<SiteDocument, 'path' | 'source'>;

/** A finding of a rule, before it gets its code, severity and range. */
export interface Diagnostic<File = ReportedFile> {
  document: File;
  location: SourceLocation;
  words: Words;
  related?: { document: File; location: SourceLocation; message: string }[];
  /** The replacement of the value, where it is certain. */
  insert?: string;
  /** Causes elsewhere, such as another file: where one of these places has a diagnostic, this one is not reported. */
  follows?: readonly { document: File; path: Path }[];
  /**
   * The mistake that it is a part of. Parts that are reported together are one problem, with a place each; with a
   * `lead`, only where one of them is by that rule, which then reports it. Without words of its own it has those of the
   * first part.
   */
  partOf?: { words?(count: number): Words; lead?: string } | undefined;
}

/** The fault as an author might write it, and how it is mended: a few lines of a document. */
export interface Example {
  before: string;
  after: string;
}

/** The documentation of a code: one sentence for `--explain` and the list of rules, and an example. */
export interface CodeWords {
  summary: string;
  example?: Example;
}

/** A code with its documentation, defined once by its owner: a rule, or the code that reads, names and judges files. */
export interface CodeEntry extends CodeWords {
  /** Permanent; names the fault. */
  code: string;
  severity: Severity;
  /** Judged only before a real deployment, by `--live`. */
  gate?: 'live';
  /** Whether a page may be an exception. By default only to a rule, and only to one that warns. */
  mayAllow?: boolean;
}

interface RuleEntry extends CodeEntry {
  /** Whether it reports text that is left to write, about which all other rules are silent. */
  ofUnfinished?: true;
}

/** All its places are in the document. What it finds is kept while the document and the site file stay the same. */
export interface DocumentRule extends RuleEntry {
  scope: 'document';
  check(document: SiteDocument, site: SiteFileOnly): Iterable<Diagnostic>;
}

/** The site file, and of the shared files those that the page shows. */
export type PageSurroundings = SiteFileOnly & Pick<Site, 'shared'>;

/**
 * All its places are in the page and the shared files that it shows. What it finds is kept while these and the site
 * file stay the same. A place in a shared file is reported once, however many pages show it.
 */
export interface PageRule extends RuleEntry {
  scope: 'page';
  check(page: SiteDocument<PageKind>, around: PageSurroundings): Iterable<Diagnostic>;
}

export interface SiteRule extends RuleEntry {
  scope: 'site';
  /** The facts that it asks of single documents: they are computed in threads and kept. */
  uses?: readonly Fact[];
  /** Facts that depend on the setting, such as a dictionary; they are computed in threads and kept as well. */
  usesIn?(site: Site): readonly Fact[];
  /** Whether it reads words. It is then run once for each language of the site. */
  readsWords?: true;
  check(site: Site): Iterable<Diagnostic>;
}

/** A rule sees what its scope names and is pure: it throws only when it is itself broken. */
export type Rule = DocumentRule | PageRule | SiteRule;

export function problemOf({ code, severity }: Pick<CodeEntry, 'code' | 'severity'>, placed: Diagnostic): Problem {
  const { location, words, related = [], insert } = placed;
  const at = ({ document: { path: file, source }, location: place }: Pick<Diagnostic, 'document' | 'location'>) => ({
    file,
    range: source.range(source.span(place)),
  });
  return {
    rule: code,
    severity,
    pointer: pointerOf(location.path),
    ...at(placed),
    ...words,
    related: related.map((each) => ({ ...at(each), message: each.message })),
    edits: insert === undefined ? [] : [{ ...placed.document.source.span(location), insert }],
  };
}
