import type { Edit, Span } from '../json/text-edit';
import type { Problem, Severity, Words } from './problem';
import type { SourceLocation } from '../json/position';
import { pointerOf } from '../json/path';
import type { Site, SiteDocument } from './site';

/** What a rule found, before it is given its code, severity and range. */
export interface Diagnostic {
  document: SiteDocument;
  location: SourceLocation;
  words: Words;
  related?: { document: SiteDocument; location: SourceLocation; message: string }[];
  /** What to write in the place of the location, where that is certain. */
  insert?: string;
}

/** The fault as an author might write it, and how it is mended: a few lines of a document. */
export interface Example {
  before: string;
  after: string;
}

/** A rule sees the whole site and is pure: it throws only when it is itself broken. */
export interface Rule {
  /** Permanent; names the fault. */
  code: string;
  severity: Severity;
  /** One sentence for `--explain` and the list of rules. */
  summary: string;
  example?: Example;
  /** Judged only before a real deployment, by `--live`. */
  gate?: 'live';
  /** Whether a page may be an exception. Left out: of a warning it may, of an error it may not. */
  mayAllow?: boolean;
  check(site: Site): Iterable<Diagnostic>;
}

/** A diagnostic of which only the place in its file is known. */
type Placed = Omit<Diagnostic, 'document'> & { document: Pick<SiteDocument, 'path' | 'source'> };

export function problemOf(rule: Pick<Rule, 'code' | 'severity'>, { document, location, words, related = [], insert }: Placed): Problem {
  const { source } = document;
  const span = source.span(location);
  return {
    rule: rule.code,
    severity: rule.severity,
    file: document.path,
    pointer: pointerOf(location.path),
    range: source.range(span),
    ...words,
    related: related.map((each) => ({
      file: each.document.path,
      range: each.document.source.range(each.document.source.span(each.location)),
      message: each.message,
    })),
    edits: insert === undefined ? [] : [edit(span, insert)],
  };
}

const edit = (span: Span, insert: string): Edit => ({ ...span, insert });
