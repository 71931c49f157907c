import { useEffect, useState, useSyncExternalStore } from 'react';
import { DocumentSession } from '../session/document-session';
import type { Snapshot } from '../session/document-session';
import { forgetDraft, keepDraft } from '../session/drafts';
import type { Draft } from '../session/drafts';
import type { EditorSite } from '../site/editor-site';

const QUIET_MS = 250;

/** The session of a file. Its text goes to the check, and is kept in this browser until it is saved. */
export function useSession(site: EditorSite, path: string, draft: Draft | undefined): [DocumentSession, Snapshot] {
  const [session] = useState(() => sessionOf(site, path, draft));
  const snapshot = useSyncExternalStore(session.subscribe, session.snapshot);
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
      void (session.isDirty ? keepDraft(site.head.name, draftOf(session)) : forgetDraft(site.head.name, path));
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
  return [session, snapshot];
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
