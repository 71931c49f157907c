import { useMemo, useRef } from 'react';
import { choicesOf } from '../form/choices';
import type { Choices } from '../form/choices';
import { drawPage } from '../preview/draw-page';
import type { Resolved } from '../preview/draw-page';
import type { DocumentSession, Snapshot } from '../session/document-session';
import type { EditorSite } from '../site/editor-site';

/**
 * The drawing, computed from the text alone on this thread: no disk and no server between. While the text cannot be
 * drawn, it is the last good drawing of this page.
 */
export function useDrawing(
  site: EditorSite,
  session: DocumentSession,
  snapshot: Snapshot,
): { drawing: Resolved; choices: Choices } {
  const resolved = useMemo(() => drawPage(site, session, snapshot), [site, session, snapshot]);
  const last = useRef(resolved.drawn);
  if (resolved.drawn && (resolved.isCurrent || !last.current)) last.current = resolved.drawn;
  const choices = useMemo(() => choicesOf(resolved.resolver, resolved.page), [resolved]);
  return { drawing: { ...resolved, drawn: last.current }, choices };
}
