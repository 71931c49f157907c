import { useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { momentOf } from '../dates';
import { Stack } from '../form/groups';
import { Discard } from '../save/Discard';
import { draftOf, forgetDraft } from '../session/drafts';
import type { Draft } from '../session/drafts';
import { filesHeld, holdFile } from '../session/writing-tabs';
import { hrefOf } from '../place';
import { Buttons } from '../look/dialog';
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
  /** The browser did not say what it keeps. */
  isUnread?: boolean;
}

const NOTHING: Left = { draft: undefined, isHeld: false };

async function leftOf(site: string, path: string): Promise<Left> {
  try {
    const draft = await draftOf(site, path);
    const held = await filesHeld(site, [path]);
    return { draft, isHeld: held.has(path) };
  } catch {
    return { ...NOTHING, isUnread: true };
  }
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
  const file = site.files.get(path);
  // A copy that was never saved is nothing but its draft.
  const [isDecided, setDecided] = useState(!file);
  const { name } = site.head;
  const look = useCallback(() => void leftOf(name, path).then(setLeft), [name, path]);
  useEffect(look, [look]);
  if (left === undefined) return null;
  const { draft, isHeld, isUnread } = left;
  const called = nameOf(path, file && site.document(path)?.value);
  const open = () => setLeft(NOTHING);
  if (isUnread) return <Unread name={called} onRetry={look} onOpen={file && open} />;
  const drop = () => {
    void forgetDraft(name, path);
    open();
  };
  if (!draft) return file ? <Held path={path} at={at} /> : <NoSuchFile />;
  if (isDecided) return <Held path={path} at={at} draft={draft} />;
  return (
    <Alone name={called}>
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
        {!isHeld && <Discard name={called} onDiscard={drop} />}
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

type Question = { name: string; onRetry: () => void; onOpen: (() => void) | undefined };

/** The browser may keep something that was not saved: to write here would put it in its place. */
function Unread({ name, onRetry, onOpen }: Question) {
  return (
    <Alone name={name}>
      <h1>This browser does not say whether you have changes here that were not saved</h1>
      <p>A private window, or a setting that lets pages keep nothing, does that. Ask it again first.</p>
      {onOpen && <p>If you open the page as it was saved, save what you write before you close it.</p>}
      <Buttons>
        <Button type="button" data-look="first" onClick={onRetry}>
          Ask it again
        </Button>
        {onOpen && (
          <Button type="button" onClick={onOpen}>
            Open the page as it was saved
          </Button>
        )}
      </Buttons>
    </Alone>
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
