import { useState } from 'react';
import type { ReactNode } from 'react';
import { counted } from '../../check/words';
import { pathIn, valueAt } from '../../json/path';
import { textsIn } from '../../json/texts-in';
import { Group } from '../form/groups';
import { Button } from '../look/controls';
import type { Counts } from '../problem-counts';
import type { DocumentSession } from '../session/document-session';
import { messageOf, publishFile } from '../site/server';
import type { Published } from '../site/server';
import type { State as PageState } from '../state';
import { useSite } from '../site/SiteContext';
import type { WaitingItem } from '../../check/approval/waiting-item';
import { Approve } from './Approve';
import { withNames } from '../judge/editor-problem';
import { nameOf } from '../start/page-rows';
import { Buttons, Dialog } from '../look/dialog';
import { Sent } from './Sent';
import { useApproval } from './use-approval';
import { useDialog } from './use-dialog';

type Props = {
  name: string;
  session: DocumentSession;
  state: PageState;
  counts: Counts;
  /** Where visitors will find the page; nothing for a file that is shown on others. */
  where: string | undefined;
  /** Whether this computer sends what is published; else it is in the folder of the site with the save. */
  isSent: boolean;
  /** Saves what was changed here; says whether it is on the disk then. */
  save: () => Promise<boolean>;
  /** Leads to what must be written or fixed first. */
  onGo: () => void;
  onClose: () => void;
};

type State = 'asked' | 'busy' | 'shown' | { refusal: string } | Published;

/** Shows a page to visitors if that is wanted, sends it to whoever looks after the site, and says what happens then. */
export function Publish({ name, session, state: before, counts, where, isSent, save, onGo, onClose }: Props) {
  const dialog = useDialog();
  const [state, setState] = useState<State>('asked');
  const [isShown, setShown] = useState(true);
  const site = useSite();
  const approval = useApproval(site, session.path);
  const ofDraft = before === 'draft' ? counts.ofDraft : 0;
  const others = counts.errors + counts.toDos - ofDraft;
  const open = others + (isShown ? 0 : ofDraft);
  // A draft that stays one needs no approval.
  const needsApproval = open === 0 && (before !== 'draft' || isShown);
  const send = async () => {
    setState('busy');
    try {
      const missing = needsApproval && (await approval.missing());
      if (missing) return setState({ refusal: missing });
      if (before === 'draft' && isShown) {
        session.clear(['status']);
        if (!(await save())) return setState({ refusal: 'The page could not be saved, so it was not published.' });
      }
      if (needsApproval) await approval.approve();
      setState(isSent ? await publishFile(session.path, session.base!.hash) : 'shown');
    } catch (error) {
      setState({ refusal: withNames(messageOf(error), (file) => nameOf(file, site.document(file)?.value)) });
    }
  };
  const use = async (item: WaitingItem, written: string, token: string) => {
    for (const { path, text } of textsAt(session.snapshot().value, item.pointer))
      if (text.includes(written)) session.set(path, text.replace(written, `{${token}}`));
    if (await save()) await approval.askAgain();
    else setState({ refusal: 'The page could not be saved with this change.' });
  };
  const isDone = state === 'shown' || (typeof state === 'object' && 'state' in state && state.state === 'sent');
  return (
    <Dialog ref={dialog} aria-labelledby="publish" onClose={onClose}>
      <h2 id="publish">Publish {name}</h2>
      {!isDone && <Before open={open} isSent={isSent} />}
      {!isDone && others === 0 && before === 'draft' && <ShowIt isShown={isShown} onChoose={setShown} />}
      {!isDone && needsApproval && (
        <Approve path={session.path} approval={approval} onUse={(...asked) => void use(...asked)} />
      )}
      <div role="status">
        {state === 'asked' && needsApproval && approval.refusal && <p>{approval.refusal}</p>}
        <Outcome state={state} where={where} isDraft={before === 'draft' && !isShown} />
      </div>
      <Buttons>
        {!isDone && open > 0 && <First onClick={onGo}>Show me</First>}
        {!isDone && open === 0 && (isSent || isShown) && (
          <First isBusy={state === 'busy'} onClick={() => void send()}>
            {isSent ? 'Send it' : 'Publish it'}
          </First>
        )}
        <Button type="button" data-look={isDone ? 'first' : undefined} onClick={onClose}>
          {isDone ? 'Done' : 'Not now'}
        </Button>
      </Buttons>
    </Dialog>
  );
}

type FirstProps = { isBusy?: boolean; onClick: () => void; children: ReactNode };

const First = ({ isBusy, onClick, children }: FirstProps) => (
  <Button type="button" data-look="first" aria-disabled={isBusy} onClick={isBusy ? undefined : onClick}>
    {children}
  </Button>
);

type OutcomeProps = { state: State; where: string | undefined; isDraft: boolean };

/** Where publishing stands, or how it ended. */
function Outcome({ state, where, isDraft }: OutcomeProps) {
  if (state === 'asked') return null;
  if (state === 'busy') return <p>Publishing …</p>;
  if (state === 'shown') return <p>Visitors see this page when the site is next built{where && `, at ${where}`}.</p>;
  if ('refusal' in state) return <p>{state.refusal}</p>;
  if (state.state === 'unsent') return <p>{state.message}</p>;
  return <Sent sent={state} then={<Then where={where} isDraft={isDraft} />} />;
}

function Then({ where, isDraft }: { where: string | undefined; isDraft: boolean }) {
  if (where === undefined) return 'Visitors will then see it on every page that shows it.';
  return (
    <>
      Then the page is at <strong>{where}</strong>.{' '}
      {isDraft && 'It is a draft: it can be viewed there, but no list, menu or search engine shows it.'}
    </>
  );
}

const SHOWN = [
  { words: 'Yes, publish it', value: true },
  { words: 'No, keep it as a draft', value: false },
];

const ShowIt = ({ isShown, onChoose }: { isShown: boolean; onChoose: (isShown: boolean) => void }) => (
  <Group>
    <legend>Show it to visitors?</legend>
    {SHOWN.map(({ words, value }) => (
      <label key={words}>
        <input type="radio" name="shown" checked={isShown === value} onChange={() => onChoose(value)} /> {words}
      </label>
    ))}
  </Group>
);

function Before({ open, isSent }: { open: number; isSent: boolean }) {
  if (open > 0) return <p>{counted(open, 'thing')} must be written or fixed first.</p>;
  if (!isSent) return <p>Nothing is left to write or fix on this page.</p>;
  return (
    <p>
      This page and its photos are sent to whoever looks after the site; your other changes are not. Visitors see it
      once it is accepted.
    </p>
  );
}

/** The texts in a part of a document. */
function textsAt(document: unknown, pointer: string) {
  const path = pathIn(pointer, document);
  return textsIn(valueAt(document, path), path);
}
