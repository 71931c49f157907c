import { useEffect, useState } from 'react';
import { draftOf } from '../session/drafts';
import { movePage } from '../site/moves';
import type { Change } from '../site/moves';
import { ServerFault } from '../site/server';
import { useSite } from '../site/SiteContext';

const UNSAVED = 'You have changes of this page that are not saved. Open it, and save or discard them first.';

/** Moving or deleting one page: why it cannot be done, and the doing of it. `onDone` hears that it was. */
export function useMove(path: string, onDone: () => void) {
  const site = useSite();
  const [refusal, refuse] = useState('');
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    void draftOf(site.head.name, path).then((draft) => refuse(draft ? UNSAVED : ''));
  }, [site, path]);
  const move = async (change: Change) => {
    setBusy(true);
    try {
      await movePage(site, path, change);
      onDone();
    } catch (error) {
      if (!(error instanceof ServerFault)) throw error;
      setBusy(false);
      refuse(error.message);
    }
  };
  return { refusal, refuse, isBusy, isUnsaved: refusal === UNSAVED, move };
}
