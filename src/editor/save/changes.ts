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

const NOT_YET = 'The page is not finished, so what visitors will see of it cannot be told yet.';
const DAMAGED = 'The file was damaged before. The text below shows what changes in it.';
const UNFINISHED = 'Not everything is written yet. ‹ › stands around what is left to write.';

/** What visitors will see change when a session is saved, in the words of "npm run diff". */
export function changesOf(site: EditorSite, session: DocumentSession): Section[] {
  const { path, base, source } = session;
  const { value, isBroken } = session.snapshot();
  const schema = schemaOf(kindOfFile(path)!);
  // What is left to write has stand-ins before and after, so that a draft is compared with itself.
  const whole = (written: unknown) => (isWhole(schema, written) ? written : standIn(schema, written, source?.value));
  const after = isBroken ? undefined : whole(value);
  if (after === undefined) return notTold(NOT_YET);
  const parsed = base && parse(base.bytes);
  const before = parsed && 'value' in parsed ? whole(parsed.value) : undefined;
  if (base && before === undefined) return notTold(DAMAGED);
  const now = site.site([documentFor(path, after)]);
  const then = before === undefined ? site.site([], [path]) : site.site([documentFor(path, before)]);
  if (!now.resolver || !then.resolver) return notTold(NOT_YET);
  const { sections } = reportOf(siteChanges(then, now), { title: '', notes: [] });
  const told = sections.length > 0 ? sections : [{ heading: nothing(), lines: [] }];
  return after === value ? told : [...told, { heading: 'Not finished yet', lines: [UNFINISHED] }];
}

const notTold = (line: string): Section[] => [{ heading: headings.notSaid, lines: [line] }];
const documentFor = (path: string, value: unknown) =>
  documentOf({ path, kind: kindOfFile(path)!, value, source: new Source(path, ''), isValid: true });
