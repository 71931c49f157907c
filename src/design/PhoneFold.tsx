import type { ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import { MoreLess } from './MoreLess';
import { Opener } from './Opener';
import { VisuallyHidden } from './VisuallyHidden';

const Details = styled.details`
  & > summary {
    --side: 0px;
    z-index: 1;
    width: fit-content;
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

/* The first lines stay. */
const ListDetails = styled(Details)`
  @supports selector(::details-content) {
    @media screen and (max-width: 47.99em) {
      display: grid;
      &::details-content {
        content-visibility: visible;
      }
      & > summary {
        order: 1;
      }
      &:not([open]) li:nth-child(n + 5) {
        display: none;
      }
    }
  }
`;

type Props = {
  /** The label of the button that opens it. */
  label?: string | undefined;
  /** The label while it is closed; open, it says "less". Left out, it leads on from the words above. */
  more?: string | undefined;
  /** Left out, it folds. */
  when?: boolean;
  /** Heard after the label, so that each button of a page names its own content. */
  about?: string | undefined;
  /** For what else opens it, such as an address. */
  details?: RefObject<HTMLDetailsElement | null>;
  /** "list": it holds a list, of which four lines stay. */
  keep?: 'list';
  children: ReactNode;
};

/** Folds its content on a phone. */
export function PhoneFold({ label, more, when = true, about, details, keep, children }: Props) {
  if (!when) return children;
  const Folded = keep ? ListDetails : Details;
  return (
    <Folded ref={details} suppressHydrationWarning>
      <Opener>
        {label ?? <MoreLess more={more} />}
        {about && <VisuallyHidden>: {about}</VisuallyHidden>}
      </Opener>
      {children}
    </Folded>
  );
}
