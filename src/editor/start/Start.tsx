import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { counted } from '../../check/words';
import { Quiet } from '../look/controls';
import { unsentMoves } from '../session/unsent-moves';
import type { UnsentMove } from '../session/unsent-moves';
import { useSite } from '../site/SiteContext';
import { Drafts } from './Drafts';
import { ALL, Filters, matcher } from './Filters';
import type { Filter } from './Filters';
import { Count, Head, ListPage } from './list-page';
import { MainBar } from './MainBar';
import { pageRows } from './page-rows';
import { PageTable } from './PageTable';
import type { RowAction } from './PageTable';
import { Unsent } from './Unsent';
import { useAuthors } from './use-authors';
import { Delete } from '../move/Delete';
import { Rename } from '../move/Rename';
import { SendMove } from '../move/SendMove';
import { hrefOf } from '../place';
import { useTitle } from '../use-title';

const FIRST_ROWS = 40;

/** Every page there is, and what the check says of it. */
export function Start() {
  const site = useSite();
  const [filter, setFilter] = useState<Filter>(ALL);
  const [acting, act] = useState<{ action: RowAction; path: string }>();
  const [sending, send] = useState<UnsentMove>();
  const [status, say] = useState('');
  const authors = useAuthors();
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLTableSectionElement>(null);
  const version = site.version();
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the site is one object whose version tells its changes
  const rows = useMemo(() => pageRows(site), [site, version]);
  const found = useMemo(() => rows.filter(matcher(filter)), [rows, filter]);
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

  return (
    <>
      <MainBar />
      <ListPage onKeyDown={(event) => moveAlong(event, search.current, list.current)}>
        <Head>
          <h1>Pages</h1>
          <a href={hrefOf({ screen: 'new' })}>New page</a>
        </Head>
        <Drafts site={site} />
        {site.head.isPublished && <Unsent moves={unsentMoves(site.head.name)} onSend={send} />}
        <Filters {...{ rows, filter, setFilter, search }} hasCounts={site.foundSoFar !== undefined} />
        <Count role="status">
          <Quiet>
            {status && `${status} `}
            {counted(found.length, 'file')}
            {site.failure !== undefined && `. The check has failed: ${site.failure}`}
            {site.problems || site.failure !== undefined ? '' : ', being checked …'}
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

/** Moves the focus between the search and the pages below it. */
function moveAlong(event: KeyboardEvent, search: HTMLElement | null, list: HTMLElement | null): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const links = [...(list?.querySelectorAll<HTMLElement>('a[data-open]') ?? [])];
  const at = links.indexOf(document.activeElement as HTMLElement);
  const next = event.key === 'ArrowDown' ? at + 1 : at - 1;
  event.preventDefault();
  if (next < 0) search?.focus();
  else links[Math.min(next, links.length - 1)]?.focus();
}
