import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { counted } from '../../check/words';
import { VisuallyHidden } from '../../design/VisuallyHidden';
import { Bar, Button, Input, Pill, Quiet } from '../look/controls';
import { hrefOf } from '../place';
import { STATES } from '../state';
import { useSite } from '../site/SiteContext';
import { Drafts } from './Drafts';
import { pageRows } from './page-rows';
import type { PageRow } from './page-rows';
import { useTitle } from '../use-title';

const Page = styled.main`
  max-width: 78rem;
  margin-inline: auto;
  padding: 1.25rem clamp(0.75rem, 2vw, 1.5rem) 4rem;
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  align-items: end;
  margin-block: 0.75rem 1rem;
  & > :first-child {
    flex: 1 1 18rem;
  }
  & label {
    color: var(--ink);
    font-weight: 650;
  }
  & > [role='group'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem;
  }
`;

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
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr) 8.5rem 6rem minmax(8rem, 2fr) 4rem;
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

type Which = 'all' | 'attention' | 'draft';

const WHICH: Record<Which, { words: string; has: (row: PageRow) => boolean }> = {
  all: { words: 'All', has: () => true },
  attention: {
    words: 'Needs attention',
    has: (row) => row.state === 'broken' || !!row.errors || !!row.warnings || !!row.toDos,
  },
  draft: { words: 'Drafts', has: ({ state }) => state === 'draft' },
};

const FIRST_ROWS = 40;

/** Every page there is, and what the check says of it. */
export function Start() {
  const site = useSite();
  const [asked, setAsked] = useState('');
  const [which, setWhich] = useState<Which>('all');
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLTableSectionElement>(null);
  const version = site.version();
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the site is one object whose version tells its changes
  const rows = useMemo(() => pageRows(site), [site, version]);
  const found = useMemo(() => {
    const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
    return rows.filter((row) => WHICH[which].has(row) && words.every((word) => textOf(row).includes(word)));
  }, [rows, which, asked]);
  // What fits a screen comes at once, the rest when there is time: it keeps no key waiting.
  const shown = useDeferredValue(found, found.slice(0, FIRST_ROWS));
  useTitle('Pages');

  useEffect(() => search.current?.focus(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const links = [...(list.current?.querySelectorAll<HTMLElement>('a[data-open]') ?? [])];
    const at = links.indexOf(document.activeElement as HTMLElement);
    const next = event.key === 'ArrowDown' ? at + 1 : at - 1;
    event.preventDefault();
    if (next < 0) search.current?.focus();
    else links[Math.min(next, links.length - 1)]?.focus();
  };

  return (
    <>
      <Bar>
        <strong>{site.brand}</strong>
        <Quiet>Editor</Quiet>
      </Bar>
      <Page onKeyDown={onKeyDown}>
        <h1>Pages</h1>
        <Drafts site={site} />
        <Tools>
          <div>
            <label htmlFor="search">Search</label>
            <Input
              ref={search}
              id="search"
              type="search"
              value={asked}
              placeholder="A name, an address or a file"
              onChange={({ target }) => setAsked(target.value)}
            />
          </div>
          <div role="group" aria-label="Show">
            {(Object.keys(WHICH) as Which[]).map((each) => (
              <Button key={each} type="button" aria-pressed={each === which} onClick={() => setWhich(each)}>
                {WHICH[each].words}
                {each !== 'all' && site.foundSoFar && <span>{rows.filter(WHICH[each].has).length}</span>}
              </Button>
            ))}
          </div>
        </Tools>
        <p role="status">
          <Quiet>
            {counted(found.length, 'file')}
            {site.problems ? '' : ', being checked …'}
          </Quiet>
        </p>
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
          <tbody ref={list}>
            {shown.map((row) => (
              <Row key={row.path} row={row} />
            ))}
          </tbody>
        </Table>
      </Page>
    </>
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
        <Pill data-tone={STATES[row.state].tone}>{STATES[row.state].words}</Pill>
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

const textOf = ({ name, address, path }: PageRow) => `${name} ${address} ${path}`.toLowerCase();
