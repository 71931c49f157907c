import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CARRIED_ICONS } from '../../../src/design/drawings/carried-icons';
import { Icon } from '../../../src/design/drawings/Icon';
import { drawnIcon, ICON_NAMES } from '../../../src/design/drawings/icon-names';
import type { Drawing } from '../../../src/design/drawings/drawing';
import { Scene } from '../../../src/design/drawings/Scene';
import { SCENE_NAMES } from '../../../src/design/drawings/scene-names';
import { SCENES } from '../../../src/design/drawings/scenes';
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
