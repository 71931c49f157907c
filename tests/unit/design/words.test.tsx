import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Words } from '../../../src/design/Words';

/** With "_" for a space at which a line does not end. */
const drawn = (text: string) =>
  renderToStaticMarkup(<Words>{text}</Words>)
    .replaceAll('\u00A0', '_')
    .replace(/<span[^>]*>(.*?)<\/span>/g, (_, whole: string) => whole.replaceAll(' ', '_'));

it('[LY20] keeps a number with its unit, and a telephone number whole, but not with the word behind it', () => {
  expect(drawn('Within 20 minutes, 4.9 out of 5 from 41 reviews')).toBe(
    'Within 20_minutes, 4.9_out_of_5_from 41_reviews',
  );
  expect(drawn('One call to 020 7946 0123 brings an engineer')).toBe('One call to 020_7946_0123 brings an engineer');
  expect(drawn('Cleaned to BS EN 806 and BS 8558, then sampled')).toBe(
    'Cleaned to BS_EN_806 and BS_8558, then sampled',
  );
  expect(renderToStaticMarkup(<Words>A G3-qualified engineer</Words>)).toMatch(
    /^A <span[^>]*>G3-qualified<\/span> engineer$/,
  );
  expect(drawn('£95 an hour at SW1H 0AA')).toBe('£95_an_hour at SW1H_0AA');
  expect(renderToStaticMarkup(<Words>Price range ££.</Words>)).toMatch(/^Price range <span[^>]*>££\.<\/span>$/);
});
