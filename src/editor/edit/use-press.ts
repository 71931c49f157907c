import { valueAt } from '../../json/path';
import type { Path } from '../../json/path';
import type { Resolved } from '../preview/draw-page';
import { fieldWith } from '../preview/pressed-field';
import type { DocumentSession, Snapshot } from '../session/document-session';
import { pathIn } from '../judge/told';
import type { Selection } from './use-selection';

interface Screen {
  session: DocumentSession;
  snapshot: Snapshot;
  drawing: Resolved;
  selection: Selection;
  announce: (words: string) => void;
}

/** Leads from a press in the preview to the field of the very words, or to the block that shows another file. */
export function usePress({ session, snapshot, drawing, selection, announce }: Screen) {
  const { value } = snapshot;
  return (origin: string, words: string) => {
    const [file, pointer = ''] = origin.split(' ');
    if (file !== session.path) {
      announce('This is shared by several pages. Open it to change it.');
      const isShown = ({ path }: { path: Path | undefined }) =>
        path !== undefined && isSharedAs(value, path, file ?? '');
      const block = selection.parts.find(isShown)?.path;
      if (block) selection.follow(block);
      return;
    }
    const block = pathIn(pointer, value);
    const { resolver, page } = drawing;
    selection.go(fieldWith({ session, value, block, words, resolver, page }) ?? block);
  };
}

const isSharedAs = (value: unknown, path: Path, file: string) =>
  valueAt(value, path) !== undefined && file === `pages/_shared/${String(valueAt(value, [...path, 'ref']))}.json`;
