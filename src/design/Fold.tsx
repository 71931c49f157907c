import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconTile } from './drawings/IconTile';
import type { DrawnIcon } from './drawings/icon-names';
import { HeadedOpener } from './Opener';
import { useUnfolding } from './unfolding';

const Details = styled.details`
  border-block-end: 1px solid var(--line);
  break-inside: avoid;
  html:not([data-hydrated]) &:target::details-content {
    content-visibility: visible;
  }
  & > summary {
    min-height: 3rem;
    padding-block: 0.75rem;
  }
  & h3 {
    font-size: var(--step-1);
    line-height: 1.3;
  }
  & > summary > strong {
    padding: 0.125rem 0.5rem;
    border: 1px solid var(--edge);
    border-radius: 6px;
    color: var(--ink);
    font-size: var(--step--1);
    &[data-tone] {
      border-color: var(--brand);
      background: var(--brand-tint);
    }
    &[data-tone='yours'] {
      --brand: var(--brass);
      --brand-tint: var(--brass-tint);
    }
  }
  & > summary:has(> span) + div {
    padding-inline-start: 3.5rem;
  }
  @container (min-width: 36rem) {
    & > summary > strong {
      min-width: 13.5rem;
    }
  }
  @container (max-width: 35.99rem) {
    & h3:has(+ strong) {
      flex-basis: 100%;
    }
  }
  & > div {
    display: grid;
    gap: 0.75rem;
    justify-items: start;
    padding-block-end: 1.25rem;
  }
  @media print {
    &::details-content {
      content-visibility: visible;
    }
    & > summary {
      min-height: 0;
      padding-block: 0.5rem 0.25rem;
    }
  }
`;

type Props = {
  id?: string | undefined;
  icon?: DrawnIcon;
  heading: string;
  /** The short of it, seen before anything is opened. */
  verdict?: string;
  /** Whose it is: the visitor's own, or somebody else's. */
  tone?: 'yours' | 'theirs' | undefined;
  children: ReactNode;
};

/** Words that open when their heading is pressed, when an address leads to them, and on paper. */
export function Fold({ id, icon, heading, verdict, tone, children }: Props) {
  const details = useUnfolding(id);
  return (
    <Details id={id} ref={details} suppressHydrationWarning>
      <HeadedOpener>
        {icon && <IconTile icon={icon} />}
        <h3>{heading}</h3>
        {verdict && <strong data-tone={tone}>{verdict}</strong>}
      </HeadedOpener>
      <div>{children}</div>
    </Details>
  );
}
