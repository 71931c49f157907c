import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Hint } from '../form/FieldFrame';

const Frame = styled.div`
  display: grid;
  gap: 0.25rem;
  & > label {
    color: var(--ink);
    font-weight: 650;
  }
  & [role='alert'] {
    padding: 0.375rem 0.625rem;
    border-inline-start: 3px solid var(--call);
    background: var(--call-tint);
    color: var(--ink);
  }
`;

type Props = {
  id: string;
  title: string;
  hint?: string | undefined;
  message?: string | undefined;
  children: ReactNode;
};

/** A question before there is a document. */
export function Question({ id, title, hint, message, children }: Props) {
  return (
    <Frame>
      <label htmlFor={id}>{title}</label>
      {children}
      <div id={`${id}-words`}>
        {hint && <Hint>{hint}</Hint>}
        {message && <p role="alert">{message}</p>}
      </div>
    </Frame>
  );
}
