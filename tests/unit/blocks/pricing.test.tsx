import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Pricing } from '../../../src/blocks/pricing/Pricing';
import { pricingSchema } from '../../../src/blocks/pricing/pricing.schema';
import type { BlockProps } from '../../../src/blocks/schemas';
import { WordsContext } from '../../../src/design/words';
import english from '../../../src/design/words/en.json';
import { createRegistry, RegistryContext } from '../../../src/engine/registry';

const prices = {
  type: 'pricing',
  heading: 'Prices',
  tariffs: [
    { name: 'Homes', price: '€80', text: 'One hour.' },
    { name: 'Business', price: '€120', text: 'One hour.' },
  ],
  rating: 'Rated 5 out of 5.',
};
const registry = createRegistry({ band: () => <p>The last word</p> });

function drawn(more: object, resolved: object = {}) {
  const props = pricingSchema.parse({ ...prices, ...more }) as BlockProps<'pricing'>;
  return renderToStaticMarkup(
    <WordsContext value={english.drawn}>
      <RegistryContext value={registry}>
        <Pricing {...props} {...resolved} />
      </RegistryContext>
    </WordsContext>,
  );
}

it('[LY36] draws the block behind it as the end of its section', () => {
  expect(drawn({ takesNext: true }, { next: { type: 'band' } })).toMatch(/The last word.*<\/section>$/);
  expect(drawn({})).not.toContain('The last word');
});

it('[LY36] shows the last tariff first where it says so', () => {
  const namesOf = (html: string) => [...html.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, name]) => name);
  expect(namesOf(drawn({}))).toEqual(['Homes', 'Business']);
  expect(namesOf(drawn({ lastFirst: true }))).toEqual(['Business', 'Homes']);
});

it('[LY36] begins with the price of a whole job, whatever the order of the tariffs', () => {
  const fixed = { name: 'A survey', price: '€200', text: 'With a report.' };
  const html = drawn({ fixed, lastFirst: true });
  expect(html).toMatch(/A survey.*With a report.*€200.*Fixed price.*Business.*Homes/);
});

it('[LY36] says what customers say under the prices, or beside their button', () => {
  expect(drawn({})).toMatch(/<\/ul><\/div>.*<p[^>]*>.*Rated 5.out.of.5.*<\/p>/);
  const action = { do: 'call', label: 'Call us', href: 'tel:1' } as const;
  const html = drawn({}, { action });
  expect(html).toMatch(/<\/ul><\/div>.*Rated 5.out.of.5.*Call us/);
  expect(html.match(/Rated/g)).toHaveLength(1);
});
