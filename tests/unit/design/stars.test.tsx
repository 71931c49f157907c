import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Average } from '../../../src/blocks/reviews/Average';
import { Stars } from '../../../src/design/Stars';
import { WordsContext } from '../../../src/design/words';
import english from '../../../src/design/words/en.json';

it.each([
  [5, '110'],
  [4.9, '105'],
  [4.5, '98'],
  [1, '22'],
])('[X11] fills five stars of 22 px by their own width as far as %s goes', (rating, width) => {
  const drawn = renderToStaticMarkup(
    <WordsContext value={english.drawn}>
      <Stars rating={rating} />
    </WordsContext>,
  );
  expect(drawn).toContain(`<svg width="${width}" fill="currentColor">`);
  expect(drawn).toContain(`Rated ${rating} out of 5`);
});

it('[X11] says a rating as it is written in the language of the page', () => {
  const drawn = renderToStaticMarkup(
    <WordsContext value={english.drawn}>
      <Average stars="4,8" of="Of 12 reviews" />
    </WordsContext>,
  );
  expect(drawn).toContain('Rated 4,8 out of 5');
});
