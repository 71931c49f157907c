import { styled } from 'styled-components';
import { Linked } from './Linked';
import type { LinkedText } from './Linked';

const Small = styled.p`
  margin-block-start: 1rem;
  color: var(--muted);
  font-size: var(--step--1);
`;

/** A sentence in small words under what it is about; nothing where there is none. */
export const Note = ({ children }: { children: LinkedText | undefined }) =>
  children && (
    <Small>
      <Linked>{children}</Linked>
    </Small>
  );
