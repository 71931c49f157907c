import { styled } from 'styled-components';
import { ActionLink } from '../../design/ActionLink';
import { Pill } from '../../design/Pill';
import { Words } from '../../design/Words';
import type { Item } from './item';

const Strip = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0.75rem;
  & > li {
    position: relative;
    display: grid;
    gap: 0.25rem;
    align-content: start;
    justify-items: start;
    max-width: none;
    padding: 0.75rem 0.875rem;
    border: 1px solid var(--line);
    border-radius: var(--radius-s);
    background: var(--paper);
    break-inside: avoid;
  }
  & > li:hover {
    border-color: var(--brand);
  }
  & h3 {
    margin-block-start: 0.375rem;
    font-size: 1.0625rem;
  }
  & p {
    font-size: var(--step--1);
  }
  /* All of a chip is its link, of which the arrow is seen. */
  & a[data-look] {
    position: absolute;
    inset: 0;
    align-items: start;
    justify-content: end;
    padding: 0.875rem 0.75rem;
    font-size: 0;
  }
  @container (min-width: 38rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @container (min-width: 56rem) {
    &:not(:has(> :nth-child(7))) {
      grid-template-columns: none;
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
    }
  }
`;

/** Cards without a picture, an icon or a figure, so small that up to six stand in a row. */
export const Chips = ({ items }: { items: readonly Item[] }) => (
  <Strip>
    {items.map(({ heading, text, severity, action }, index) => (
      <li key={index}>
        {severity && <Pill {...severity} />}
        <h3>{heading}</h3>
        <p>
          <Words>{text}</Words>
        </p>
        {action && <ActionLink action={action} look="text" />}
      </li>
    ))}
  </Strip>
);

/** Whether a card has nothing but what a chip shows. */
export const isChip = ({ icon, picture, scene, facts, points, before }: Item) =>
  !(icon ?? picture ?? scene ?? facts ?? points ?? before);
