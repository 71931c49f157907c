import type { RefObject } from 'react';
import { Button, Input } from '../look/controls';
import { STATES, WAITS } from '../state';
import type { State } from '../state';
import { Tools } from './list-page';
import { Only } from './Only';
import type { PageRow } from './page-rows';

type Which = 'all' | 'attention' | 'draft' | 'waits';

const WHICH: Record<Which, { words: string; has: (row: PageRow) => boolean }> = {
  all: { words: 'All', has: () => true },
  attention: {
    words: 'Needs attention',
    has: (row) =>
      row.state === 'broken' || row.waits || row.isAssisted || !!row.errors || !!row.warnings || !!row.toDos,
  },
  draft: { words: 'Drafts', has: ({ state }) => state === 'draft' },
  waits: { words: WAITS, has: ({ waits }) => waits },
};

/** Which pages are listed; an empty word chooses all. */
export interface Filter {
  words: string;
  which: Which;
  state: string;
  kind: string;
}

export const ALL: Filter = { words: '', which: 'all', state: '', kind: '' };

/** Whether a page is listed. */
export function matcher(filter: Filter): (row: PageRow) => boolean {
  const words = filter.words.toLowerCase().split(/\s+/).filter(Boolean);
  return (row) =>
    WHICH[filter.which].has(row) &&
    (filter.state === '' || row.state === filter.state) &&
    (filter.kind === '' || row.kind === filter.kind) &&
    words.every((word) => textOf(row).includes(word));
}

const textOf = ({ name, address, path }: PageRow) => `${name} ${address} ${path}`.toLowerCase();

type Props = {
  rows: readonly PageRow[];
  filter: Filter;
  setFilter: (filter: Filter) => void;
  search: RefObject<HTMLInputElement | null>;
  /** Whether enough is checked to say how many pages each choice has. */
  hasCounts: boolean;
};

export function Filters({ rows, filter, setFilter, search, hasCounts }: Props) {
  const { which } = filter;
  const choose = (change: Partial<Filter>) => setFilter({ ...filter, ...change });
  const offered = (Object.keys(WHICH) as Which[]).filter(
    (each) => each !== 'waits' || which === each || rows.some(WHICH.waits.has),
  );
  return (
    <Tools>
      <div>
        <label htmlFor="search">Search</label>
        <Input
          ref={search}
          id="search"
          type="search"
          value={filter.words}
          placeholder="A name, an address or a file"
          onChange={({ target }) => choose({ words: target.value })}
        />
      </div>
      <Only
        name="State"
        value={filter.state}
        options={(Object.keys(STATES) as State[])
          .filter((each) => rows.some((row) => row.state === each))
          .map((each) => ({ value: each, words: STATES[each].words }))}
        onChoose={(state) => choose({ state })}
      />
      <Only
        name="Kind"
        value={filter.kind}
        options={[...new Set(rows.map((row) => row.kind))].map((each) => ({ value: each, words: each }))}
        onChoose={(kind) => choose({ kind })}
      />
      <div role="group" aria-label="Show">
        {offered.map((each) => (
          <Button key={each} type="button" aria-pressed={each === which} onClick={() => choose({ which: each })}>
            {WHICH[each].words}
            {each !== 'all' && hasCounts && <span>{rows.filter(WHICH[each].has).length}</span>}
          </Button>
        ))}
      </div>
    </Tools>
  );
}
