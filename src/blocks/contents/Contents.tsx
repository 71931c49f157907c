import { useId } from 'react';
import { styled } from 'styled-components';
import { IconTile } from '../../design/drawings/IconTile';
import { Section } from '../../design/Section';
import { Split } from '../../design/Split';
import type { BlockProps } from '../schemas';

const Parts = styled(Split)`
  row-gap: 1rem;
  & > ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr));
    grid-auto-rows: 1fr;
    gap: 0.5rem;
  }
  /* More than a row has room for: rows that are as long as each other. */
  @container (min-width: 50rem) {
    margin-block-start: -1.5rem;
    & > ul:has(> :nth-child(7)) {
      grid-template-columns: repeat(4, 1fr);
    }
  }
  & a {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    height: 100%;
    min-height: 3rem;
    padding: 0.3125rem;
    border: 1px solid var(--line);
    border-radius: var(--radius-s);
    background: var(--paper);
    color: var(--ink);
    font: 600 1rem/1.2 var(--font-display);
    text-decoration: none;
  }
  & a:hover {
    border-color: var(--brand);
  }
  & a > :first-child {
    width: 2.25rem;
    height: 2.25rem;
    border-radius: 0.5rem;
  }
`;

/** Links to the parts of a long page. */
export function Contents({ id, heading, items }: BlockProps<'contents'>) {
  const name = useId();
  return (
    <Section id={id} rhythm="close">
      <Parts as="nav" aria-labelledby={name}>
        <h2 id={name}>{heading}</h2>
        <ul>
          {items.map(({ icon, label, to }, index) => (
            <li key={index}>
              <a href={to}>
                <IconTile icon={icon} />
                {label}
              </a>
            </li>
          ))}
        </ul>
      </Parts>
    </Section>
  );
}
