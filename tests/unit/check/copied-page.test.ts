import { describe, expect, it } from 'vitest';
import { copiedPage } from '../../../src/check/rules/copies/copied-page';
import { duplicateDescription, duplicateTitle } from '../../../src/check/rules/metadata/duplicates';
import { copiedText } from '../../../src/check/rules/copies/copied-text';
import { nearCopy } from '../../../src/check/rules/copies/near-copy';
import { foreignCode } from '../../../src/check/rules/list';
import { sameCoordinates } from '../../../src/check/rules/copies/same-facts';
import { serviceJson } from '../../fixtures/site';
import { goodPage } from './small-site';
import { copyOfVictoria, islington, threeAreas, victoria } from './some-areas';
import type { AreaJson } from './some-areas';
import { problemsBy, toldBy } from './told-by';

const FILE = 'pages/areas/islington.json';
/** Everything of the copy becomes Islington's, but for what `keep` puts back. */
const finished = (keep: Keep) => ({ ...threeAreas(), [FILE]: copyWith(keep), ...published(...OTHERS) });
const OTHERS = ['/areas/sw1h', '/areas/hackney'];

type Keep = (copy: AreaJson, source: AreaJson) => void;

function copyWith(keep: Keep): AreaJson {
  const copy = islington();
  keep(copy, victoria());
  return copy;
}

const published = (...routes: string[]) => ({ 'pages/_published.json': { routes } });

const serviceOf = (name: string) => ({
  metadata: {
    title: `${name} of London`,
    description: `${name}: what we do about them, by day and by night.`,
    keywords: [`${name} help`, `${name} repair`, `new ${name}`],
  },
  facts: { name, summary: `All about ${name} in a house.`, icon: 'drain', order: 10 },
  blocks: [
    { type: 'hero', heading: `${name} cleared`, intro: `Whoever has trouble with ${name} calls us, and we come.` },
    { type: 'prose', paragraphs: [`One text of ${name}.`] },
  ],
});

