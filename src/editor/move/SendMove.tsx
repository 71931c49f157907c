import { useState } from 'react';
import { Button } from '../look/controls';
import { withNames } from '../judge/editor-problem';
import { Buttons, Dialog } from '../look/dialog';
import { Sent } from '../save/Sent';
import { useDialog } from '../save/use-dialog';
import { forgetMove } from '../session/unsent-moves';
import type { UnsentMove } from '../session/unsent-moves';
import { sendMove } from '../site/moves';
import { messageOf } from '../site/server';
import type { Published } from '../site/server';
import { useSite } from '../site/SiteContext';
import { nameOf } from '../start/page-rows';

type State = 'asked' | 'busy' | { refusal: string } | Published;

/** Sends that a page has another address, or is gone, to whoever looks after the site. */
export function SendMove({ move, onClose }: { move: UnsentMove; onClose: () => void }) {
  const site = useSite();
  const dialog = useDialog();
  const [state, setState] = useState<State>('asked');
  const send = async () => {
    if (state === 'busy') return;
    setState('busy');
    try {
      const published = await sendMove(move.path, move.change);
      if (published.state === 'sent') forgetMove(site.head.name, move.path);
      setState(published);
    } catch (error) {
      setState({ refusal: withNames(messageOf(error), (file) => nameOf(file, site.document(file)?.value)) });
    }
  };
  const sent = typeof state === 'object' && 'state' in state && state.state === 'sent' ? state : undefined;
  return (
    <Dialog ref={dialog} aria-labelledby="send-move" onClose={onClose}>
      <h2 id="send-move">Send this change?</h2>
      <p>
        {move.said} {move.visitors}
      </p>
      {!sent && (
        <p>
          This change and every link that it changes are sent to whoever looks after the site; your other changes are
          not. Visitors see it once it is accepted.
        </p>
      )}
      <div role="status">
        {state === 'busy' && <p>Sending …</p>}
        {typeof state === 'object' && 'refusal' in state && <p>{state.refusal}</p>}
        {typeof state === 'object' && 'state' in state && state.state === 'unsent' && <p>{state.message}</p>}
        {sent && <Sent sent={sent} then="Visitors will then see the change." />}
      </div>
      <Buttons>
        {!sent && (
          <Button type="button" data-look="first" aria-disabled={state === 'busy'} onClick={() => void send()}>
            Send it
          </Button>
        )}
        <Button type="button" data-look={sent ? 'first' : undefined} onClick={onClose}>
          {sent ? 'Done' : 'Not now'}
        </Button>
      </Buttons>
    </Dialog>
  );
}
