import { SITE_FILE } from '../../content/files';
import { valueAt } from '../../json/path';
import type { Counts } from '../problem-counts';
import type { DocumentSession } from '../session/document-session';
import { addressOf } from '../site/editor-site';
import type { EditorSite } from '../site/editor-site';
import { useSite } from '../site/SiteContext';
import type { State } from '../state';
import { History } from '../history/History';
import { Clashes } from './Clashes';
import { Publish } from './Publish';
import { Review } from './Review';
import type { Saving } from './use-saving';

/** Which dialog is open over a file; that of two changes of the same field comes by itself. */
export type Opened = 'review' | 'publish' | 'history' | undefined;

type Props = {
  opened: Opened;
  onClose: () => void;
  /** Leads to what must be written or fixed before a page is published. */
  onGo: () => void;
  name: string;
  session: DocumentSession;
  state: State;
  counts: Counts;
  saving: Saving;
  /** Says what became of the page to people who cannot see it. */
  announce: (words: string) => void;
};

/** The dialogs before a file is saved or published, and after somebody else changed it. */
export function Dialogs({ opened, onClose, onGo, name, session, state, counts, saving, announce }: Props) {
  const site = useSite();
  const save = () => {
    onClose();
    void saving.save();
  };
  return (
    <>
      {opened === 'review' && <Review site={site} session={session} counts={counts} onClose={onClose} onSave={save} />}
      {opened === 'history' && <History name={name} session={session} onRestored={announce} onClose={onClose} />}
      {opened === 'publish' && (
        <Publish
          name={name}
          session={session}
          state={state}
          counts={counts}
          where={publicAddress(site, session.path)}
          isSent={site.head.isPublished}
          save={saving.save}
          onGo={() => {
            onClose();
            onGo();
          }}
          onClose={onClose}
        />
      )}
      {saving.clashes.length > 0 && <Clashes session={session} clashes={saving.clashes} onDecided={saving.decide} />}
    </>
  );
}

/** Where visitors will find a page; nothing for a file that is shown on others. */
function publicAddress(site: EditorSite, path: string): string | undefined {
  const origin = valueAt(site.document(SITE_FILE)?.value, ['origin']);
  const route = addressOf(path);
  return route && typeof origin === 'string' ? origin + route : route;
}
