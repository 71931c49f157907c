import { styled } from 'styled-components';
import { Linked } from '../../design/Linked';
import type { LinkedText } from '../../design/Linked';
import { VisuallyHidden } from '../../design/VisuallyHidden';

const List = styled.ul`
  column-gap: var(--space-xl);
  & > li {
    display: grid;
    grid-template-columns: 2fr 3fr;
    gap: 1rem;
    max-width: none;
    padding-block: 0.3125rem;
    border-block-start: 1px solid var(--line);
    line-height: 1.5;
    break-inside: avoid;
  }
  & > li > * {
    padding-block: 0.25rem;
  }
  & > li > :first-child {
    color: var(--ink);
    font-weight: 500;
  }
  & a {
    white-space: nowrap;
  }
  @media (min-width: 64em) {
    columns: 2;
  }
`;

const NAME_END = ': ';

/** The words before the first colon of a point, and those that follow it. */
function parted(point: LinkedText): [name: string, rest: LinkedText] | undefined {
  const [first, ...rest] = typeof point === 'string' ? [point] : point;
  if (typeof first !== 'string') return undefined;
  const end = first.indexOf(NAME_END);
  return end < 0 ? undefined : [first.slice(0, end), [first.slice(end + NAME_END.length), ...rest]];
}

/** Points as rows: a name, and beside it what belongs to it. */
export const NamedRows = ({ points }: { points: readonly LinkedText[] }) => (
  <List>
    {points.map((point, index) => {
      const [name, rest] = parted(point) ?? [];
      return (
        <li key={index}>
          <span>
            {name === undefined ? <Linked>{point}</Linked> : name}
            {rest && <VisuallyHidden>{NAME_END}</VisuallyHidden>}
          </span>
          {rest && (
            <span>
              <Linked>{rest}</Linked>
            </span>
          )}
        </li>
      );
    })}
  </List>
);
