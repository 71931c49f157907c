import { expect, it } from 'vitest';
import { siteFrom } from '../../../src/content/site';
import { globalCss } from '../../../src/design/theme/global-css';
import { paletteOf } from '../../../src/design/theme/palette';
import { favicon, touchIcon } from '../../../src/node/build/site-files/icons';
import { CardPainter } from '../../../src/node/build/cards/card-painter';
import { pixelsOf } from '../../fixtures/pixels';
import { siteOf } from '../../fixtures/site';

const NAVY = { ink: '#0B1B2B', brand: '#0B5FA5', call: '#C8102E' };
const BRONZE = { ink: '#211708', brand: '#8A4B08', call: '#0A6B4A' };

const MARK = {
  viewBox: '0 0 32 32',
  parts: [
    { tag: 'path', attributes: { d: 'M0 0h32v16H0z' } },
    { tag: 'path', attributes: { d: 'M0 16h32v16H0z' }, isAccent: true as const },
  ],
};

/** Everything coloured that a build makes of a site, as text. */
async function madeOf(colours: typeof NAVY): Promise<Record<string, string>> {
  const { resolver, business, mark } = siteFrom(
    siteOf({}, { look: { colours, mark: 'mark.svg' } }).set('pages/_images/mark.svg', MARK),
  );
  const palette = paletteOf(business!.document!.look.colours);
  return {
    'the style': globalCss(palette),
    'the icon of the tab': favicon(mark, palette),
    'the icon of the home screen': (await coloursOf(await touchIcon(mark, palette))).join(' '),
    'the picture for social networks': (
      await coloursOf(
        (await CardPainter.for({ ...resolver!.shell(), theme: palette.light })).paint({
          heading: 'Heading',
          eyebrow: 'Eyebrow',
        }),
      )
    ).join(' '),
  };
}

/** The colours of a picture that fill a hundredth of it or more: what lies on an edge is mixed. */
async function coloursOf(png: Uint8Array): Promise<string[]> {
  const { width, height, at } = await pixelsOf(png);
  const counts = new Map<string, number>();
  for (let place = 0; place < width * height; place += 1) {
    const colour = at(place % width, Math.floor(place / width));
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > (width * height) / 100).map(([colour]) => colour);
}

const coloursIn = (text: string) => [...text.matchAll(/#[0-9A-F]{6}(?:[0-9A-F]{2})?\b/gi)].map(([colour]) => colour);

it('[CT5] draws all of a site in the colours of its own brand, and in none of another', async () => {
  for (const [own, other] of [
    [NAVY, BRONZE],
    [BRONZE, NAVY],
  ] as const) {
    const [made, foreign] = [own, other].map((colours) => {
      const { light, dark } = paletteOf(colours);
      return new Set([...Object.values(light), ...Object.values(dark)]);
    }) as [Set<string>, Set<string>];
    for (const [name, text] of Object.entries(await madeOf(own))) {
      const colours = coloursIn(text);
      expect(
        colours.filter((colour) => !made.has(colour)),
        `${name} has colours of nobody`,
      ).toEqual([]);
      expect(
        colours.filter((colour) => foreign.has(colour) && !made.has(colour)),
        `${name} has colours of another brand`,
      ).toEqual([]);
      expect(
        colours.some((colour) => !foreign.has(colour)),
        `${name} has colours of its own`,
      ).toBe(true);
    }
  }
});
