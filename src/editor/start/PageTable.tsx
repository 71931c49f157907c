import { memo } from 'react';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { counted } from '../../check/words';
import { VisuallyHidden } from '../../design/VisuallyHidden';
import { dayOf, momentOf } from '../dates';
import { Button, Pill, Quiet } from '../look/controls';
import { hrefOf } from '../place';
import { ASSISTED, STATES, WAITS } from '../state';
import type { Author } from '../site/wire';
import type { PageRow } from './page-rows';

/* Only the visible part of a long list is laid out, because layout costs most. So columns have fixed widths. */
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
    grid-template-columns: minmax(0, 4fr) minmax(0, 4fr) 9.5rem 7.5rem minmax(7rem, 3fr) 15rem;
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
    white-space: nowrap;
  }
  & td > a {
    display: inline-block;
    padding-block: 0.25rem;
  }
  & td:last-child > a {
    padding-inline: 0.5rem;
    text-decoration: none;
  }
  & td:last-child > a:hover {
    text-decoration: underline;
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
    & td:first-child,
    & td:nth-child(2),
    & td:last-child {
      flex: 1 0 100%;
    }
    & td:last-child {
      margin-inline: -0.5rem;
      text-align: start;
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

/** The actions of a row beside opening its page. */
export type RowAction = 'rename' | 'delete';

type Props = {
  rows: readonly PageRow[];
  /** Path → who changed the file last; empty where nobody keeps a history. */
  authors: ReadonlyMap<string, Author>;
  body: RefObject<HTMLTableSectionElement | null>;
  onAct: (action: RowAction, path: string) => void;
};

/** Pages with their states and what the check says of each. */
export function PageTable({ rows, authors, body, onAct }: Props) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Page</th>
          <th scope="col">Address</th>
          <th scope="col">Status</th>
          <th scope="col">To do and problems</th>
          <th scope="col">{authors.size > 0 ? 'Changed' : <VisuallyHidden>Changed</VisuallyHidden>}</th>
          <th scope="col">
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        {rows.map((row) => (
          <Row key={row.path} row={row} author={authors.get(row.path)} onAct={onAct} />
        ))}
      </tbody>
    </Table>
  );
}

type RowProps = { row: PageRow; author: Author | undefined; onAct: Props['onAct'] };

const ACTIONS = [
  { action: 'rename', words: 'Rename' },
  { action: 'delete', words: 'Delete' },
] as const;

const Row = memo(function Row({ row, author, onAct }: RowProps) {
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
        {row.waits && <Pill data-tone="todo">{WAITS}</Pill>}{' '}
        {row.isAssisted && <Pill data-tone="todo">{ASSISTED}</Pill>}
      </td>
      <td>
        {!!row.toDos && <Pill data-tone="todo">{row.toDos} to do</Pill>}{' '}
        {!!row.errors && <Pill data-tone="wrong">{counted(row.errors, 'problem')}</Pill>}
        {!!row.warnings && <Pill>{counted(row.warnings, 'hint')}</Pill>}
      </td>
      <td>{author && <Quiet title={momentOf(author.on)}>{`${dayOf(author.on)}, ${author.by}`}</Quiet>}</td>
      <td>
        {row.mayBeCopied && (
          <a href={hrefOf({ screen: 'copy', path: row.path })} aria-label={`Copy ${row.name}`}>
            Copy
          </a>
        )}
        {row.mayBeMoved &&
          ACTIONS.map(({ action, words }) => (
            <Button
              key={action}
              type="button"
              data-look="quiet"
              data-size="row"
              aria-label={`${words} ${row.name}`}
              onClick={() => onAct(action, row.path)}
            >
              {words}
            </Button>
          ))}
      </td>
    </tr>
  );
});
