import { useDeferredValue, useMemo, useRef } from 'react';
import { choicesOf } from '../form/choices';
import type { Choices } from '../form/choices';
import { drawPage } from '../preview/draw-page';
import type { Resolved } from '../preview/draw-page';
import type { DocumentSession, Snapshot } from '../session/document-session';
import type { EditorSite } from '../site/editor-site';

/**
 * The drawing, computed from the text alone on this thread: no disk and no server between. While the text cannot be
 * drawn, it is the last good drawing of this page. A key is painted in its field first, and drawn right after that.
 */
export function useDrawing(
  site: EditorSite,
  session: DocumentSession,
  snapshot: Snapshot,
): { drawing: Resolved; choices: Choices } {
  const shown = useDeferredValue(snapshot);
  const resolved = useMemo(() => drawPage(site, session, shown), [site, session, shown]);
  const last = useRef(resolved.drawn);
  if (resolved.drawn && (resolved.isCurrent || !last.current)) last.current = resolved.drawn;
  const choices = useMemo(() => choicesOf(resolved.resolver, resolved.page), [resolved]);
  return { drawing: { ...resolved, drawn: last.current }, choices };
}
