import { useState } from 'react';
import { Button } from '../look/controls';
import { Confirm } from './Confirm';

type Props = { name: string; onDiscard: () => void };

/** Discards unsaved changes, after confirmation. */
export function Discard({ name, onDiscard }: Props) {
  const [isConfirming, setConfirming] = useState(false);
  const close = () => setConfirming(false);
  return (
    <>
      <Button type="button" aria-label={`Discard changes of ${name}…`} onClick={() => setConfirming(true)}>
        Discard changes…
      </Button>
      {isConfirming && (
        <Confirm
          id="discard"
          question="Discard your changes?"
          words={{ go: 'Discard changes', keep: 'Keep them' }}
          onGo={() => {
            close();
            onDiscard();
          }}
          onClose={close}
        >
          What you wrote on {name} since it was last saved will be gone. This cannot be undone.
        </Confirm>
      )}
    </>
  );
}
