import { styled } from 'styled-components';

const List = styled.dl`
  display: grid;
  border-block-start: 1px solid var(--line);
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 1rem;
    padding-block: .5rem;
    border-block-end: 1px solid var(--line);
  }
  & dt { color: var(--muted); }
  & dd { color: var(--ink); font-weight: 600; font-variant-numeric: tabular-nums; }
`;

/** Figures with their names, a line each. */
export function Facts({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return (
    <List>
      {facts.map(({ label, value }) => <div key={label}><dt>{label}</dt><dd>{value}</dd></div>)}
    </List>
  );
}
