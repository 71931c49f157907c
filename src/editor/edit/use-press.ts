import { sharedFile } from '../../content/files';
import { kindOfFile, schemaOf } from '../../content/site';
import { pathIn, valueAt } from '../../json/path';
import type { Path } from '../../json/path';
import type { Resolved } from '../preview/draw-page';
import type { Pressed } from '../preview/messages';
import { fieldWith } from '../preview/pressed-field';
import type { DocumentSession, Snapshot } from '../session/document-session';
import type { EditorSite } from '../site/editor-site';
import type { Selection } from './use-selection';

interface Screen {
  site: EditorSite;
  session: DocumentSession;
  snapshot: Snapshot;
  drawing: Resolved;
  selection: Selection;
  announce: (words: string) => void;
  /** Shows what a figure is, by its token; nothing takes it away. */
  showFigure: (token: string | undefined) => void;
}

/**
 * Leads from a press in the preview to the field of the very words, or to the block that shows another file. A figure
 * that was pressed is shown with the way to where it is written.
 */
export function usePress({ site, session, snapshot, drawing, selection, announce, showFigure }: Screen) {
  const { resolver, page } = drawing;
  return ({ origin, words, at }: Pressed) => {
    const [file = '', pointer = ''] = origin.split(' ');
    const isOwn = file === session.path;
    const value = isOwn ? snapshot.value : site.lastGood(file)?.value;
    const block = pathIn(pointer, value);
    const kind = kindOfFile(file);
    const found = kind && fieldWith({ schema: schemaOf(kind), value, block, words, at, resolver, page });
    const token = found?.token;
    showFigure(token !== undefined && /^(claim|hotline)\.|^phone$/.test(token) ? token : undefined);
    if (isOwn) return selection.go(found?.path ?? block);
    announce('This is shared by several pages. Open it to change it.');
    const isShown = ({ path }: { path: Path | undefined }) =>
      path !== undefined && isSharedAs(snapshot.value, path, file);
    const shared = selection.parts.find(isShown)?.path;
    if (shared) selection.follow(shared);
  };
}

const isSharedAs = (value: unknown, path: Path, file: string) =>
  valueAt(value, path) !== undefined && file === sharedFile(String(valueAt(value, [...path, 'ref'])));
