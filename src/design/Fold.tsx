import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconTile } from './drawings/IconTile';
import type { IconName } from './drawings/icon-names';
import { useUnfolding } from './unfolding';

const Details = styled.details`
  border-block-end: 1px solid var(--line);
  break-inside: avoid;
  html:not([data-hydrated]) &:target::details-content {
    content-visibility: visible;
  }
  & > summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.25rem 1rem;
    align-items: center;
    min-height: 3rem;
    padding-block: 0.875rem;
    list-style: none;
    cursor: pointer;
  }
  & > summary:has(> span) {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
  & > summary:has(> strong) > span,
  & > summary:has(> strong)::after {
    grid-row: 1 / 3;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary::after {
    content: '';
    flex: none;
    width: 0.625rem;
    height: 0.625rem;
    margin-inline-end: 0.25rem;
    border: solid var(--brand);
    border-width: 0 0.1875rem 0.1875rem 0;
    transform: translateY(-25%) rotate(45deg);
  }
  &[open] > summary::after {
    transform: translateY(25%) rotate(225deg);
  }
  & > summary:hover h3 {
    text-decoration: underline;
    text-decoration-thickness: 0.06em;
  }
  & h3 {
    font-size: var(--step-1);
    line-height: 1.3;
  }
  & > summary > strong {
    grid-area: 2 / 2;
    justify-self: start;
    padding: 0.125rem 0.625rem;
    border: 1px solid var(--edge);
    border-radius: 6px;
    color: var(--ink);
    font-size: var(--step--1);
  }
  & > summary:has(> strong)::after {
    grid-column: 3;
  }
  @container (min-width: 40rem) {
    & > summary:has(> strong) {
      grid-template-columns: auto minmax(0, 1fr) auto auto;
    }
    & > summary:has(> strong) > strong {
      grid-area: 1 / 3 / 3;
    }
    & > summary:has(> strong) > h3 {
      grid-row: 1 / 3;
    }
    & > summary:has(> strong)::after {
      grid-column: 4;
    }
  }
  & > summary:has(> span) + div {
    padding-inline-start: 4rem;
  }
  @container (max-width: 35.99rem) {
    & > summary:has(> span) + div {
      padding-inline-start: 0;
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
    & > summary::after {
      display: none;
    }
  }
`;

type Props = {
  id?: string | undefined;
  icon?: IconName;
  heading: string;
  /** The short of it, seen before anything is opened. */
  verdict?: string;
  children: ReactNode;
};

/** Words that open when their heading is pressed, when an address leads to them, and on paper. */
export function Fold({ id, icon, heading, verdict, children }: Props) {
  const details = useUnfolding(id);
  return (
    <Details id={id} ref={details} suppressHydrationWarning>
      <summary>
        {icon && <IconTile icon={icon} />}
        <h3>{heading}</h3>
        {verdict && <strong>{verdict}</strong>}
      </summary>
      <div>{children}</div>
    </Details>
  );
}
