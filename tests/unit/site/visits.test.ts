import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { ResolvedPage } from '../../../src/content/resolve/resolved-page';
import { Visits } from '../../../src/site/visits';
import type { Visit } from '../../../src/site/visits';

const ORIGIN = 'https://example.test';
const pageAt = (route: string) => ({ route }) as ResolvedPage;

/** As much of a browser's history as a tab with one way through it has. */
let entries: { state: unknown; url: URL }[] = [];
let at = 0;
let onPop = () => {};

function back() {
  at -= 1;
  onPop();
}

beforeEach(() => {
  entries = [{ state: null, url: new URL('/', ORIGIN) }];
  at = 0;
  const add = (kept: number) => (state: unknown, _: string, to: string) => {
    entries = [...entries.slice(0, at + kept), { state, url: new URL(to, ORIGIN) }];
    at = entries.length - 1;
  };
  vi.stubGlobal('history', {
    get state() {
      return entries[at]!.state;
    },
    pushState: add(1),
    replaceState: add(0),
  });
  vi.stubGlobal('window', {
    get location() {
      return entries[at]!.url;
    },
  });
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => (onPop = listener));
  onTestFinished(() => void vi.unstubAllGlobals());
});

const aMoment = () => new Promise((resolve) => setTimeout(resolve));

/** Pages come when `arrive` is called with their path. */
function tab() {
  const waiting = new Map<string, (page: ResolvedPage) => void>();
  const load = vi.fn((path: string) => new Promise<ResolvedPage>((resolve) => waiting.set(path, resolve)));
  const visits = new Visits(load, pageAt('/'));
  const steps: Visit[] = [];
  visits.subscribe((visit) => steps.push(visit));
  const arrive = async (path: string) => {
    waiting.get(path)!(pageAt(path));
    await aMoment();
  };
  return { visits, load, steps, arrive };
}

const shown = ({ now }: Visits) => [now.page.route, now.location.pathname, now.action, now.isWaiting];
const addresses = () => entries.map(({ url }) => url.href.slice(ORIGIN.length));

it('[N1] shows an address when its page is here, and of two links the last', async () => {
  const { visits, steps, arrive } = tab();
  void visits.navigate('/slow');
  await aMoment();
  expect(shown(visits)).toEqual(['/', '/', 'POP', true]);
  void visits.navigate('/fast');
  await aMoment();
  await arrive('/fast');
  await arrive('/slow');
  expect(shown(visits)).toEqual(['/fast', '/fast', 'PUSH', false]);
  expect(addresses()).toEqual(['/', '/fast']);
  expect(steps.map(({ isWaiting }) => isWaiting)).toEqual([true, true, false]);
});

it('[N1] goes back instead of on where both are asked for', async () => {
  const { visits, arrive } = tab();
  void visits.navigate('/one');
  await arrive('/one');
  void visits.navigate('/two');
  back();
  await arrive('/');
  await arrive('/two');
  expect(shown(visits)).toEqual(['/', '/', 'POP', false]);
  expect(visits.now.location.key).toBe('default');
});

it('[N1] loads nothing for a step inside a page, and adds no entry for the address that is shown', async () => {
  const { visits, load } = tab();
  await visits.navigate('#prices');
  await visits.navigate('#prices');
  expect([visits.now.action, visits.now.location.hash, addresses()]).toEqual(['REPLACE', '#prices', ['/', '/#prices']]);
  back();
  expect([visits.now.action, visits.now.location.hash]).toEqual(['POP', '']);
  expect(load).not.toHaveBeenCalled();
});

it('[N23] shows a page again as it is now, unless another is on its way', async () => {
  const { visits, arrive } = tab();
  const before = visits.now;
  void visits.reload();
  await arrive('/');
  expect([visits.now.page === before.page, visits.now.location]).toEqual([false, before.location]);
  void visits.reload();
  const { page } = visits.now;
  void visits.navigate('/other');
  await arrive('/');
  expect([visits.now.page === page, visits.now.isWaiting]).toEqual([true, true]);
});

it('[N20] gives the entry of a page that was expected the key that it was drawn for, but none inside of it', async () => {
  const { visits, arrive } = tab();
  visits.expect(pageAt('/one'));
  const { key } = visits.now.next!.location;
  void visits.navigate('/one#part');
  await arrive('/one');
  expect(visits.now.location.key).not.toBe(key);
  visits.expect(pageAt('/two'));
  const expected = visits.now.next!.location.key;
  void visits.navigate('/two');
  await arrive('/two');
  expect(visits.now).toMatchObject({ location: { key: expected }, action: 'PUSH' });
  expect(visits.now.next).toBeUndefined();
});
