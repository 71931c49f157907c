import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from './VisuallyHidden';

const Details = styled.details`
  & > summary {
    position: relative;
    z-index: 1;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.75rem;
    min-height: 2.75rem;
    color: var(--brand);
    font: 650 1.0625rem/1.2 var(--font-display);
    list-style: none;
    cursor: pointer;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary::after {
    content: '';
    width: 0.5rem;
    height: 0.5rem;
    margin-inline-end: 0.25rem;
    border: solid currentColor;
    border-width: 0 0.15rem 0.15rem 0;
    transform: translateY(-25%) rotate(45deg);
  }
  &[open] > summary::after {
    transform: translateY(25%) rotate(225deg);
  }
  /* Where there is room, and on paper, nothing is folded. A browser that cannot unfold it by style keeps the words. */
  @supports selector(::details-content) {
    @media print, (min-width: 48em) {
      & > summary {
        display: none;
      }
      &::details-content {
        content-visibility: visible;
      }
    }
  }
`;

type Props = {
  /** What the words say that open it. */
  label: string;
  /** Heard after them, where several on a page say the same. */
  about?: string | undefined;
  children: ReactNode;
};

/** What is folded on a phone, and nowhere else. */
export function PhoneFold({ label, about, children }: Props) {
  return (
    <Details suppressHydrationWarning>
      <summary>
        <span>
          {label}
          {about && <VisuallyHidden>: {about}</VisuallyHidden>}
        </span>
      </summary>
      {children}
    </Details>
  );
}
