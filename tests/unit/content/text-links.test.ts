import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Linked } from '../../../src/design/Linked';
import { linkedText, linksInText, withAddresses, withoutLinks } from '../../../src/content/resolve/text-links';
import { siteFrom } from '../../../src/content/site';
import { pageJson, siteOf } from '../../fixtures/site';

const asWritten = (words: string) => words;

it('[T6] takes a text with links apart, and leaves one without as it is', () => {
  expect(linkedText('Turn it off, [then drain it](/help#drain). Or [call](/contact).', asWritten)).toEqual([
    'Turn it off, ',
    { words: 'then drain it', to: '/help#drain' },
    '. Or ',
    { words: 'call', to: '/contact' },
    '.',
  ]);
  expect(linkedText('[Home](/)', asWritten)).toEqual([{ words: 'Home', to: '/' }]);
  for (const text of [
    'Turn it off.',
    'Is it [sic] so?',
    '[a](https://a.example)',
    '[a](/Help)',
    '[a](/help/)',
    '[a](//a.example)',
    '[a](/areas/{area.code})',
    '[a] (/help)',
    '[](/help)',
    '![van](/van)',
  ]) {
    expect(linkedText(text, asWritten), text).toBe(text);
  }
});

it('[T6] fills tokens in the words of a link, where prose is read, and in no heading makes a link', () => {
  const resolver = siteFrom(
    siteOf({
      'pages/index.json': pageJson('Home', [
        { type: 'prose', heading: 'See [us](/about)', paragraphs: ['Call {phone}, or [ask {phone}](/about).'] },
      ]),
    }),
  ).resolver!;
  expect(resolver.page(resolver.site.at('/')!).blocks).toMatchObject([
    {
      heading: 'See [us](/about)',
      paragraphs: [['Call 020 7946 0000, or ', { words: 'ask 020 7946 0000', to: '/about' }, '.']],
    },
  ]);
});

it('[T6] blanks all of a link but its words, which stay where they are', () => {
  const text = 'Then [drain it](/help), or [call](/contact)';
  const plain = withoutLinks(text);
  expect(plain.replaceAll('\u0000', '')).toBe('Then drain it, or call');
  expect(plain.indexOf('drain it')).toBe(text.indexOf('drain it'));
  expect(plain.endsWith('call')).toBe(true);
});

it('[T6] can be given other addresses', () => {
  expect(withAddresses('[a](/old#x), [b](/other), [c](/old)', (to) => to.replace('/old', '/a/new'))).toBe(
    '[a](/a/new#x), [b](/other), [c](/a/new)',
  );
});

it('[T6] is quick about a text that is full of brackets', () => {
  const start = performance.now();
  for (const text of ['['.repeat(200_000), '[a]('.repeat(50_000), `[${'a'.repeat(200_000)}](/`]) linksInText(text);
  expect(performance.now() - start).toBeLessThan(1000);
});

it('[T9] marks a phrase of another language, which the checks of words leave alone', () => {
  const text = 'We say [Croeso i chi](lang:cy), and [mean it](/about). [Grüezi](lang:de-CH)';
  expect(linkedText(text, asWritten)).toEqual([
    'We say ',
    { words: 'Croeso i chi', lang: 'cy' },
    ', and ',
    { words: 'mean it', to: '/about' },
    '. ',
    { words: 'Grüezi', lang: 'de-CH' },
  ]);
  expect(withoutLinks(text).replaceAll('\u0000', '')).toBe('We say , and mean it. ');
  expect(withoutLinks(text)).toHaveLength(text.length);
  expect(linkedText('[Croeso](lang:Welsh)', asWritten)).toBe('[Croeso](lang:Welsh)');
  expect(renderToStaticMarkup(Linked({ children: linkedText('A [b](lang:cy).', asWritten) }))).toBe(
    'A <span lang="cy">b</span>.',
  );
});
