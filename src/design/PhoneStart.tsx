import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { firstSentence } from './first-sentence';
import { Linked } from './Linked';
import type { LinkedText } from './Linked';
import { MoreLess } from './MoreLess';
import { Opener } from './Opener';
import { Reading } from './Reading';
import { VisuallyHidden } from './VisuallyHidden';
import { useWords } from './words';

/* The label follows the first sentence, and a press on any of both opens the rest. */
const Lines = styled.details`
  & i {
    display: none;
    color: var(--brand);
    font: 600 1em/1 var(--font-display);
    white-space: nowrap;
    /* The angle of all that opens. */
    &::after {
      content: '';
      display: inline-block;
      width: 0.375em;
      height: 0.375em;
      margin: 0 0.1em 0.2em 0.3em;
      border: solid;
      border-width: 0 0.15em 0.15em 0;
      transform: rotate(45deg);
    }
  }
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
        order: 1;
        display: flex;
        width: fit-content;
        min-height: 2.75rem;
        color: var(--brand);
        font-family: var(--font-display);
        font-weight: 600;
      }
      &:not([open]) {
        & > summary {
          position: absolute;
          inset: 0;
          z-index: 1;
          width: auto;
          font-size: 0;
        }
        & > summary::after,
        & > div > :not(:first-child),
        & i + span {
          display: none;
        }
        & i {
          display: inline;
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
  /** The label while it is closed. Left out, it leads on from the words above. */
  more?: string | undefined;
  text: LinkedText;
  /** Stands under the text, and folds with it. */
  children?: ReactNode;
};

/** Three lines on a phone: less is not worth a press. Quotes and links count as written. */
const SHORT = 105;

/** Keeps the first sentence of a text on a phone, and the rest until it is asked for; a short rest stays too. */
export function PhoneStart({ when = true, about, more, text, children }: Props) {
  const words = useWords();
  const [start, rest] = firstSentence(text);
  if (!when || (!children && JSON.stringify([rest]).length < SHORT))
    return (
      <Reading data-part="reading">
        <p>
          <Linked>{text}</Linked>
        </p>
        {children}
      </Reading>
    );
  return (
    <Lines suppressHydrationWarning>
      <Opener>
        <MoreLess more={more} />
        {about && <VisuallyHidden>: {about}</VisuallyHidden>}
      </Opener>
      <Reading>
        <p>
          <Linked>{start}</Linked> <i aria-hidden="true">{more ?? words.readOn}</i>
          {rest && (
            <span>
              <Linked>{rest}</Linked>
            </span>
          )}
        </p>
        {children}
      </Reading>
    </Lines>
  );
}
