import { reportOf } from '../../authoring/changes/report';
import type { Section } from '../../authoring/changes/report';
import { headings, nothing } from '../../authoring/changes/words';
import { siteChanges } from '../../content/compare/site-changes';
import { documentOf, kindOfFile, schemaOf } from '../../content/site';
import { parse } from '../../json/parse';
import { Source } from '../../json/source';
import type { DocumentSession } from '../session/document-session';
import type { EditorSite } from '../site/editor-site';

const NOT_YET = 'The page is not finished, so what visitors will see of it cannot be told yet.';

/** What visitors will see change when a session is saved, in the words of "npm run diff". */
export function changesOf(site: EditorSite, session: DocumentSession): Section[] {
  const { path, base } = session;
  const kind = kindOfFile(path)!;
  const now = site.site();
  const isRight = !session.snapshot().isBroken && schemaOf(kind).safeParse(session.snapshot().value).success;
  if (!isRight) return [{ heading: headings.notSaid, lines: [NOT_YET] }];
  const parsed = base && parse(base.bytes);
  const before =
    parsed && 'value' in parsed && schemaOf(kind).safeParse(parsed.value).success ? parsed.value : undefined;
  const then =
    before === undefined
      ? site.site([], [path])
      : site.site([documentOf({ path, kind, value: before, source: new Source(path, base!.bytes), isValid: true })]);
  if (!now.resolver || !then.resolver) return [{ heading: headings.notSaid, lines: [NOT_YET] }];
  const { sections } = reportOf(siteChanges(then, now), { title: '', notes: [] });
  return sections.length > 0 ? sections : [{ heading: nothing(), lines: [] }];
}
