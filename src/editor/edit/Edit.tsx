import { useEffect, useState } from 'react';
import { draftOf, forgetDraft } from '../session/drafts';
import type { Draft } from '../session/drafts';
import { hrefOf } from '../place';
import { Buttons } from '../save/Review';
import { Button } from '../look/controls';
import { useSite } from '../site/SiteContext';
import { EditFile } from './EditFile';

/** Opens a file, with what was written in this browser and not saved if that is wanted. */
export function Edit({ path }: { path: string }) {
  const site = useSite();
  const [draft, setDraft] = useState<Draft | 'none' | undefined>();
  const [isDecided, setDecided] = useState(false);
  const file = site.files.get(path);
  useEffect(() => {
    void draftOf(site.head.name, path).then((found) => {
      // A copy that was never saved is nothing but its draft.
      if (!site.files.has(path)) setDecided(true);
      setDraft(found ?? 'none');
    });
  }, [site, path]);
  const drop = () => {
    void forgetDraft(site.head.name, path);
    setDraft('none');
  };
  if (draft === undefined) return null;
  if (draft === 'none') {
    if (!file) return <NoSuchFile path={path} />;
    return <EditFile path={path} draft={undefined} />;
  }
  if (isDecided) return <EditFile path={path} draft={draft} />;
  return (
    <main>
      <h1>You wrote here and did not save</h1>
      <p>On {new Date(draft.at).toLocaleString()} this page was left with changes that are not in the file.</p>
      <Buttons>
        <Button type="button" data-look="first" onClick={() => setDecided(true)}>
          Go on with them
        </Button>
        <Button type="button" onClick={drop}>
          Throw them away
        </Button>
      </Buttons>
    </main>
  );
}

function NoSuchFile({ path }: { path: string }) {
  return (
    <main>
      <h1>There is no file {path}</h1>
      <p>
        <a href={hrefOf({ screen: 'start' })}>All pages</a>
      </p>
    </main>
  );
}
