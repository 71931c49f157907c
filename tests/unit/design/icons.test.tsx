import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Mark, MarkContext } from '../../../src/design/drawings/Mark';
import type { Drawing } from '../../../src/design/drawings/drawing';
import { drawingText } from '../../../src/design/drawings/drawing-text';
import { paletteOf } from '../../../src/design/theme/palette';
import { favicon, touchIcon } from '../../../src/node/build/site-files/icons';
import { pixelsOf } from '../../fixtures/pixels';

const COLOURS = { ink: '#1F1300', brand: '#7A4B00', call: '#7A1FA2' };
const MARK: Drawing = {
  viewBox: '0 0 32 32',
  parts: [
    {
      tag: 'g',
      attributes: { 'fill': 'none', 'stroke': 'currentColor', 'stroke-width': '2' },
      parts: [{ tag: 'path', attributes: { d: 'M2 2h4' } }],
    },
    { tag: 'circle', attributes: { cx: '16', cy: '16', r: '9' }, isAccent: true },
  ],
};

it('[CT9] draws the mark as elements, with nothing that was authored as markup', () => {
  expect(
    renderToStaticMarkup(
      <MarkContext value={MARK}>
        <Mark size={36} />
      </MarkContext>,
    ),
  ).toContain(
    '<g fill="none" stroke="currentColor" stroke-width="2"><path d="M2 2h4"></path></g><circle cx="16" cy="16" r="9" data-part="accent"></circle>',
  );
  expect(renderToStaticMarkup(<Mark />)).toBe('');
});

it('[CT9] draws it in two colours where there is no style sheet', () => {
  expect(drawingText(MARK, { ink: '#111111', accent: '#222222' })).toBe(
    '<g stroke-width="2"><path d="M2 2h4" fill="none" stroke="#111111"/></g><circle cx="16" cy="16" r="9" fill="#222222"/>',
  );
});

it('[CT9] makes the icon of the tab in both themes, and of a site without a mark a disc', () => {
  const { light, dark } = paletteOf(COLOURS);
  const icon = favicon(MARK, { light, dark });
  expect(icon).toContain(`fill="${light.brand}"`);
  expect(icon).toContain(
    `@media(prefers-color-scheme:dark){[fill='${light.ink}']{fill:${dark.ink}}[stroke='${light.ink}']{stroke:${dark.ink}}`,
  );
  expect(favicon(undefined, { light, dark })).toContain(`<circle cx="16" cy="16" r="13" fill="${light.brand}"/>`);
});

it('[CT9] makes the icon of the home screen, the mark in its colours on paper', async () => {
  const { width, height, at } = await pixelsOf(await touchIcon(undefined, paletteOf(COLOURS)));
  expect([width, height, at(2, 2), at(90, 90)]).toEqual([180, 180, '#FFFFFF', COLOURS.brand]);
});
