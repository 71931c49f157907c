import { styled } from 'styled-components';
import { Icon } from '../../design/drawings/Icon';

/** A page in a list, pressable as a whole. */
export const Card = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0.75rem 1rem;
  align-items: center;
  align-content: start;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--paper);
  &:hover {
    border-color: var(--brand);
  }
  & a {
    color: inherit;
    text-decoration: none;
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  & a:focus-visible {
    outline: 0;
    box-shadow: none;
  }
  &:has(a:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }
`;

/** A row of a list with its summary below. */
export const LargeCard = styled(Card)`
  padding: 1.25rem 0;
  border-width: 1px 0 0;
  border-radius: 0;
  background: none;
  & > h4 {
    font: 700 var(--step-1)/1.3 var(--font-display);
  }
  & > p {
    grid-column: 1 / -1;
  }
`;

const Arrow = styled.span`
  grid-area: 1 / 3;
  color: var(--brand);
  @media print {
    display: none;
  }
`;

/** The arrow at the end of a row. */
export const More = () => (
  <Arrow aria-hidden="true">
    <Icon name="arrow" size={24} />
  </Arrow>
);
