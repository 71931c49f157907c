import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Opener } from './Opener';
import { useWords } from './words';

const Details = styled.details`
  & > summary {
    z-index: 1;
    min-height: 2.75rem;
    color: var(--brand);
    font: 600 1.0625rem/1.2 var(--font-display);
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
  /** The label of the button that opens it. Defaults to "more". */
  label?: string | undefined;
  /** Left out, it folds. */
  when?: boolean;
  /** Said after them, so that each button of a page names its own content. */
  about?: string | undefined;
  children: ReactNode;
};

/** Folds its content on a phone only. */
export function PhoneFold({ label, when = true, about, children }: Props) {
  const words = useWords();
  if (!when) return children;
  return (
    <Details suppressHydrationWarning>
      <Opener>{[label ?? words.more, about].filter(Boolean).join(': ')}</Opener>
      {children}
    </Details>
  );
}
