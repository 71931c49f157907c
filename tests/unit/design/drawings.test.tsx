import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CARRIED_ICONS } from '../../../src/design/drawings/carried-icons';
import { Icon } from '../../../src/design/drawings/Icon';
import { drawnIcon, ICON_NAMES, iconsFirst } from '../../../src/design/drawings/icon-names';
import type { Drawing } from '../../../src/design/drawings/drawing';
import { Scene } from '../../../src/design/drawings/Scene';
import { SCENE_NAMES, scenesFirst } from '../../../src/design/drawings/scene-names';
import { SCENES } from '../../../src/design/drawings/scenes';
import { TRADE_SETS } from '../../../src/design/drawings/trade-sets';
import type { TradeSet } from '../../../src/design/drawings/trade-sets';
import { PLAIN_COLOURS } from '../../../src/design/theme/colours';
import { globalCss } from '../../../src/design/theme/global-css';
import { paletteOf } from '../../../src/design/theme/palette';
import { siteFrom } from '../../../src/content/site';
import { pageJson, siteOf } from '../../fixtures/site';

it('[CT13] draws an icon that no script has by the lines that a page brings', () => {
  expect(drawnIcon('phone')).toBe('phone');
  expect(renderToStaticMarkup(<Icon name={drawnIcon('bolt')} size={24} />)).toBe(
    `<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${CARRIED_ICONS.bolt}"></path></svg>`,
  );
  expect(Object.keys(CARRIED_ICONS).filter((name) => !(ICON_NAMES as string[]).includes(name))).toEqual([]);
  expect(Object.keys(CARRIED_ICONS).length).toBeGreaterThan(40);
});

it('[CT11] draws each scene, by the names that older documents say too', () => {
  expect(SCENE_NAMES.filter((name) => !SCENES.has(name))).toEqual([]);
  for (const [name, drawing] of SCENES)
    expect(renderToStaticMarkup(<Scene drawing={drawing} />), name).toMatch(/<path data-part="accent" d="M/);
});

it('[CT12] offers the scenes and icons of the set that a site chose first, and leaves none out', () => {
  expect(scenesFirst('locks').slice(0, 4)).toEqual(['front-door', 'keys', 'tools', 'van']);
  expect(iconsFirst('roofs').slice(0, 3)).toEqual(['roof', 'ladder', 'bricks']);
  for (const set of TRADE_SETS) {
    expect(scenesFirst(set).toSorted(), set).toEqual(SCENE_NAMES.toSorted());
    expect(iconsFirst(set).toSorted(), set).toEqual(ICON_NAMES);
  }
  expect([scenesFirst('general')[0], iconsFirst('general')]).toEqual(['tools', ICON_NAMES]);
});

it('[CT12] draws the line of steps by that set, and plainly where none was chosen', () => {
  const styleOf = (drawings?: TradeSet) => globalCss(paletteOf(PLAIN_COLOURS, drawings));
  const [plain, ...others] = TRADE_SETS.map((set) => styleOf(set));
  expect(plain).toBe(styleOf());
  expect(plain).not.toMatch(/--run/);
  for (const style of others) expect(style).toMatch(/:root\{[^}]*--run/);
  expect(new Set(others).size).toBe(TRADE_SETS.length - 1);
});

it('[CT11] draws a scene of the site as its parts, in its two colours', () => {
  const drawing: Drawing = {
    viewBox: '0 0 8 8',
    parts: [{ tag: 'path', attributes: { d: 'M0 0h8' }, isAccent: true }],
  };
  expect(renderToStaticMarkup(<Scene drawing={drawing} />)).toContain('<path d="M0 0h8" data-part="accent"></path>');
});

it('[CT11] brings a page what it shows and nothing else', () => {
  const cards = (icon: string, scene: string) => ({
    type: 'cards',
    heading: 'What we do',
    items: [{ icon, scene, heading: 'A', text: 'B.' }],
  });
  const resolver = siteFrom(
    siteOf({ 'pages/a.json': pageJson('A', [cards('bolt', 'socket') as never, cards('phone', 'none.svg') as never]) }),
  ).resolver!;
  const [first, second] = resolver.page(resolver.site.at('/a')!).blocks as { items: object[] }[];
  expect(first!.items[0]).toMatchObject({ icon: CARRIED_ICONS.bolt, scene: SCENES.get('socket') });
  expect(second!.items[0]).toMatchObject({ icon: 'phone', scene: undefined });
});
