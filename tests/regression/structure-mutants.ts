import { kindOf } from '../../src/content/files';
import { entriesOf } from './json-text';
import type { Mutant } from './mutant';
import { add, append, countOfBlocks, documentOf, linkTo, plant, remove, set } from './plant';
import { areaPaths, pagePaths, paths, servicePaths, textOf } from './real-site';

const list = (pages: object) => ({ type: 'page-list', heading: 'More to see', pages });
const OTHER = 'What else there is to say of it is said when we meet.';
const STREETS = { type: 'fact-list', heading: 'Streets of a mutant', items: { fact: 'streets' } };

const FOLDED = {
  type: 'do-dont',
  heading: 'Water on the floor',
  icon: 'leak',
  severity: { level: 'critical', label: 'Critical' },
  do: ['Carry what you can out of the water.'],
  dont: ['Walk through water that is near a socket.'],
  folded: true,
};

const routeOf = (file: string) => `/${file.slice('pages/'.length, -'.json'.length)}`.replace(/^\/index$/, '/');
const routes = (files: readonly string[]) => files.map(routeOf);
const everyPage = pagePaths.filter((file) => file !== 'pages/404.json');

/** Pictures, lists, blocks and shared files that are not where visitors would find them. */
export function* structureMutants(): Generator<Mutant> {
  yield withoutBooking();
  for (const file of pagePaths) {
    const last = countOfBlocks(file);
    const block = (rule: string, value: object, at: (string | number)[], how = '') =>
      plant({ rule, file, how, change: append(['blocks'], value), told: { at: ['blocks', last, ...at] } });
    for (const image of ['/images/van.jpg', '/fonts/cabin.png']) {
      const at = ['metadata', 'socialImage'];
      yield plant({
        rule: 'missing-social-image',
        file,
        how: image,
        change: add(['metadata'], 'socialImage', image),
        told: { at },
      });
    }
    yield block('empty-list', list({ kind: 'service', except: routes(servicePaths) }), ['pages'], 'services');
    yield block('empty-list', list({ kind: 'area', sort: 'code', except: routes(areaPaths) }), ['pages'], 'areas');
    const [service, area] = [servicePaths, areaPaths].map((all) =>
      routes(all).find((route) => route !== routeOf(file))!,
    );
    yield block('wrong-kind', list({ kind: 'service', only: [service, area] }), ['pages', 'only', 1]);
    yield block(
      'wrong-kind',
      list({ kind: 'area', sort: 'code', except: [service] }),
      ['pages', 'except', 0],
      'left out',
    );
    const badges = (...labels: string[]) => ({
      type: 'badges',
      items: labels.map((label) => ({ icon: 'clock', label })),
    });
    const heading = documentOf(file).blocks.find((each) => typeof each['heading'] === 'string')?.['heading'];
    if (heading !== undefined)
      yield block('repeated-entry', { type: 'prose', heading, paragraphs: [OTHER] }, ['heading'], 'heading');
    yield block('repeated-entry', badges('Day and night', 'No fuss', 'Day and night'), ['items', 2, 'label']);
    if (file === 'pages/about.json') yield block('folded-emergency', FOLDED, ['folded']);
    if (!areaPaths.includes(file)) yield block('empty-fact-list', STREETS, ['items', 'fact']);
    const side = { type: 'sticky-call', heading: 'Our line', action: { do: 'call', label: 'Call: {phone}' } };
    yield block('misplaced-side-block', side, ['type']);
    yield block(
      'misplaced-side-block',
      { type: 'columns', main: [side], side: [{ type: 'prose', paragraphs: ['One more thing.'] }] },
      ['main', 0, 'type'],
      'in the main column',
    );
  }
  for (const file of everyPage) yield* ofOwnPage(file);
  for (const file of areaPaths) yield withoutCalls(file);
  yield* ofSharedFiles();
}

function* ofOwnPage(file: string): Generator<Mutant> {
  const route = routeOf(file);
  const last = countOfBlocks(file);
  const kind = kindOf(file);
  yield plant({
    rule: 'link-to-itself',
    file,
    change: append(['blocks'], linkTo(route)),
    told: { at: ['blocks', last, 'action', 'to'] },
  });
  yield plant({
    rule: 'link-to-itself',
    file,
    how: 'in a list',
    change: append(['blocks'], list({ kind, only: [route] })),
    told: { at: ['blocks', last, 'pages', 'only', 0] },
  });
}

/** Without a page to book on, the buttons that book are one mistake, told at the first. */
function withoutBooking(): Mutant {
  const told = paths.flatMap((file) =>
    entriesOf(textOf(file))
      .filter(({ path, json }) => path.at(-1) === 'do' && json === 'book')
      .map(({ path }) => ({ rule: 'missing-booking', file, at: path })),
  );
  return plant({
    rule: 'missing-booking',
    file: 'pages/_site.json',
    change: remove(['booking']),
    told: told.slice(0, 1),
  });
}

/** An opening of its own, and none of its buttons calls. */
function withoutCalls(file: string): Mutant {
  const hero = { type: 'hero', heading: 'Emergency {product} {area.code} {area.name}', intro: '{area.intro}' };
  return plant({
    rule: 'missing-call-button',
    file,
    change: set(['blocks', 0], { ...hero, picture: { show: 'map' } }),
    told: { at: ['blocks'], part: 'name' },
  });
}

function* ofSharedFiles(): Generator<Mutant> {
  const file = 'pages/_shared/left-over.json';
  const text = (...blocks: object[]) =>
    `${JSON.stringify({ $schema: '../../schemas/shared.schema.json', version: 1, blocks }, null, 2)}\n`;
  const prose = { type: 'prose', paragraphs: ['Nobody reads this.'] };
  yield {
    sort: 'rule: unused-shared-file',
    name: file,
    make: () => ({ files: { [file]: text(prose) }, expected: [{ rule: 'unused-shared-file', file, offset: 0 }] }),
  };
  const [first] = paths.filter((path) => path.startsWith('pages/_shared/'));
  const last = countOfBlocks(first!);
  yield plant({
    rule: 'empty-list',
    file: first!,
    how: 'shared',
    change: append(['blocks'], list({ kind: 'service', except: routes(servicePaths) })),
    told: { at: ['blocks', last, 'pages'] },
  });
}
