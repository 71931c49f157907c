import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { momentOf } from '../dates';
import { Stack } from '../form/groups';
import { Discard } from '../save/Discard';
import { draftOf, forgetDraft } from '../session/drafts';
import type { Draft } from '../session/drafts';
import { filesHeld, holdFile } from '../session/writing-tabs';
import { hrefOf } from '../place';
import { Buttons } from '../save/Review';
import { Bar, Button, Quiet } from '../look/controls';
import { NarrowPage } from '../new/NarrowPage';
import { useSite } from '../site/SiteContext';
import { nameOf } from '../start/page-rows';
import { useTitle } from '../use-title';
import { EditFile } from './EditFile';

interface Left {
  draft: Draft | undefined;
  /** Whether another tab is writing it at this moment. */
  isHeld: boolean;
}

type Props = {
  path: string;
  /** The pointer of the field that is shown first. */
  at: string | undefined;
};

/** Opens a file, with what was written in this browser and not saved if that is wanted. */
export function Edit({ path, at }: Props) {
  const site = useSite();
  const [left, setLeft] = useState<Left>();
  const [isDecided, setDecided] = useState(false);
  const file = site.files.get(path);
  const { name } = site.head;
  useEffect(() => {
    void (async () => {
      const draft = await draftOf(name, path);
      const held = await filesHeld(name, [path]);
      // A copy that was never saved is nothing but its draft.
      if (!site.files.has(path)) setDecided(true);
      setLeft({ draft, isHeld: held.has(path) });
    })();
  }, [site, name, path]);
  const drop = () => {
    void forgetDraft(name, path);
    setLeft({ draft: undefined, isHeld: false });
  };
  if (left === undefined) return null;
  const { draft, isHeld } = left;
  if (!draft) return file ? <Held path={path} at={at} /> : <NoSuchFile />;
  if (isDecided) return <Held path={path} at={at} draft={draft} />;
  return (
    <Alone name={nameOf(path, file && site.document(path)?.value)}>
      <h1>{isHeld ? 'This page is open in another tab' : 'You have changes here that were not saved'}</h1>
      <p>
        {isHeld
          ? 'Somebody is editing it there. Changes to different fields in both tabs are all kept when you save.'
          : `You made them on ${momentOf(draft.at)}.`}
      </p>
      <Buttons>
        <Button type="button" data-look="first" onClick={() => setDecided(true)}>
          Keep editing
        </Button>
        {!isHeld && <Discard name={nameOf(path, file && site.document(path)?.value)} onDiscard={drop} />}
      </Buttons>
    </Alone>
  );
}

/** A question in the place of a file. */
function Alone({ name, children }: { name: string; children: ReactNode }) {
  useTitle(name);
  return (
    <>
      <Bar>
        <a href={hrefOf({ screen: 'start' })}>← Pages</a>
        <Quiet>{name}</Quiet>
      </Bar>
      <NarrowPage>
        <Stack>{children}</Stack>
      </NarrowPage>
    </>
  );
}

/** The open file, which other tabs are informed of. */
function Held({ path, at, draft }: Props & { draft?: Draft }) {
  const { head } = useSite();
  useEffect(() => holdFile(head.name, path), [head, path]);
  return <EditFile path={path} at={at} draft={draft} />;
}

function NoSuchFile() {
  return (
    <Alone name="">
      <h1>This page does not exist</h1>
      <p>It may have been deleted or renamed.</p>
    </Alone>
  );
}
