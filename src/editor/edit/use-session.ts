import { useEffect, useState, useSyncExternalStore } from 'react';
import { DocumentSession } from '../session/document-session';
import type { Snapshot } from '../session/document-session';
import { forgetDraft, keepDraft } from '../session/drafts';
import type { Draft } from '../session/drafts';
import type { EditorSite } from '../site/editor-site';

const QUIET_MS = 250;

type Used = [session: DocumentSession, snapshot: Snapshot, isKept: boolean];

/**
 * The session of a file. Its text goes to the check, and is kept in this browser until it is saved: `isKept` says
 * whether there is room for it.
 */
export function useSession(site: EditorSite, path: string, draft: Draft | undefined): Used {
  const [session] = useState(() => sessionOf(site, path, draft));
  const snapshot = useSyncExternalStore(session.subscribe, session.snapshot);
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      if (session.isDirty) site.write(path, session.bytes);
      else site.forget(path);
      clearTimeout(timer);
      timer = setTimeout(keep, QUIET_MS);
    };
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      const { name } = site.head;
      const kept = session.isDirty ? keepDraft(name, draftOf(session)) : forgetDraft(name, path);
      kept.then(
        () => setKept(true),
        () => setKept(false),
      );
    };
    const stop = session.subscribe(follow);
    if (session.isDirty) follow();
    addEventListener('pagehide', keep);
    return () => {
      stop();
      removeEventListener('pagehide', keep);
      if (timer) keep();
      // Unsaved text is a draft of this browser, and no part of the listed site.
      site.forget(path);
    };
  }, [session, site, path]);
  return [session, snapshot, isKept];
}

function sessionOf(site: EditorSite, path: string, draft: Draft | undefined): DocumentSession {
  const base = draft ? draft.base : site.files.get(path);
  const source = draft?.source === undefined ? undefined : site.document(draft.source);
  return new DocumentSession({
    path,
    base: base && { bytes: base.bytes, hash: base.hash },
    ...(draft && { text: draft.text }),
    ...(source && { source: { path: source.path, value: source.value } }),
  });
}

const draftOf = (session: DocumentSession): Omit<Draft, 'at'> => ({
  path: session.path,
  base: session.base && { bytes: session.base.bytes, hash: session.base.hash },
  text: session.snapshot().text,
  source: session.source?.path,
});
