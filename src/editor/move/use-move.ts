import { useEffect, useState } from 'react';
import { draftOf } from '../session/drafts';
import { rememberMove } from '../session/unsent-moves';
import type { UnsentMove } from '../session/unsent-moves';
import { movePage } from '../site/moves';
import { messageOf } from '../site/server';
import { useSite } from '../site/SiteContext';
import type { Change } from '../site/wire';
import { withNames } from '../judge/editor-problem';
import { nameOf } from '../start/page-rows';

const UNSAVED = 'This page has unsaved changes. Open it, and save or discard them first.';

/** Hears what was done, and what is to be sent of it where this computer sends pages. */
export type Done = (said: string, unsent: UnsentMove | undefined) => void;

/** Moving or deleting one page: why it cannot be done, and the doing of it. `onDone` hears what was done. */
export function useMove(path: string, onDone: Done) {
  const site = useSite();
  const [refusal, refuse] = useState('');
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    draftOf(site.head.name, path).then(
      (draft) => refuse(draft ? UNSAVED : ''),
      () => refuse(''),
    );
  }, [site, path]);
  const move = async (change: Change, words: Pick<UnsentMove, 'said' | 'visitors'>) => {
    setBusy(true);
    try {
      await movePage(site, path, change);
      const done = { path, change, ...words };
      onDone(words.said, site.head.isPublished ? rememberMove(site.head.name, done) : undefined);
    } catch (error) {
      refuse(withNames(messageOf(error), (file) => nameOf(file, site.document(file)?.value)));
      setBusy(false);
    }
  };
  return { refusal, refuse, isBusy, isUnsaved: refusal === UNSAVED, move };
}
