import { styled } from 'styled-components';
import { notify } from '../site/shell/toasts';
import type { ToastKind } from '../site/shell/toast';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  padding: 1.5rem;
  & > button {
    min-height: 3rem;
    padding-inline: 1rem;
    border: 2px solid var(--edge);
    border-radius: var(--radius-s);
    background: var(--paper);
  }
`;

const KINDS: ToastKind[] = ['loading', 'success', 'info', 'warning', 'error'];

/** A button for each kind of toast; they follow the theme of the system. */
export function Toasts() {
  return (
    <Row>
      {KINDS.map((kind) => (
        <button
          key={kind}
          type="button"
          onClick={() => void notify(kind, `This is how "${kind}" looks`, { detail: 'A second line says what to do.' })}
        >
          {kind}
        </button>
      ))}
    </Row>
  );
}
