import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../look/controls';
import { Buttons, Dialog } from '../look/dialog';
import { useDialog } from './use-dialog';

type Props = {
  /** The id of the question. */
  id: string;
  question: string;
  /** What is lost. */
  children: ReactNode;
  /** The words on the button that goes on, and on the one that does not. */
  words: { go: string; keep: string };
  onGo: () => void;
  onClose: () => void;
};

/** Asks before something that cannot be undone. The caret is on the button that changes nothing. */
export function Confirm({ id, question, children, words, onGo, onClose }: Props) {
  const keep = useRef<HTMLButtonElement>(null);
  const dialog = useDialog(keep);
  return (
    <Dialog ref={dialog} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{question}</h2>
      <p>{children}</p>
      <Buttons>
        <Button type="button" onClick={onGo}>
          {words.go}
        </Button>
        <Button type="button" data-look="first" ref={keep} onClick={onClose}>
          {words.keep}
        </Button>
      </Buttons>
    </Dialog>
  );
}