describe('copied pages', () => {
  it('[K1] names a fact that was left, what was copied, and how far the copy has come', () => {
    const changes = finished((copy, source) => {
      copy.metadata.description = source.metadata.description;
      copy.facts.streets = source.facts.streets;
    });
    expect(
      problemsBy(copiedPage, changes).map(({ message, fix, why, pointer, related }) => ({
        message,
        fix,
        why,
        pointer,
        related: related.map((each) => `${each.file} ${each.message}`),
      })),
    ).toEqual([
      {
        message:
          '"description" is still as in pages/areas/sw1h.json, from which this page was copied: 13 of 15 facts are changed, 2 are left.',
        fix: 'Write what is true of this page in its place. The two lines under the title in search results, 70 to 160 characters.',
        why: 'Visitors would read what is true of another page, and would not trust the rest.',
        pointer: '/metadata/description',
        related: ['pages/areas/sw1h.json This is where it was copied from.'],
      },
      {
        message:
          '"streets" are still as in pages/areas/sw1h.json, from which this page was copied: 13 of 15 facts are changed, 2 are left.',
        fix: 'Write what is true of this page in its place. Three to eight streets or places that lie in this district; shown as "Areas Covered".',
        why: 'Visitors would read what is true of another page, and would not trust the rest.',
        pointer: '/facts/streets',
        related: ['pages/areas/sw1h.json This is where it was copied from.'],
      },
    ]);
  });

  it('[K2] names each fact of an untouched copy once, at its own place, and its texts together', () => {
    expect(
      problemsBy(copiedPage, { ...copyOfVictoria(() => {}), ...published(...OTHERS) }).map(
        ({ file, pointer }) => `${file} ${pointer}`,
      ),
    ).toEqual(
      [
        '/metadata/description',
        '/facts/priceRange',
        '/facts/credentials',
        '/facts/name',
        '/facts/code',
        '/facts/locality',
        '/facts/coordinates',
        '/facts/responseMinutes',
        '/facts/rating',
        '/facts/streets',
        '/facts/landmarks',
        '/blocks',
      ].map((pointer) => `${FILE} ${pointer}`),
    );
  });

  it('[K3] underlines the entries of a list that are left, and says what they are', () => {
    const changes = finished((copy, source) => {
      copy.metadata.description = source.metadata.description;
      copy.facts.streets = [
        'Upper Street',
        'Broadway',
        'Liverpool Road',
        'Cross Street',
        'Caxton Street',
        'Barnsbury Street',
      ];
    });
    expect(toldBy(copiedPage, changes)[1]).toBe(`${FILE} copied-page "Broadway"`);
    expect(problemsBy(copiedPage, changes)[1]!).toMatchObject({
      message:
        '"Broadway" and "Caxton Street" of "streets" are still as in pages/areas/sw1h.json, from which this page was copied: 13 of 15 facts are changed, 2 are left.',
      fix: 'Write 2 others in the place of "Broadway" and "Caxton Street".',
    });
  });

  it('[K4] tells the page that visitors have not seen, or that got the fact since the version kept last', () => {
    const text = victoria().blocks[1]!.paragraphs![0]!;
    const both = finished((copy) => (copy.blocks[1]!.paragraphs![0] = text));
    const told = (changes: object, setting = {}) => toldBy(copiedPage, { ...both, ...changes }, setting);
    const of = (file: string) => [`${file} copied-page ${JSON.stringify(text)}`];
    expect(told({})).toEqual(of(FILE));
    expect(told(published('/areas/islington'))).toEqual(of('pages/areas/sw1h.json'));
    const kept = (pages: Record<string, object>) => (path: string) =>
      pages[path] && new TextEncoder().encode(JSON.stringify(pages[path]));
    const seen = published(...OTHERS, '/areas/islington');
    const sw1h = 'pages/areas/sw1h.json';
    expect(told(seen, { formerly: kept({ [FILE]: islington(), [sw1h]: victoria() }) })).toEqual(of(FILE));
    const pasted = { [FILE]: both[FILE], [sw1h]: { ...victoria(), blocks: [] } };
    expect(told(seen, { formerly: kept(pasted) })).toEqual(of(sw1h));
    expect(told(published(), { formerly: kept({ [FILE]: islington() }) })).toEqual(of(sw1h));
  });

  it('[K5] takes an equal response time, price range or name of neighbours for chance', () => {
    expect(toldBy(copiedPage, threeAreas())).toEqual([]);
    const neighbour = finished((copy) =>
      Object.assign(copy.facts, {
        name: 'Victoria',
        locality: 'Victoria',
        responseMinutes: 20,
        code: 'SW1E',
        coordinates: { latitude: 51.4985, longitude: -0.1413 },
      }),
    );
    expect(toldBy(copiedPage, neighbour)).toEqual([]);
  });

  it('[K7] lets safety words beside an emergency number be the same, and short and templated headings', () => {
    const words = 'Leave the building at once, open the doors and the windows on your way, and call from outside.';
    const gas = {
      type: 'notice',
      tone: 'danger',
      icon: 'flame',
      heading: 'If you ever smell gas indoors',
      paragraphs: [words],
      before: { hotline: 'gas' },
    };
    expect(
      toldBy(copiedPage, {
        'pages/services/drains.json': serviceJson('Drains', 10, [gas]),
        'pages/services/boilers.json': serviceJson('Boilers', 20, [gas]),
      }),
    ).toEqual([]);
  });

  it('[K8] finds a service page that was copied', () => {
    const text = 'We send a camera through the drain, mark the place on the ground, and give you the film.';
    const page = (name: string, summary: string, description: string) => ({
      ...serviceJson(name, 10, [{ type: 'prose', heading: 'How', paragraphs: [text] }]),
      facts: { name, summary, icon: 'drain', order: 10 },
      metadata: { title: name, description },
    });
    const changes = {
      'pages/services/drains.json': page(
        'Drains',
        'Drains cleared and looked into with a camera.',
        'Blocked drain? We clear it.',
      ),
      'pages/services/boilers.json': page(
        'Boilers',
        'Boilers mended within the day we are called.',
        'Boiler out? We light it.',
      ),
    };
    expect(toldBy(copiedPage, { ...changes, ...published('/services/drains') })).toEqual([
      `pages/services/boilers.json copied-page ${JSON.stringify(text)}`,
    ]);
  });

  it.each<[string, (copy: ReturnType<typeof serviceOf>) => object, string]>([
    ['name', (copy) => ({ ...copy, facts: { ...copy.facts, name: 'Drains' } }), '"Drains"'],
    [
      'main heading',
      (copy) => ({ ...copy, blocks: [{ ...copy.blocks[0]!, heading: 'Drains cleared' }, ...copy.blocks.slice(1)] }),
      '"Drains cleared"',
    ],
    [
      'search words',
      (copy) => ({ ...copy, metadata: { ...copy.metadata, keywords: serviceOf('Drains').metadata.keywords } }),
      JSON.stringify(serviceOf('Drains').metadata.keywords, null, 6).replace(/\]$/, '    ]'),
    ],
  ])('[K8] finds a service page that has the %s of another, and nothing else', (_, leave, value) => {
    const changes = {
      'pages/services/drains.json': serviceOf('Drains'),
      'pages/services/taps.json': leave(serviceOf('Taps')),
      ...published('/services/drains'),
    };
    expect(toldBy(copiedPage, changes)).toEqual([`pages/services/taps.json copied-page ${value}`]);
  });

  it('[K2] tells the cards of an untouched copy of a service page together', () => {
    const cards = Array.from({ length: 9 }, (_, card) => ({
      icon: 'drain',
      heading: `Card ${card}`,
      text: `On card ${card} stands what only this one service can do for a house, and what it costs.`,
    }));
    const page = {
      ...serviceOf('Drains'),
      blocks: [...serviceOf('Drains').blocks, { type: 'cards', heading: 'All', items: cards }],
    };
    const changes = {
      'pages/services/drains.json': page,
      'pages/services/taps.json': page,
      ...published('/services/drains'),
    };
    expect(problemsBy(copiedPage, changes).map(({ pointer }) => pointer)).toEqual([
      '/metadata/title',
      '/metadata/description',
      '/metadata/keywords',
      '/facts/name',
      '/facts/summary',
      '/blocks',
      '/blocks/0/heading',
    ]);
    const shown = problemsBy(copiedPage, changes)[5]!.related;
    expect(shown).toHaveLength(9);
    expect(new Set(shown.map(({ file }) => file))).toEqual(new Set(['pages/services/taps.json']));
    expect(problemsBy(copiedPage, changes)[5]).toMatchObject({
      message:
        '9 texts of this page are still those of pages/services/drains.json, from which it was copied: 0 of 15 facts are changed, 15 are left.',
      fix: 'Write these texts anew for this page, or take them out. What both pages are meant to say belongs in a file of pages/_shared.',
    });
  });

  it('[K9] finds a plain page that was copied, with its kind for search engines, and lets two share a text', () => {
    const about = () => {
      const page = goodPage('About us', {
        type: 'prose',
        paragraphs: ['We began with one van, a set of rods and a plan that fits on a postcard.'],
      });
      return { ...page, metadata: { ...page.metadata, structuredData: 'AboutPage' } };
    };
    const { metadata, ...copy } = about();
    const guide = {
      ...copy,
      metadata: {
        ...metadata,
        description: 'What to do when a pipe has frozen, before it bursts, and whom to call when it has.',
      },
    };
    const told = toldBy([copiedPage, copiedText], {
      'pages/about.json': about(),
      'pages/tips/frozen-pipes.json': guide,
      ...published('/about'),
    });
    expect(told.map((line) => line.replaceAll(/\s+/g, ' '))).toEqual([
      'pages/tips/frozen-pipes.json copied-page "About us"',
      'pages/tips/frozen-pipes.json copied-page "About us"',
      'pages/tips/frozen-pipes.json copied-text "We began with one van, a set of rods and a plan that fits on a postcard."',
      'pages/tips/frozen-pipes.json copied-page "AboutPage"',
    ]);
    const own = (name: string, intro: string) => {
      const page = goodPage(name, about().blocks[1]!);
      return { ...page, blocks: [{ ...page.blocks[0]!, intro }, ...page.blocks.slice(1)] };
    };
    expect(
      toldBy(copiedPage, {
        'pages/privacy.json': own('Privacy', 'What we keep of you.'),
        'pages/terms.json': own('Terms', 'What we promise you.'),
      }),
    ).toEqual([]);
  });

  it('[K25] says what two pages share where nothing shows that one was copied', () => {
    const one = finished((copy, source) => {
      copy.metadata.description = source.metadata.description;
    });
    expect(problemsBy([copiedPage, duplicateDescription, foreignCode], one)).toMatchObject([
      { message: '"description" is the same in pages/areas/sw1h.json.', related: [{ message: 'It stands here too.' }] },
    ]);
    const text = finished((copy, source) => {
      copy.blocks[1]!.paragraphs = source.blocks[1]!.paragraphs!;
    });
    expect(problemsBy(copiedPage, text)).toMatchObject([
      {
        message: 'This text is the same in pages/areas/sw1h.json.',
        fix: 'Write it anew for one of the two pages, or keep it in a file of pages/_shared that both show.',
      },
    ]);
  });

  it('[K6] counts a name, a code or a figure as left while nothing that one page alone can have was changed', () => {
    const pointers = (keep: Keep) => problemsBy(copiedPage, finished(keep)).map(({ pointer }) => pointer);
    const figures = (copy: AreaJson, source: AreaJson) =>
      Object.assign(copy.facts, {
        name: source.facts.name,
        code: source.facts.code,
        locality: source.facts.locality,
        responseMinutes: source.facts.responseMinutes,
      });
    expect(pointers(figures)).toEqual([]);
    expect(
      pointers((copy, source) => {
        figures(copy, source);
        copy.metadata.description = source.metadata.description;
      }),
    ).toEqual(['/metadata/description']);
  });

  it.each([
    ['nothing', () => {}],
    [
      'the postcode',
      (copy: AreaJson) => {
        copy.facts.code = 'N16';
      },
    ],
  ])('[C89] names the page that visitors have not seen, when %s of a copy was changed', (_, change) => {
    const [older, copy] = [islington(), islington()];
    change(copy);
    for (const file of ['a16', 'n16']) {
      const changes = {
        ...threeAreas(),
        [FILE]: older,
        [`pages/areas/${file}.json`]: copy,
        ...published(...OTHERS, '/areas/islington'),
      };
      const told = problemsBy([copiedPage, duplicateDescription, duplicateTitle, nearCopy, sameCoordinates], changes);
      expect(new Set(told.map((problem) => problem.file))).toEqual(new Set([`pages/areas/${file}.json`]));
      expect(new Set(told.map(({ rule }) => rule))).toEqual(new Set(['copied-page']));
    }
  });

  it('[C89] names the newer of two pages with one title or one description', () => {
    const page = () => ({ ...goodPage('Welcome') });
    const changes = (...routes: string[]) => ({
      'pages/apple.json': page(),
      'pages/zebra.json': page(),
      'pages/index.json': goodPage('Home'),
      ...published(...routes),
    });
    const files = (...routes: string[]) =>
      problemsBy([duplicateTitle, duplicateDescription], changes(...routes)).map(
        ({ file, related }) => `${file} ${related[0]!.file}`,
      );
    expect(files('/zebra')).toEqual(Array(2).fill('pages/apple.json pages/zebra.json'));
    for (const routes of [['/apple'], [], ['/apple', '/zebra']])
      expect(files(...routes)).toEqual(Array(2).fill('pages/zebra.json pages/apple.json'));
  });

  it('[C90] says of an untouched copy of a service page nothing about its title', () => {
    const text = 'We send a camera through the drain, mark the place on the ground, and give you the film.';
    const page = {
      ...serviceJson('Drains', 10, [{ type: 'prose', heading: 'How', paragraphs: [text] }]),
      metadata: { title: 'Drains of London', description: 'Blocked drain? We clear it.' },
    };
    const changes = {
      'pages/services/drains.json': page,
      'pages/services/a.json': page,
      ...published('/services/drains'),
    };
    const told = problemsBy([copiedPage, duplicateTitle], changes);
    expect(new Set(told.map(({ file, rule }) => `${file} ${rule}`))).toEqual(
      new Set(['pages/services/a.json copied-page']),
    );
  });
});
