import { describe, expect, it } from 'vitest';
import { copiedPage } from '../../../src/check/rules/copies/copied-page';
import { goodPage } from './small-site';
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
  it('[K34] is found with all that it still says of itself; its texts are told by `copied-text`', () => {
    expect(pointersOf(withGuide(about()))).toEqual(
      [
        '/metadata/title',
        '/metadata/description',
        '/metadata/structuredData',
        '/facts/name',
        '/facts/summary',
        '/blocks/0/heading',
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
});
