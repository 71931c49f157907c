import { styled } from 'styled-components';
import { ActionLink } from '../../design/ActionLink';
import { Photo } from '../../design/photo/Photo';
import { TileHead } from '../../design/TileHead';
import { Words } from '../../design/Words';
import { LargeCard, More } from './PageCard';
import { parted } from './parted';
import type { Grouped } from './parted';

const Groups = styled.ul`
  display: grid;
  gap: var(--space-xl) var(--space-s);
  & > li {
    display: grid;
    gap: 1rem var(--space-l);
    align-content: start;
    max-width: none;
  }
  @container (width < 38rem) {
    gap: var(--space-l);
    & > li {
      row-gap: 0.75rem;
    }
    & > li > ul > li:has(p) {
      row-gap: 0.25rem;
      padding-block: 0.75rem;
      & > p {
        font-size: var(--step--1);
      }
    }
  }
  @container (min-width: 38rem) {
    & img {
      aspect-ratio: 2;
      margin-block-end: 1rem;
      border-radius: var(--radius-m);
    }
  }
  @container (38rem <= width < 56rem) {
    & > li {
      grid-template-columns: var(--split);
    }
  }
  /* Side by side, their rows are of one height, as many as a group may well have; those without a page have none. */
  @container (min-width: 56rem) {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    row-gap: 0;
    & > li {
      grid-row: span 13;
      grid-template-rows: subgrid;
      row-gap: 0;
    }
    & > li > div {
      padding-block-end: 1rem;
    }
    & > li > ul {
      display: grid;
      grid-row: span 12;
      grid-template-rows: subgrid;
    }
  }
  @media print {
    & img {
      display: none;
    }
  }
`;

/* What else belongs to a group, under a rule as its pages are. */
const Closing = styled.li`
  max-width: none;
  padding-block: 0.625rem;
  border-block-start: 1px solid var(--line);
`;

/** Pages with what they are, under the heading and the picture of their group; groups side by side where they fit. */
export const GroupedRows = (props: Grouped) => (
  <Groups>
    {parted(props).map(({ heading, picture, action, pages }) => (
      <li key={heading}>
        <TileHead>
          {picture && <Photo photo={picture} />}
          <h3>{heading}</h3>
        </TileHead>
        <ul>
          {pages.map(({ route, name, summary }) => (
            <LargeCard key={route}>
              <h4>
                <a href={route}>{name}</a>
              </h4>
              {summary && (
                <p>
                  <Words>{summary}</Words>
                </p>
              )}
              <More />
            </LargeCard>
          ))}
          {action && (
            <Closing>
              <ActionLink action={action} look="text" />
            </Closing>
          )}
        </ul>
      </li>
    ))}
  </Groups>
);
