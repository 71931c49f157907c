import { memo } from 'react';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { counted } from '../../check/words';
import { VisuallyHidden } from '../../design/VisuallyHidden';
import { Pill, Quiet } from '../look/controls';
import { hrefOf } from '../place';
import { STATES, WAITS } from '../state';
import type { PageRow } from './page-rows';

/* Of a long list only what is seen is laid out, which takes longer than all else. So columns have their widths. */
const Table = styled.table`
  display: block;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--paper);
  overflow: hidden;
  & thead,
  & tbody {
    display: block;
  }
  & tr {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr) 10.5rem 6rem minmax(8rem, 2fr) 4rem;
    align-items: center;
  }
  & tbody tr {
    border-block-start: 1px solid var(--line);
  }
  & tbody tr:nth-child(n + 101) {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 2.6875rem;
  }
  & tbody tr:hover {
    background: var(--mist);
  }
  & th {
    padding: 0.5rem 0.75rem;
    color: var(--muted);
    font-size: 0.8125rem;
    font-weight: 600;
    text-align: start;
  }
  & td {
    padding: 0.375rem 0.75rem;
    overflow-wrap: anywhere;
  }
  & td:first-child a {
    font-weight: 650;
    text-decoration: none;
  }
  & td:first-child a:hover {
    text-decoration: underline;
  }
  & td:last-child {
    text-align: end;
  }
  & td > a {
    display: inline-block;
    padding-block: 0.25rem;
  }
  @media (max-width: 47.99em) {
    & thead {
      display: none;
    }
    & tbody tr {
      display: flex;
      flex-wrap: wrap;
      gap: 0.125rem 0.5rem;
      padding: 0.5rem 0.75rem;
    }
    /* The name and "Copy", the address, then what is said of the page. */
    & td:first-child {
      flex: 1 1 60%;
    }
    & td:nth-child(n + 2) {
      order: 1;
    }
    & td:nth-child(2) {
      flex-basis: 100%;
    }
    & td:last-child {
      order: 0;
    }
    & tbody tr:nth-child(n + 101) {
      contain-intrinsic-block-size: auto 6rem;
    }
    & tbody tr:first-child {
      border-block-start: 0;
    }
    & td:empty {
      display: none;
    }
    & td {
      padding: 0;
    }
    & tbody tr:hover {
      background: none;
    }
  }
`;

type Props = { rows: readonly PageRow[]; body: RefObject<HTMLTableSectionElement | null> };

/** Pages with their states and what the check says of each. */
export function PageTable({ rows, body }: Props) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Page</th>
          <th scope="col">Address</th>
          <th scope="col">Status</th>
          <th scope="col">To do</th>
          <th scope="col">Problems</th>
          <th scope="col">
            <VisuallyHidden>New page like this one</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        {rows.map((row) => (
          <Row key={row.path} row={row} />
        ))}
      </tbody>
    </Table>
  );
}

const Row = memo(function Row({ row }: { row: PageRow }) {
  return (
    <tr data-path={row.path}>
      <td>
        <a data-open href={hrefOf({ screen: 'edit', path: row.path })}>
          {row.name}
        </a>
      </td>
      <td>
        <Quiet>{row.address}</Quiet>
      </td>
      <td>
        <Pill data-tone={STATES[row.state].tone}>{STATES[row.state].words}</Pill>{' '}
        {row.waits && <Pill data-tone="todo">{WAITS}</Pill>}
      </td>
      <td>{!!row.toDos && <Pill data-tone="todo">{row.toDos} to do</Pill>}</td>
      <td>
        {!!row.errors && <Pill data-tone="wrong">{counted(row.errors, 'problem')}</Pill>}
        {!!row.warnings && <Pill>{counted(row.warnings, 'hint')}</Pill>}
      </td>
      <td>
        {row.mayBeCopied && (
          <a href={hrefOf({ screen: 'copy', path: row.path })} aria-label={`Copy ${row.name}`}>
            Copy
          </a>
        )}
      </td>
    </tr>
  );
});
