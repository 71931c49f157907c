import { Fragment } from 'react';
import { styled } from 'styled-components';
import { Whole, Words } from './Words';

const List = styled.dl`
  display: grid;
  border-block-start: 1px solid var(--line);
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) fit-content(60%);
    column-gap: 1rem;
    align-items: baseline;
    align-content: start;
    padding-block: 0.5rem;
    border-block-end: 1px solid var(--line);
  }
  & dt {
    color: var(--muted);
    font-size: var(--step--1);
    text-wrap: balance;
  }
  & dd {
    overflow-wrap: anywhere;
    color: var(--ink);
    font-weight: 600;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  /* As high as a finger needs, in a row as high as the others. */
  & dd > a {
    position: relative;
    display: inline-block;
    margin-block: -0.75rem;
    padding-block: 0.75rem;
    white-space: nowrap;
  }
`;

/** A line that is too short for a value breaks behind its semicolon first. */
const partsOf = (value: string) =>
  value.split('; ').map((part, index) =>
    index ? (
      <Fragment key={index}>
        {'; '}
        <Whole>
          <Words>{part}</Words>
        </Whole>
      </Fragment>
    ) : (
      <Words key={index}>{part}</Words>
    ),
  );

/** Figures with their names, a line each. */
export function Facts({ facts }: { facts: readonly { label: string; value: string; href?: string }[] }) {
  return (
    <List>
      {facts.map(({ label, value, href }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>{href ? <a href={href}>{value}</a> : partsOf(value)}</dd>
        </div>
      ))}
    </List>
  );
}
