import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { counted } from '../../check/words';
import { Button, Input, Quiet } from '../look/controls';
import { STATES, WAITS } from '../state';
import type { State } from '../state';
import { unsentMoves } from '../session/unsent-moves';
import type { UnsentMove } from '../session/unsent-moves';
import { useSite } from '../site/SiteContext';
import { Drafts } from './Drafts';
import { Count, Head, ListPage, Tools } from './list-page';
import { MainBar } from './MainBar';
import { Only } from './Only';
import { pageRows } from './page-rows';
import { PageTable } from './PageTable';
import type { RowAction } from './PageTable';
import { Unsent } from './Unsent';
import { useAuthors } from './use-authors';
import { Delete } from '../move/Delete';
import { Rename } from '../move/Rename';
import { SendMove } from '../move/SendMove';
import { hrefOf } from '../place';
import type { PageRow } from './page-rows';
import { useTitle } from '../use-title';

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

const FIRST_ROWS = 40;

/** Every page there is, and what the check says of it. */
export function Start() {
  const site = useSite();
  const [asked, setAsked] = useState('');
  const [which, setWhich] = useState<Which>('all');
  const [state, setState] = useState('');
  const [kind, setKind] = useState('');
  const [acting, act] = useState<{ action: RowAction; path: string }>();
  const [sending, send] = useState<UnsentMove>();
  const [said, say] = useState('');
  const authors = useAuthors();
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
  // The first screen comes at once and the rest when there is time, so that typing is never delayed.
  const shown = useDeferredValue(found, found.slice(0, FIRST_ROWS));
  useTitle('Pages');

  useEffect(() => search.current?.focus(), []);
  const onAct = useCallback((action: RowAction, path: string) => act({ action, path }), []);
  const close = () => act(undefined);
  const done = (words: string, unsent: UnsentMove | undefined) => {
    say(words);
    close();
    send(unsent);
  };

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
      <MainBar />
      <ListPage onKeyDown={onKeyDown}>
        <Head>
          <h1>Pages</h1>
          <a href={hrefOf({ screen: 'new' })}>New page</a>
        </Head>
        <Drafts site={site} />
        {site.head.isPublished && <Unsent moves={unsentMoves(site.head.name)} onSend={send} />}
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
        <Count role="status">
          <Quiet>
            {said && `${said} `}
            {counted(found.length, 'file')}
            {site.problems ? '' : ', being checked …'}
          </Quiet>
        </Count>
        <PageTable rows={shown} authors={authors} body={list} onAct={onAct} />
      </ListPage>
      {acting?.action === 'rename' && <Rename path={acting.path} onDone={done} onClose={close} />}
      {acting?.action === 'delete' && <Delete path={acting.path} onDone={done} onClose={close} />}
      {sending && <SendMove move={sending} onClose={() => send(undefined)} />}
    </>
  );
}

const textOf = ({ name, address, path }: PageRow) => `${name} ${address} ${path}`.toLowerCase();
