import { useEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { counted } from '../../check/words';
import { Input, Pill, Quiet } from '../look/controls';
import { hrefOf } from '../place';
import { useSite } from '../site/SiteContext';
import { MainBar } from '../start/MainBar';
import { Only } from '../start/Only';
import { Count, ListPage, Tools } from '../start/list-page';
import { useTitle } from '../use-title';
import { figuresOf, SORTS } from './figures';
import type { Figure } from './figures';
import { monthOf } from '../dates';
import { Uses } from './Uses';

const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  border: 1px solid var(--line);
  border-radius: 12px;
  border-collapse: separate;
  border-spacing: 0;
  background: var(--paper);
  & th {
    color: var(--muted);
    font-size: 0.8125rem;
    font-weight: 600;
  }
  & th:nth-child(3) {
    width: 40%;
  }
  & th:last-child {
    width: 9rem;
  }
  & th,
  & td {
    padding: 0.5rem 0.75rem;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  & tbody td {
    border-block-start: 1px solid var(--line);
  }
  & td:first-child a {
    font-weight: 650;
  }
  @media (max-width: 47.99em) {
    & thead {
      display: none;
    }
    & tbody tr:first-child td {
      border-block-start: 0;
    }
    & tbody tr {
      display: grid;
      gap: 0.125rem;
      padding: 0.5rem 0.75rem;
      border-block-start: 1px solid var(--line);
    }
    & tbody td {
      padding: 0;
      border: 0;
    }
    & td:empty {
      display: none;
    }
    /* Here no heading stands above the date. */
    & td[data-until]::before {
      content: 'Checked until ';
      color: var(--muted);
    }
  }
`;

const SORT_OPTIONS = Object.entries(SORTS).map(([value, words]) => ({ value, words }));

/** Every figure, phone number and menu link of the business, with where each stands. */
export function Figures() {
  const site = useSite();
  const [query, setQuery] = useState('');
  const [sort, setSort] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const version = site.version();
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the site is one object whose version tells its changes
  const figures = useMemo(() => figuresOf(site.site()), [site, version]);
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = figures.filter(
    (figure) => (sort === '' || figure.sort === sort) && words.every((word) => textOf(figure).includes(word)),
  );
  useTitle('Figures');
  useEffect(() => search.current?.focus(), []);
  return (
    <>
      <MainBar />
      <ListPage>
        <h1>Figures, phone numbers and menus</h1>
        <p>
          <Quiet>Each is written once. Change it here, and every page that shows it changes too.</Quiet>
        </p>
        <Tools>
          <div>
            <label htmlFor="search">Search</label>
            <Input
              ref={search}
              id="search"
              type="search"
              value={query}
              placeholder="A price, a number or a subject"
              onChange={({ target }) => setQuery(target.value)}
            />
          </div>
          <Only name="Kind" value={sort} options={SORT_OPTIONS} onChoose={setSort} />
        </Tools>
        <Count role="status">
          <Quiet>{counted(found.length, 'entry', 'entries')}</Quiet>
        </Count>
        <Table>
          <thead>
            <tr>
              <th scope="col">What visitors read</th>
              <th scope="col">What it is about</th>
              <th scope="col">Where it is used</th>
              <th scope="col">Checked until</th>
            </tr>
          </thead>
          <tbody>
            {found.map((figure) => (
              <Row key={figure.id} figure={figure} today={site.head.today} />
            ))}
          </tbody>
        </Table>
      </ListPage>
    </>
  );
}

function Row({ figure, today }: { figure: Figure; today: string }) {
  const { words, about, until, at } = figure;
  return (
    <tr data-figure={figure.id}>
      <td>
        <a href={hrefOf({ screen: 'edit', path: at.file, at: at.pointer })}>{words}</a>
      </td>
      <td>{about}</td>
      <td>
        <Uses figure={figure} />
      </td>
      {until !== undefined && until < today ? (
        <td>
          <Pill data-tone="wrong">Due since {monthOf(until)}</Pill>
        </td>
      ) : (
        <td data-until={until}>{until !== undefined && monthOf(until)}</td>
      )}
    </tr>
  );
}

const textOf = ({ words, about, id }: Figure) => `${words} ${about} ${id}`.toLowerCase();
