import { styled } from 'styled-components';

/** A question or a task over the page; `useDialog` shows it. */
export const Dialog = styled.dialog`
  width: min(44rem, calc(100vw - 2rem));
  max-height: calc(100dvh - 3rem);
  margin: auto;
  padding: 1.25rem;
  border: 1px solid var(--edge);
  border-radius: 12px;
  background: var(--paper);
  color: var(--text);
  box-shadow: var(--shadow-float);
  &::backdrop {
    background: var(--shadow-far);
  }
  & > * + * {
    margin-block-start: 0.875rem;
  }
  & h3 {
    margin-block: 0.5rem 0.25rem;
  }
`;

/** The buttons below it. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`;
