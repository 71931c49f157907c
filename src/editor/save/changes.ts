import { reportOf } from '../../authoring/changes/report';
import type { Section } from '../../authoring/changes/report';
import { headings, nothing } from '../../authoring/changes/words';
import { siteChanges } from '../../content/compare/site-changes';
import { documentOf, kindOfFile, schemaOf } from '../../content/site';
import { parse } from '../../json/parse';
import { Source } from '../../json/source';
import { isWhole, standIn } from '../preview/stand-ins';
import type { DocumentSession } from '../session/document-session';
import type { EditorSite } from '../site/editor-site';

const NOT_YET = 'The page is not finished, so what visitors will see cannot be shown yet.';
const DAMAGED = 'The file was damaged before. The text below shows what changes in it.';
const UNFINISHED = 'Not everything is written yet. What is missing is marked with ‹ ›.';

/** The changes that visitors will see after a session is saved, in the words of "npm run diff". */
export function changesOf(site: EditorSite, session: DocumentSession): Section[] {
  const { path, base, source } = session;
  const { value, isBroken } = session.snapshot();
  const parsed = base && parse(base.bytes);
  if (parsed && !('value' in parsed)) return unreported(isBroken ? NOT_YET : DAMAGED);
  const written = { before: parsed?.value, after: isBroken ? undefined : value };
  return sectionsBetween(site, path, { ...written, isNew: !base, source: source?.value });
}

interface Versions {
  before: unknown;
  after: unknown;
  /** Whether there was no page before. */
  isNew: boolean;
  /** The page that it was copied from: what is not written yet looks like that. */
  source?: unknown;
}

/** The visible differences between two versions of a page, beside today's other pages. */
export function sectionsBetween(site: EditorSite, path: string, { before, after, isNew, source }: Versions): Section[] {
  const schema = schemaOf(kindOfFile(path)!);
  // A text that is left to write has the same stand-in before and after, so that a draft is compared with itself.
  const whole = (value: unknown) => (isWhole(schema, value) ? value : standIn(schema, value, source));
  const is = after === undefined ? undefined : whole(after);
  if (is === undefined) return unreported(NOT_YET);
  const was = isNew ? undefined : whole(before);
  if (!isNew && was === undefined) return unreported(DAMAGED);
  const now = site.site([documentFor(path, is)]);
  const then = was === undefined ? site.site([], [path]) : site.site([documentFor(path, was)]);
  if (!now.resolver || !then.resolver) return unreported(NOT_YET);
  const { sections } = reportOf(siteChanges(then, now), { title: '', notes: [] });
  const reported = sections.length > 0 ? sections : [{ heading: nothing(), lines: [] }];
  return is === after ? reported : [...reported, { heading: 'Not finished yet', lines: [UNFINISHED] }];
}

const unreported = (line: string): Section[] => [{ heading: headings.notCompared, lines: [line] }];
const documentFor = (path: string, value: unknown) =>
  documentOf({ path, kind: kindOfFile(path)!, value, source: new Source(path, ''), isValid: true });
