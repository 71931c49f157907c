import { Button } from '../look/controls';
import type { UnsentMove } from '../session/unsent-moves';
import { NotDone } from './NotDone';

type Props = { moves: readonly UnsentMove[]; onSend: (move: UnsentMove) => void };

/** Pages that were renamed or deleted here, and not for visitors yet. */
export function Unsent({ moves, onSend }: Props) {
  if (moves.length === 0) return null;
  return (
    <NotDone aria-labelledby="unsent">
      <h2 id="unsent">Not sent yet</h2>
      <ul>
        {moves.map((move) => (
          <li key={move.path}>
            {move.said}
            <Button type="button" aria-label={`Send: ${move.said}`} onClick={() => onSend(move)}>
              Send…
            </Button>
          </li>
        ))}
      </ul>
    </NotDone>
  );
}
