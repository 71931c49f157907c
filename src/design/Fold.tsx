import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useUnfolding } from './unfolding';

const Details = styled.details`
  border-block-end: 1px solid var(--line);
  break-inside: avoid;
  html:not([data-hydrated]) &:target::details-content {
    content-visibility: visible;
  }
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
    min-height: 3rem;
    padding-block: 0.875rem;
    list-style: none;
    cursor: pointer;
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

/** Words that open when their heading is pressed, when an address leads to them, and on paper. */
export function Fold({ id, heading, children }: { id?: string | undefined; heading: string; children: ReactNode }) {
  const details = useUnfolding(id);
  return (
    <Details id={id} ref={details} suppressHydrationWarning>
      <summary>
        <h3>{heading}</h3>
      </summary>
      <div>{children}</div>
    </Details>
  );
}
