import { kindOfFile, schemaOf } from '../../content/site';
import type { Page } from '../../content/site';
import { documentOf } from '../../content/site';
import type { Resolver } from '../../content/resolve';
import { isPageFile } from '../../content/files';
import { Source } from '../../json/source';
import type { EditorSite } from '../site/editor-site';
import type { DocumentSession, Snapshot } from '../session/document-session';
import type { Drawn } from './messages';
import { withOrigins } from './origins';
import { isWhole, standIn } from './stand-ins';

/** A page as it is being written, and what resolved it; nothing while it cannot be drawn. */
export interface Resolved {
  drawn: Drawn | undefined;
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
  const isRight = isWhole(schema, value);
  const shown = isRight ? value : standIn(schema, value, session.source?.value ?? anotherOf(site, session));
  const isDrawable = shown !== undefined && schema.safeParse(shown).success;
  const document = isDrawable
    ? documentOf({ path, kind, value: shown, source: new Source(path, ''), isValid: true })
    : undefined;
  const model = site.site(document ? [document] : []);
  const { resolver } = model;
  if (!resolver) return { drawn: undefined, resolver, page: undefined };
  const page = isPageFile(path) ? model.valid.find((each) => each.path === path) : firstThatShows(path, resolver);
  if (!page) return { drawn: undefined, resolver, page };
  const resolved = withOrigins(resolver.page(page), page.document, page.path, model);
  return {
    drawn: { page: resolved, shell: resolver.shell(), colours: resolver.business.look.colours },
    resolver,
    page,
  };
}

function anotherOf(site: EditorSite, { path, kind }: DocumentSession): unknown {
  return site.editable
    .filter((each) => each !== path && kindOfFile(each) === kind)
    .map((each) => site.document(each))
    .find((each) => each?.isValid)?.value;
}

function firstThatShows(path: string, { site }: Resolver): Page | undefined {
  const ref = /^pages\/_shared\/(.+)\.json$/.exec(path)?.[1];
  const shows = (page: Page) => page.document.blocks.some((block) => block.type === 'shared' && block.ref === ref);
  return (ref === undefined ? site.at('/') : site.valid.find(shows)) ?? site.valid[0];
}
