import { describe, expect, it } from 'vitest';
import { copiedPage, copiedText } from '../../../src/check/rules/copies/copied-page';
import { copiedReview } from '../../../src/check/rules/copies/copied-review';
import { goodPage } from './small-site';
import { threeAreas } from './some-areas';
import { problemsBy } from './told-by';

const LONG =
  'We send a camera through the drain, mark the place of the root on the ground, and give you the film on the same day.';
const prose = (...paragraphs: string[]) => ({ type: 'prose', paragraphs });
const pages = (mine: string, theirs: string) => ({
  'pages/about.json': goodPage('About', prose(theirs)),
  'pages/vans.json': goodPage('Vans', prose(mine)),
  'pages/_published.json': { routes: ['/about'] },
});
const told = (changes: Record<string, object>) =>
  problemsBy([copiedPage, copiedReview, copiedText], changes).map(
    ({ file, rule, pointer }) => `${file} ${rule} ${pointer}`,
  );
const VANS = 'pages/vans.json copied-text /blocks/1/paragraphs/0';

describe('a text that stands on another page', () => {
  it.each([
    ['word for word', LONG],
    ['with other capitals and white space', LONG.replace('We send', 'WE  send')],
  ])('[K39] is found %s, on the page that visitors have not seen', (_, mine) => {
    expect(told(pages(mine, LONG))).toEqual([VANS]);
  });

  it('[K39] says where it stands, and where what both say belongs', () => {
    expect(problemsBy(copiedText, pages(LONG, LONG))).toMatchObject([
      {
        severity: 'warning',
        message: 'This text is the same in pages/about.json.',
        fix: 'Write what only this page can say, or take it out. What both pages are meant to say belongs in a file of pages/_shared that both show.',
        related: [{ file: 'pages/about.json' }],
      },
    ]);
  });

  it('[K39] is let be where it is short, or where more than three pages have it', () => {
    expect(told(pages('We come by day and by night.', 'We come by day and by night.'))).toEqual([]);
    const more = {
      'pages/bikes.json': goodPage('Bikes', prose(LONG)),
      'pages/boats.json': goodPage('Boats', prose(LONG)),
    };
    expect(told({ ...pages(LONG, LONG), ...more })).toEqual([]);
  });

  it('[K39] is told together with others of the same page', () => {
    const two = ['root', 'trap'].map((word) => LONG.replace('root', word).replace('film', `${word}s`));
    const changes = {
      ...pages(LONG, LONG),
      'pages/about.json': goodPage('About', prose(...two)),
      'pages/vans.json': goodPage('Vans', prose(...two)),
    };
    expect(problemsBy(copiedText, changes)).toMatchObject([
      { message: '2 texts of this page are the same in pages/about.json.', related: [{}, {}, {}] },
    ]);
  });
});

const review = (changes: object = {}) => ({
  name: 'Ann B.',
  place: 'Harbour',
  rating: 5,
  date: 'May 2024',
  text: 'They came at three at night, and left the hall as clean as it was.',
  provenance: 'sample',
  ...changes,
});
const reviews = (...items: object[]) => ({ type: 'reviews', heading: 'What customers say', items });
const withReviews = (mine: object, theirs: object = review()) => ({
  'pages/about.json': goodPage('About', reviews(theirs)),
  'pages/vans.json': goodPage('Vans', reviews(mine)),
  'pages/_published.json': { routes: ['/about'] },
});

describe('a review', () => {
  it.each([
    ['name', { name: 'Tom K.' }],
    ['date', { date: 'June 2019' }],
    ['place', { place: 'Hill' }],
    ['number of stars', { rating: 4 }],
  ])('[K40] whose words stand under another %s is no review', (what, change) => {
    expect(problemsBy(copiedReview, withReviews(review(change)))).toMatchObject([
      {
        file: 'pages/vans.json',
        severity: 'error',
        message: `The words of this review stand under another ${what} in pages/about.json.`,
      },
    ]);
  });

  it('[K40] may stand on two pages as it is, and be as short as others are', () => {
    expect(told(withReviews(review()))).toEqual([]);
    expect(told(withReviews(review({ name: 'Tom K.', text: 'Great work!' }), review({ text: 'Great work!' })))).toEqual(
      [],
    );
  });

  it('[K40] is that of one place', () => {
    const areas = threeAreas();
    const add = (page: object) => (page as { blocks: object[] }).blocks.push(reviews(review()));
    add(areas['pages/areas/sw1h.json']);
    add(areas['pages/areas/islington.json']);
    expect(told(areas).map((line) => line.replace(/\S+ /, ''))).toEqual(['copied-page /blocks/3/items/0/text']);
  });
});
