import type { Mutant } from './mutant';
import { add, append, both, countOfBlocks, introOf, linkTo, plant, remove, say, set } from './plant';
import { areaPaths, pagePaths, servicePaths, textOf } from './real-site';

const routed = pagePaths.filter((file) => file !== 'pages/404.json');
const isArea = (file: string) => areaPaths.includes(file);
const isService = (file: string) => servicePaths.includes(file);
const other = (file: string) => (file === 'pages/about.json' ? '/contact' : '/about');
const hasAliases = (file: string) => textOf(file).includes('"aliases"');

/** Links, tokens, names and addresses that do not hold. */
export function* referenceMutants(): Generator<Mutant> {
  for (const file of pagePaths) {
    const last = countOfBlocks(file);
    const block = (value: object, rule: string, at: (string | number)[], how = '') =>
      plant({ rule, file, how, change: append(['blocks'], value), told: { at: ['blocks', last, ...at] } });
    yield block(linkTo('/no-such-page'), 'broken-link', ['action', 'to']);
    yield block(linkTo('/emergency#no-such-place'), 'broken-link', ['action', 'to'], 'to a place');
    yield block(linkTo(other(file), 'Emergency'), 'misleading-link', ['action', 'to']);
    yield block(linkTo('/emergency#boiler', 'Frozen pipe'), 'misleading-link', ['action', 'to'], 'another part');
    yield block(linkTo('#no-such-place'), 'wrong-form', ['action', 'to'], 'a place without a page');
    yield block(linkTo('/services/bathroom-fitting'), 'link-to-alias', ['action', 'to']);
    yield block({ type: 'shared', ref: 'no-such-file' }, 'missing-shared-file', ['ref']);
    yield block(
      { type: 'notice', heading: 'Low pressure', paragraphs: ['Ask your neighbours.'], before: { hotline: 'water' } },
      'unknown-hotline',
      ['before', 'hotline'],
    );
    yield block({ type: 'prose', id: 'main', paragraphs: ['One more thing.'] }, 'reserved-id', ['id']);
    const named = { type: 'prose', id: 'one-more-thing', paragraphs: ['One more thing.'] };
    yield plant({
      rule: 'duplicate-id',
      file,
      change: both(append(['blocks'], named), append(['blocks'], named)),
      told: { at: ['blocks', last + 1, 'id'] },
    });
    yield plant({
      rule: 'link-to-draft',
      file,
      change: append(['blocks'], linkTo('/winter-offer')),
      told: { at: ['blocks', last, 'action', 'to'] },
      files: { 'pages/winter-offer.json': draft },
    });
    if (/"updated":/.test(textOf(file))) {
      const at = ['blocks', 1, 'updated'];
      for (const [rule, value] of [
        ['unknown-month', 'Janvier 2024'],
        ['unknown-month', '13/05/2024'],
        ['far-date', 'January 2042'],
      ] as const)
        yield plant({ rule, file, how: value, change: set(at, value), told: { at } });
    }
    if (file !== 'pages/404.json') {
      yield plant({ rule: 'far-date', file, change: add([], 'until', '2072-01-31'), told: { at: ['until'] } });
      yield plant({ rule: 'impossible-date', file, change: add([], 'until', '2027-02-30'), told: { at: ['until'] } });
      for (const until of ['01/12/2027', '1 Decmber 2027'])
        yield plant({ rule: 'wrong-form', file, how: until, change: add([], 'until', until), told: { at: ['until'] } });
      yield plant({
        rule: 'reversed-dates',
        file,
        change: both(add([], 'publishFrom', '2026-01-31'), add([], 'until', '2026-01-30')),
        told: { at: ['until'] },
      });
    }
    const saying = (words: string, rule: string, inside = words) =>
      plant({ rule, file, change: say(introOf(file), ` ${words}`), told: { at: introOf(file), inside } });
    yield saying('{never.closed', 'unclosed-token');
    yield saying('{phonenumber.of.nobody}', 'unknown-token');
    yield saying(isArea(file) ? '{service.name}' : '{area.code}', 'misplaced-token');
    yield plant({
      rule: 'to-do',
      file,
      change: append(['blocks'], { type: 'prose', paragraphs: ['TO DO: say what is usual here'] }),
      told: { at: ['blocks', last, 'paragraphs', 0] },
    });
    if (!isArea(file) && !hasRating(file)) {
      const rating = (value: string) => add(['metadata'], 'rating', { value, count: 'default-reviews' });
      yield plant({
        rule: 'unknown-claim',
        file,
        change: rating('no-such-claim'),
        told: { at: ['metadata', 'rating', 'value'] },
      });
    }
  }
  for (const file of areaPaths) {
    const at = ['facts', 'name'];
    yield plant({
      rule: 'missing-fact',
      file,
      change: both(
        remove(['facts', 'rating']),
        append(['blocks'], { type: 'prose', paragraphs: ['{area.reviewCount}'] }),
      ),
      // The badge of the shared hero that says it is left out.
      told: { at: ['blocks', countOfBlocks(file), 'paragraphs', 0], inside: '{area.reviewCount}' },
    });
    yield plant({
      rule: 'misplaced-token',
      file,
      how: 'of itself',
      change: set(at, '{area.name}'),
      told: { at, inside: '{area.name}' },
    });
  }
  for (const file of routed.filter((each) => !hasAliases(each))) {
    const aliased = (alias: string, rule: string, setting?: { publicFiles: string[] }) =>
      plant({
        rule,
        file,
        how: alias,
        change: add([], 'aliases', [alias]),
        told: { at: ['aliases', 0] },
        ...(setting && { setting }),
      });
    yield aliased('/old-name#place', 'alias-with-fragment');
    yield aliased(other(file), 'duplicate-route');
    yield aliased(`/${file.slice('pages/'.length, -'.json'.length).replace(/^index$/, '')}`, 'duplicate-route');
    // The address stays with the page that had it in the version kept last.
    yield plant({
      rule: 'duplicate-route',
      file,
      how: 'twice',
      change: add([], 'aliases', ['/services/drain-unblocking']),
      told: { at: ['aliases', 0] },
    });
    yield aliased('/assets/old', 'reserved-address');
    yield aliased('/old-offers', 'shadowed-address', { publicFiles: ['Old-Offers.html'] });
  }
  for (const path of [
    ['header', 0, 'to'],
    ['header', 1, 'pages', 'only', 2],
    ['footer', 1, 'all', 'to'],
    ['legal', 2, 'to'],
  ]) {
    yield plant({
      rule: 'broken-link',
      file: 'pages/_menus.json',
      how: path.join('.'),
      change: set(path, '/no-such-page'),
      // The last of these was the only link to the sitemap: that nothing leads there follows from it.
      told: { at: path },
    });
  }
}

const hasRating = (file: string) =>
  /"rating": \{ "value"/.test(textOf(file)) || (isService(file) && textOf(file).includes('"includeRatings": false'));

const draft = JSON.stringify(
  {
    status: 'draft',
    metadata: {
      title: 'Winter offer | {brand}',
      description:
        'What we offer in winter to whoever has an old boiler and would like to have a new one before the frost comes.',
    },
    facts: { name: 'Winter offer' },
    blocks: [
      {
        type: 'hero',
        heading: 'Winter offer',
        intro: 'From November to March.',
        actions: [{ do: 'call', label: 'Call: {phone}' }],
      },
    ],
  },
  null,
  2,
);
