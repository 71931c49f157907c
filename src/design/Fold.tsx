import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconTile } from './drawings/IconTile';
import type { DrawnIcon } from './drawings/icon-names';
import { HeadedOpener } from './Opener';
import { Pill } from './Pill';
import type { Ownership } from './Pill';
import { useUnfolding } from './unfolding';

const Details = styled.details`
  break-inside: avoid;
  & + & {
    border-block-start: 1px solid var(--line);
  }
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
  /** Whose it is. */
  tone?: Ownership | undefined;
  children: ReactNode;
};

/** Words that open when their heading is pressed, when an address leads to them, and on paper. */
export function Fold({ id, icon, heading, verdict, tone = 'depends', children }: Props) {
  const details = useUnfolding(id);
  return (
    <Details id={id} ref={details} suppressHydrationWarning>
      <HeadedOpener>
        {icon && <IconTile icon={icon} />}
        <h3>{heading}</h3>
        {verdict && (
          <strong>
            <Pill level={tone} label={verdict} />
          </strong>
        )}
      </HeadedOpener>
      <div>{children}</div>
    </Details>
  );
}
