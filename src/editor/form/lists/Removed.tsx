import { styled } from 'styled-components';
import { Button } from '../../look/controls';
import { focusField, onceDrawn } from '../field-id';
import { useForm } from '../FormContext';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  align-items: center;
  grid-column: 1 / -1;
  order: -2;
  padding: 0.375rem 0.625rem;
  border: 1px solid var(--brass);
  border-radius: 8px;
  background: var(--brass-tint);
  color: var(--ink);
`;

const UNDO = 'undo-removal';

/** Brings somebody who took something out to the way back. */
export const focusUndo = () => onceDrawn(() => document.getElementById(UNDO)?.focus());

/** Stands where something was taken out, so that nothing else lies under the pointer. */
export function Removed() {
  const { removal, session } = useForm();
  if (!removal) return null;
  const back = () => {
    session.undo();
    onceDrawn(() => focusField(removal.path));
  };
  return (
    <Line data-part="removed">
      <Button id={UNDO} type="button" onClick={back}>
        Undo
      </Button>
      <span>{removal.words}</span>
    </Line>
  );
}
