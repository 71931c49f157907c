import { kindOfFile, schemaOf } from '../../content/site';
import type { Page } from '../../content/site';
import { documentOf } from '../../content/site';
import type { Resolver } from '../../content/resolve/resolver';
import { isPageFile, isSharedFile, sharedName } from '../../content/files';
import { Source } from '../../json/source';
import type { EditorSite } from '../site/editor-site';
import type { DocumentSession, Snapshot } from '../session/document-session';
import type { Drawn } from './messages';
import { withOrigins } from './origins';
import { isWhole, standIn } from './stand-ins';
import { withoutTokens } from './unfilled';

/** A page as it is being written, and what resolved it; nothing while it cannot be drawn. */
export interface Resolved {
  drawn: Drawn | undefined;
  /** Whether what is drawn is what is written, and not what could be drawn last. */
  isCurrent: boolean;
  resolver: Resolver | undefined;
  page: Page | undefined;
}

/**
 * Resolves what is written on the page's own thread, with no disk and no server between. Of a shared file the first
 * page that shows it is drawn, of the site file the first page.
 */
export function drawPage(site: EditorSite, session: DocumentSession, { value }: Snapshot): Resolved {
  const { path } = session;
  const kind = kindOfFile(path)!;
  const schema = schemaOf(kind);
  const other = session.source?.value ?? site.lastGood(path)?.value ?? anotherOf(site, session);
  const shown = value === undefined || isWhole(schema, value) ? value : standIn(schema, value, other);
  const isCurrent = shown !== undefined && schema.safeParse(shown).success;
  const document = isCurrent
    ? documentOf({ path, kind, value: shown, source: new Source(path, ''), isValid: true })
    : undefined;
  const model = site.site(document ? [document] : []);
  const { resolver } = model;
  const page =
    resolver && (isPageFile(path) ? model.valid.find((each) => each.path === path) : firstThatShows(path, resolver));
  if (!resolver || !page) return { drawn: undefined, isCurrent: false, resolver, page };
  try {
    const resolved = withoutTokens(
      withOrigins(resolver.page(page), page.document, page.path, model),
      schemaOf(page.kind),
    );
    const drawn = { page: resolved, shell: resolver.for(page).shell(), look: resolver.business.look };
    return { drawn, isCurrent, resolver, page };
  } catch {
    // A document that fits its schema may still refer to missing things; the check reports where.
    return { drawn: undefined, isCurrent: false, resolver, page };
  }
}

function anotherOf(site: EditorSite, { path, kind }: DocumentSession): unknown {
  return site.editable
    .filter((each) => each !== path && kindOfFile(each) === kind)
    .map((each) => site.document(each))
    .find((each) => each?.isValid)?.value;
}

function firstThatShows(path: string, { site }: Resolver): Page | undefined {
  const ref = isSharedFile(path) ? sharedName(path) : undefined;
  const shows = (page: Page) => page.document.blocks.some((block) => block.type === 'shared' && block.ref === ref);
  return (ref === undefined ? site.at('/') : site.valid.find(shows)) ?? site.valid[0];
}
