import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Opener } from './Opener';
import { VisuallyHidden } from './VisuallyHidden';
import { useWords } from './words';

/* The button lies over the end of the second line, and all of both opens the rest. */
const Lines = styled.details`
  @supports selector(::details-content) {
    &::details-content {
      content-visibility: visible;
    }
    & > summary {
      display: none;
    }
    @media screen and (max-width: 47.99em) {
      position: relative;
      display: grid;
      & > summary {
        z-index: 1;
        order: 1;
        display: flex;
        min-height: 2.75rem;
        color: var(--brand);
        font-family: var(--font-display);
        font-weight: 600;
      }
      &[open] > summary {
        font-size: 0;
      }
      &:not([open]) {
        & > summary {
          position: absolute;
          inset: 0;
          place-content: end;
          padding: 0;
        }
        & > summary::after {
          display: none;
        }
        & span {
          padding-inline-start: 2.5rem;
          background: linear-gradient(to right, transparent, var(--under, var(--paper)) 2rem);
        }
        & > div > :not(:first-child) {
          display: none;
        }
        & > div > :first-child {
          display: -webkit-box;
          overflow: hidden;
          -webkit-box-orient: vertical;
          -webkit-line-clamp: 2;
        }
      }
    }
  }
`;

type Props = {
  /** Left out, it folds. */
  when?: boolean;
  /** Heard after the label, so that each button of a page names its own content. */
  about?: string;
  /** One element, whose children fold but for the first. */
  children: ReactNode;
};

/** Keeps two lines of the first paragraph on a phone, and the rest until it is asked for. */
export function PhoneStart({ when = true, about, children }: Props) {
  const words = useWords();
  if (!when) return children;
  return (
    <Lines suppressHydrationWarning>
      <Opener>
        <span>{words.readOn}</span>
        {about && <VisuallyHidden>: {about}</VisuallyHidden>}
      </Opener>
      {children}
    </Lines>
  );
}
