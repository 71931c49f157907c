import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OneReview } from '../../../src/blocks/reviews/OneReview';
import { wordsOf } from '../../../src/content/wording/interface-words';
import { WordsContext } from '../../../src/design/words';

it.each([
  ['en-GB', '“Quick.”'],
  ['de-DE', '„Quick.“'],
  ['cy-GB', '‘Quick.’'],
])("[WD5] a customer's words stand in the quotation marks of %s", (locale, quoted) => {
  const drawn = renderToStaticMarkup(
    <WordsContext value={wordsOf({ locale }).drawn}>
      <OneReview name="Ruth P." place="Hill" rating={5} text="Quick." provenance="sample" />
    </WordsContext>,
  );
  expect(drawn).toContain(`<p>${quoted}</p>`);
});
