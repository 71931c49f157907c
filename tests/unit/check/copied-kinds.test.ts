import { describe, expect, it } from 'vitest';
import { copiedPage } from '../../../src/check/rules/copies/copied-page';
import { goodPage } from './small-site';
import { islington, threeAreas, victoria } from './some-areas';
import { problemsBy } from './told-by';

const CALL = [{ do: 'call', label: 'Call: {phone}' }];
const published = (...routes: string[]) => ({ 'pages/_published.json': { routes } });
const pointersOf = (changes: Record<string, object>) =>
  problemsBy(copiedPage, changes).map(({ file, pointer }) => `${file} ${pointer}`);

const about = () => {
  const page = goodPage('About us', {
    type: 'prose',
    paragraphs: ['We began with one van, a set of rods and a plan that fits on a postcard.'],
  });
  return {
    ...page,
    metadata: { ...page.metadata, structuredData: 'AboutPage' },
    facts: { ...page.facts, summary: 'Who we are and how we began with one van.' },
  };
};

/** A guide of its own, but for what `left` puts back. */
const guide = (left: { heading?: string; structuredData?: string } = {}) => ({
  metadata: {
    title: 'Frozen pipes: thaw them slowly',
    description: 'What to do when a pipe has frozen, before it bursts, and whom to call when it has.',
    ...(left.structuredData && { structuredData: left.structuredData }),
  },
  facts: { name: 'Frozen pipes', summary: 'Begin at the tap, and go slowly.' },
  blocks: [
    { type: 'hero', heading: left.heading ?? 'Thaw them slowly', intro: 'Begin at the tap.', actions: CALL },
    { type: 'prose', paragraphs: ['Open the tap first, so that the water has somewhere to go when the ice lets go.'] },
  ],
});

const withGuide = (page: object) => ({
  'pages/about.json': about(),
  'pages/guides/frozen.json': page,
  ...published('/about'),
});

describe('a page that was copied into the folder of another kind', () => {
  it('[K34] is found with all that it still says of itself', () => {
    expect(pointersOf(withGuide(about()))).toEqual(
      [
        '/metadata/title',
        '/metadata/description',
        '/metadata/structuredData',
        '/facts/name',
        '/facts/summary',
        '/blocks/0/heading',
        '/blocks/0/intro',
        '/blocks/1/paragraphs/0',
      ].map((pointer) => `pages/guides/frozen.json ${pointer}`),
    );
  });

  it('[K34] is found by its main heading alone, and by a kind for search engines of which a site has one', () => {
    expect(pointersOf(withGuide(guide({ heading: 'About us' })))).toEqual([
      'pages/guides/frozen.json /blocks/0/heading',
    ]);
    expect(pointersOf(withGuide(guide({ structuredData: 'AboutPage' })))).toEqual([
      'pages/guides/frozen.json /metadata/structuredData',
    ]);
  });

  it('[K34] is no copy where it is of the kind that many pages are, or says a short thing as others do', () => {
    expect(pointersOf(withGuide(guide()))).toEqual([]);
    const ofKind = (structuredData: string) => ({
      ...withGuide(guide({ structuredData })),
      'pages/about.json': { ...about(), metadata: { ...about().metadata, structuredData } },
    });
    expect(pointersOf(ofKind('Article'))).toEqual([]);
  });

  it('[K37] is the one whose file is not called after it, where visitors have seen neither', () => {
    const page = goodPage('Landlords and managers');
    const told = (...files: string[]) =>
      new Set(
        problemsBy(copiedPage, Object.fromEntries(files.map((file) => [`pages/${file}.json`, page]))).map(
          ({ file }) => file,
        ),
      );
    expect(told('hotels', 'landlords')).toEqual(new Set(['pages/hotels.json']));
    expect(told('landlords', 'tenants')).toEqual(new Set(['pages/tenants.json']));
  });
});

describe('what two pages may share', () => {
  const service = (name: string, keywords: string[]) => ({
    metadata: {
      title: `${name} of London`,
      description: `${name}: what we do about them, by day and night.`,
      keywords,
    },
    facts: { name, summary: `All about ${name} in a house.`, icon: 'drain', order: 10 },
    blocks: [{ type: 'hero', heading: `${name} cleared`, intro: `Trouble with ${name}? We come.`, actions: CALL }],
  });
  const words = ['drain help', 'drain repair', 'blocked drain', 'drain camera', 'drain price'];
  const told = (own: string[]) =>
    problemsBy(copiedPage, {
      'pages/services/drains.json': service('Drains', words),
      'pages/services/taps.json': service('Taps', own),
      ...published('/services/drains'),
    }).map(({ pointer, message }) => `${pointer} ${message}`);

  it('[K35] finds more than half of the search words of another page, and lets fewer be', () => {
    expect(told(['tap help', ...words.slice(1)])).toEqual([
      '/metadata/keywords/1 "drain repair", "blocked drain", "drain camera" and "drain price" of "keywords" are the same in pages/services/drains.json.',
    ]);
    expect(told(['tap help', 'dripping tap', 'new tap', ...words.slice(3)])).toEqual([]);
    expect(told([...words.slice(0, 2), 'new tap'])).toEqual([]);
  });

  it('[K36] tells a figure that may be true of both while half of what is nobody else’s is left, and not later', () => {
    const toldOf = (change: (page: ReturnType<typeof victoria>) => void) => {
      const copy = islington();
      change(copy);
      copy.facts.responseMinutes = victoria().facts.responseMinutes;
      return problemsBy(copiedPage, { ...threeAreas(), 'pages/areas/islington.json': copy }).map(
        ({ pointer }) => pointer,
      );
    };
    const most = toldOf((copy) => {
      copy.blocks = victoria().blocks;
      copy.metadata.description = victoria().metadata.description;
    });
    expect(most).toContain('/facts/responseMinutes');
    const few = toldOf((copy) => {
      copy.metadata.description = victoria().metadata.description;
      copy.facts.streets = victoria().facts.streets;
    });
    expect(few).toEqual(['/metadata/description', '/facts/streets']);
  });
});
