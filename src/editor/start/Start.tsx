import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { counted } from '../../check/words';
import type { Choice } from '../form/choices';
import { Bar, Button, Input, Quiet, Select } from '../look/controls';
import { STATES, WAITS } from '../state';
import type { State } from '../state';
import { useSite } from '../site/SiteContext';
import { Drafts } from './Drafts';
import { pageRows } from './page-rows';
import { PageTable } from './PageTable';
import type { PageRow } from './page-rows';
import { useTitle } from '../use-title';

const Page = styled.main`
  max-width: 78rem;
  margin-inline: auto;
  padding: 1.25rem var(--space-s) 4rem;
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

type Which = 'all' | 'attention' | 'draft' | 'waits';

const WHICH: Record<Which, { words: string; has: (row: PageRow) => boolean }> = {
  all: { words: 'All', has: () => true },
  attention: {
    words: 'Needs attention',
    has: (row) => row.state === 'broken' || row.waits || !!row.errors || !!row.warnings || !!row.toDos,
  },
  draft: { words: 'Drafts', has: ({ state }) => state === 'draft' },
  waits: { words: WAITS, has: ({ waits }) => waits },
};

const FIRST_ROWS = 40;

/** Every page there is, and what the check says of it. */
export function Start() {
  const site = useSite();
  const [asked, setAsked] = useState('');
  const [which, setWhich] = useState<Which>('all');
  const [state, setState] = useState('');
  const [kind, setKind] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLTableSectionElement>(null);
  const version = site.version();
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the site is one object whose version tells its changes
  const rows = useMemo(() => pageRows(site), [site, version]);
  const found = useMemo(() => {
    const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
    const isChosen = (row: PageRow) =>
      WHICH[which].has(row) && (state === '' || row.state === state) && (kind === '' || row.kind === kind);
    return rows.filter((row) => isChosen(row) && words.every((word) => textOf(row).includes(word)));
  }, [rows, which, state, kind, asked]);
  const offered = (Object.keys(WHICH) as Which[]).filter(
    (each) => each !== 'waits' || which === each || rows.some(WHICH.waits.has),
  );
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
          <Only
            name="State"
            value={state}
            options={(Object.keys(STATES) as State[])
              .filter((each) => rows.some((row) => row.state === each))
              .map((each) => ({ value: each, words: STATES[each].words }))}
            onChoose={setState}
          />
          <Only
            name="Kind"
            value={kind}
            options={[...new Set(rows.map((row) => row.kind))].map((each) => ({ value: each, words: each }))}
            onChoose={setKind}
          />
          <div role="group" aria-label="Show">
            {offered.map((each) => (
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
        <PageTable rows={shown} body={list} />
      </Page>
    </>
  );
}

type OnlyProps = { name: string; value: string; options: readonly Choice[]; onChoose: (value: string) => void };

/** Leaves only what is of one sort in the list. */
function Only({ name, value, options, onChoose }: OnlyProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{name}</label>
      <Select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">Any</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.words}
          </option>
        ))}
      </Select>
    </div>
  );
}

const textOf = ({ name, address, path }: PageRow) => `${name} ${address} ${path}`.toLowerCase();
