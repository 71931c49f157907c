import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NamedRows } from '../../../src/blocks/prose/NamedRows';

const text = (markup: string) => markup.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|');

it('[LY33] parts a point at its first colon, and leaves one without a colon whole', () => {
  const points = [['Upper Mill: ', { words: 'Bridge Street', to: '/areas/bridge' }, ', near: the weir'], 'Lower Mill'];
  const drawn = text(renderToStaticMarkup(<NamedRows points={points} />));
  expect(drawn).toContain('|Upper Mill|: |Bridge Street|, near: the weir|');
  expect(drawn).toContain('|Lower Mill|');
});
