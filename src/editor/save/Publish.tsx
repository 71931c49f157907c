import { useState } from 'react';
import { counted, listOf } from '../../check/words';
import { valueAt } from '../../json/path';
import { Button, Quiet } from '../look/controls';
import type { DocumentSession } from '../session/document-session';
import { publishFile, ServerFault } from '../site/server';
import type { Published } from '../site/server';
import { Buttons, Dialog } from './Review';
import { useDialog } from './use-dialog';

type Props = {
  name: string;
  session: DocumentSession;
  counts: { toDos: number; errors: number };
  /** Where visitors will find the page; nothing for a file that is shown on others. */
  where: string | undefined;
  onClose: () => void;
};

type State = 'asked' | 'busy' | { refusal: string } | Published;

/** Sends a file to whoever looks after the site, and says what happens to it then. */
export function Publish({ name, session, counts, where, onClose }: Props) {
  const dialog = useDialog();
  const [state, setState] = useState<State>('asked');
  const open = counts.errors + counts.toDos;
  const send = async () => {
    setState('busy');
    try {
      setState(await publishFile(session.path, session.base!.hash));
    } catch (error) {
      if (!(error instanceof ServerFault)) throw error;
      setState({ refusal: error.message });
    }
  };
  const isSent = typeof state === 'object' && 'state' in state && state.state === 'sent';
  return (
    <Dialog ref={dialog} aria-labelledby="publish" onClose={onClose}>
      <h2 id="publish">Publish {name}</h2>
      {!isSent && <Before open={open} />}
      <div role="status">
        {state === 'busy' && <p>It is being sent …</p>}
        {typeof state === 'object' && 'refusal' in state && <p>{state.refusal}</p>}
        {typeof state === 'object' && 'state' in state && state.state === 'unsent' && <p>{state.message}</p>}
        {isSent && (
          <Sent sent={state} where={where} isDraft={valueAt(session.snapshot().value, ['status']) === 'draft'} />
        )}
      </div>
      <Buttons>
        {!isSent && open === 0 && (
          <Button type="button" data-look="first" aria-disabled={state === 'busy'} onClick={() => void send()}>
            Send it
          </Button>
        )}
        <Button type="button" data-look={isSent ? 'first' : undefined} onClick={onClose}>
          {isSent ? 'Done' : 'Not now'}
        </Button>
      </Buttons>
    </Dialog>
  );
}

const Before = ({ open }: { open: number }) =>
  open > 0 ? (
    <p>
      {counted(open, 'thing')} must be written or mended first. The list of problems leads to{' '}
      {open === 1 ? 'it' : 'each'}.
    </p>
  ) : (
    <p>
      This file and its photographs are sent to whoever looks after the site, and nothing else that you changed.
      Visitors see nothing of it until it is accepted.
    </p>
  );

type SentProps = { sent: Published & { state: 'sent' }; where: string | undefined; isDraft: boolean };

function Sent({ sent: { branch, files, left, link }, where, isDraft }: SentProps) {
  const photos = files.length - 1;
  return (
    <>
      <p>
        It was sent{photos > 0 && `, with ${counted(photos, 'photograph')}`}. It waits on the branch{' '}
        <strong>{branch}</strong>.
      </p>
      <h3>What happens next</h3>
      <ol>
        <li>
          {link === undefined ? (
            'Tell whoever looks after the site that this branch is there.'
          ) : (
            <>
              <a href={link} target="_blank" rel="noreferrer">
                Propose it on the page of the repository
              </a>
              : press the green button there.
            </>
          )}
        </li>
        <li>The check runs once more, and a comment says what visitors will see change.</li>
        <li>When it is accepted, the site is built anew.</li>
      </ol>
      <p>
        {where === undefined ? (
          'Then visitors see it on every page that shows it.'
        ) : (
          <>
            Then the page is at <strong>{where}</strong>.{' '}
            {isDraft && 'It is a draft: it can be looked at there, and is in no list, menu or search engine.'}
          </>
        )}
      </p>
      {left.length > 0 && (
        <p>
          <Quiet>
            Not sent, though changed in your folder too: {listOf(left.slice(0, MOST_NAMED))}
            {left.length > MOST_NAMED && `, and ${left.length - MOST_NAMED} more`}. If this page needs one of them,
            publish that too.
          </Quiet>
        </p>
      )}
    </>
  );
}

const MOST_NAMED = 5;
