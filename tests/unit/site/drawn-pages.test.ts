import { expect, it } from 'vitest';
import type { ResolvedPage } from '../../../src/content/resolve/resolved-page';
import { withVisit } from '../../../src/site/drawn-pages';
import type { DrawnPage } from '../../../src/site/drawn-pages';
import { firstVisit, locationOf } from '../../../src/site/visits';
import type { Visit } from '../../../src/site/visits';

const page = (route: string) => ({ route }) as ResolvedPage;
const visit = (key: string, shown: ResolvedPage): Visit => ({
  ...firstVisit(shown, { ...locationOf(shown.route), key }),
  action: 'PUSH',
});
/** The same by another way. */
const byHistory = (key: string, shown: ResolvedPage): Visit => ({ ...visit(key, shown), action: 'POP' });
const [home, list, item] = [page('/'), page('/areas'), page('/areas/harbour')];

/** What is drawn after some visits, of which each is a history entry and its page. */
const after = (...visits: [key: string, shown: ResolvedPage][]) =>
  visits.reduce<readonly DrawnPage[]>((drawn, next) => withVisit(drawn, visit(...next)), []);

const routes = (drawn: readonly DrawnPage[]) => drawn.map((drawing) => drawing.page.route);

it('[N20] shows the drawing that a history entry left, and none that another entry did', () => {
  const there = after(['1', home], ['2', list]);
  const back = withVisit(there, byHistory('1', home));
  expect(back[0]).toMatchObject({ key: '1/', page: home });
  expect(routes(back)).toEqual(['/', '/areas']);
  const anew = withVisit(there, visit('3', home));
  expect(anew[0]).toMatchObject({ key: '3/', isFromTop: true });
  expect(routes(anew)).toEqual(['/', '/areas', '/']);
});

it('[N20] stays with the drawing where a link leads to a part of it, and after its page has changed', () => {
  const drawn = after(['1', home], ['2', list], ['3', list]);
  expect(routes(drawn)).toEqual(['/areas', '/']);
  expect(withVisit(drawn, byHistory('2', list))[0]!.key).toBe(drawn[0]!.key);
  const changed = page('/areas');
  expect(withVisit(drawn, visit('3', changed))[0]).toMatchObject({ key: drawn[0]!.key, page: changed });
  expect(withVisit(drawn, visit('3', list))).toBe(drawn);
});

it('[N20] tells pages apart that share a history key, as entries do that nobody gave one', () => {
  const drawn = after(['default', home], ['default', list]);
  expect(routes(drawn)).toEqual(['/areas', '/']);
  expect(new Set(drawn.map(({ key }) => key)).size).toBe(2);
});

it('[N20] draws anew what has changed while it stood aside', () => {
  const changed = page('/');
  const back = withVisit(after(['1', home], ['2', list]), byHistory('1', changed));
  expect(back[0]).toMatchObject({ page: changed, visits: ['1'], isFromTop: false });
  expect(back[0]!.key).not.toBe('1/');
  expect(routes(back)).toEqual(['/', '/areas']);
});

it('[N20] keeps the last four that were shown', () => {
  const many = after(['1', home], ['2', list], ['3', item], ['1', home], ['4', page('/a')], ['5', page('/b')]);
  expect(routes(many)).toEqual(['/b', '/a', '/', '/areas/harbour']);
});

it('[N20] draws a page whole at once that is not shown from its top: a document, a return, the place of a fragment', () => {
  const isFromTop = (shown: Visit) => withVisit([], shown)[0]!.isFromTop;
  const { location, ...rest } = visit('1', home);
  expect(isFromTop({ ...rest, location })).toBe(true);
  expect(isFromTop({ ...rest, location: { ...location, hash: '#faq' } })).toBe(false);
  expect(isFromTop(byHistory('1', home))).toBe(false);
});

it('[N9] tells a drawing which of its parts an entry leads to, on return too', () => {
  const to = (key: string, hash: string): Visit => ({
    ...visit(key, list),
    location: { ...locationOf('/areas'), hash, key },
  });
  const there = withVisit(withVisit([], to('1', '#a')), to('2', '#b'));
  expect(there[0]!.location.hash).toBe('#b');
  expect(withVisit(there, to('1', '#a'))[0]).toMatchObject({ key: '1/areas', location: { hash: '#a' } });
});
