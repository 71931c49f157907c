import { useRef, useState } from 'react';
import { Button } from '../look/controls';
import { Buttons, Dialog } from './Review';
import { useDialog } from './use-dialog';

type Props = { name: string; onDiscard: () => void };

/** Discards unsaved changes, after confirmation. */
export function Discard({ name, onDiscard }: Props) {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <Button type="button" aria-label={`Discard changes of ${name}…`} onClick={() => setConfirming(true)}>
        Discard changes…
      </Button>
      {isConfirming && <Question name={name} onDiscard={onDiscard} onClose={() => setConfirming(false)} />}
    </>
  );
}

function Question({ name, onDiscard, onClose }: Props & { onClose: () => void }) {
  const keep = useRef<HTMLButtonElement>(null);
  const dialog = useDialog(keep);
  return (
    <Dialog ref={dialog} aria-labelledby="discard" onClose={onClose}>
      <h2 id="discard">Discard your changes?</h2>
      <p>What you wrote on {name} since it was last saved will be gone. This cannot be undone.</p>
      <Buttons>
        <Button
          type="button"
          onClick={() => {
            onClose();
            onDiscard();
          }}
        >
          Discard changes
        </Button>
        <Button type="button" data-look="first" ref={keep} onClick={onClose}>
          Keep them
        </Button>
      </Buttons>
    </Dialog>
  );
}
