import { styled } from 'styled-components';
import { Phrases } from './Words';

const List = styled.dl`
  display: grid;
  & > div {
    display: flex;
    flex-wrap: wrap;
    column-gap: 1rem;
    align-items: baseline;
    align-content: start;
    padding-block: 0.5rem;
    border-block-start: 1px solid var(--line);
  }
  & small {
    font-weight: 400;
  }
  & dt,
  & small {
    color: var(--muted);
    font-size: var(--step--1);
  }
  & dt {
    flex: 1 1 4rem;
  }
  & dd {
    overflow-wrap: anywhere;
    color: var(--ink);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  /* As high as a finger needs, in a row as high as the others, and above what makes a card pressable. */
  & dd > a {
    position: relative;
    z-index: 1;
    display: inline-block;
    margin-block: -0.75rem;
    padding-block: 0.75rem;
  }
  & [href^='tel'] {
    white-space: nowrap;
  }
`;

interface Figure {
  label: string;
  value: string;
  href?: string;
  reaches?: string;
}

/**
 * Figures with their names, a line each; a figure that a line has no room for stands under its name. Those of one name
 * stand together under it, such as who supplies something and the number to ring.
 */
export function Facts({ facts }: { facts: readonly Figure[] }) {
  const names = new Set(facts.map(({ label }) => label));
  return (
    <List>
      {[...names].map((name) => (
        <div key={name}>
          <dt>{name}</dt>
          {facts
            .filter(({ label }) => label === name)
            .map(({ value, href, reaches }, index) => (
              <dd key={index}>
                {reaches && <small>{reaches} </small>}
                {href ? <a href={href}>{value}</a> : <Phrases>{value}</Phrases>}
              </dd>
            ))}
        </div>
      ))}
    </List>
  );
}
