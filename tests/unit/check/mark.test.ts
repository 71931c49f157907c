import { describe, expect, it } from 'vitest';
import { readSvg } from '../../../src/check/files/read-svg';
import { seedOf, strongColour, weakPairs } from '../../../src/design/theme/contrast';
import { paletteOf } from '../../../src/design/theme/palette';
import { checker, filesOf } from './small-site';
import { area, SITE, siteWith } from './make';
import { problemsBy, toldBy, wordsBy } from './told-by';
import { said } from './said';

const MARK = 'pages/_images/mark.svg';
const svg = (inside: string, attributes = 'viewBox="0 0 32 32"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
/** The text at each fault, with what is said of it. */
const refused = (text: string) =>
  readSvg(text).faults.map(({ start, end, words }) => [text.slice(start, end), words.message]);

describe('a mark', () => {
  it('[CT7] is read as its shapes, with what has the second colour', () => {
    const drawn = readSvg(
      `<?xml version="1.0"?><!-- by hand -->\n${svg(
        '<title>Our mark</title><g transform="translate(1 2) rotate(-45)"><path d="M2 2h4" fill-rule="evenodd"/></g><circle data-part="accent" cx="1" cy="2" r="3" stroke="currentColor" fill="none"/>',
      )}\n`,
    );
    expect(drawn.faults).toEqual([]);
    const parts = [{ tag: 'path', attributes: { 'd': 'M2 2h4', 'fill-rule': 'evenodd' } }];
    const group = { tag: 'g', attributes: { transform: 'translate(1 2) rotate(-45)' }, parts };
    const attributes = { cx: '1', cy: '2', r: '3', stroke: 'currentColor', fill: 'none' };
    const circle = { tag: 'circle', attributes, isAccent: true };
    expect(drawn.drawing).toEqual({ viewBox: '0 0 32 32', parts: [group, circle] });
  });

  it('[CT7] keeps what <svg> says for all of its shapes', () => {
    const attributes = 'width="32" height="32" viewBox="0 0 32 32" fill="none" stroke="currentColor" stroke-width="2"';
    const parts = [{ tag: 'path', attributes: { d: 'M2 2h4' } }];
    const ofAll = { 'fill': 'none', 'stroke': 'currentColor', 'stroke-width': '2' };
    const read = readSvg(svg('<path d="M2 2h4"/>', attributes));
    expect(read.drawing?.parts).toEqual([{ tag: 'g', attributes: ofAll, parts }]);
  });

  it.each([
    ['<svg:path d="M0 0"/>', '<svg:path d="M0 0"/>', '<svg:path> has no place in a drawing.'],
    ['<SCRIPT/>', '<SCRIPT/>', '<SCRIPT> has no place in a drawing.'],
    ['<path onload="1"/>', 'onload="1"', '"onload" has no place in a drawing.'],
    ['<path fill="#0B5FA5"/>', 'fill="#0B5FA5"', 'fill="#0B5FA5" is a colour of the drawing itself.'],
    ['<path data-part="drop"/>', 'data-part="drop"', 'data-part="drop" cannot be drawn.'],
    ['<![CDATA[<script>]]>', '<![CDATA[<script>]]>', 'There are words between the shapes of the drawing.'],
    ['Our mark', 'Our mark', 'There are words between the shapes of the drawing.'],
  ])('[CT7] is refused with %s', (inside, at, message) => {
    const told = refused(svg(inside));
    expect(told.map(([, sentence]) => sentence)).toEqual([message]);
    expect(told[0]?.[0]).toContain(at.slice(0, 5));
    expect(readSvg(svg(inside)).drawing).toBeUndefined();
  });

  it.each([
    ['', 'This is no drawing: an SVG has one <svg> with everything in it.'],
    [`${svg('')}${svg('')}`, 'This is no drawing: an SVG has one <svg> with everything in it.'],
    [`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, '<!DOCTYPE> has no place in a drawing.'],
    ['<svg viewBox="0 0 32 32"><path d="M0 0"/>', 'The drawing ends before all of its shapes are closed.'],
    [svg('<g><path d="M0 0"></g>'), 'The drawing ends before all of its shapes are closed.'],
    [svg('<path d="M0 0"/>', 'viewBox="0 0 32"'), 'viewBox="0 0 32" cannot be drawn.'],
    [svg('<path d="M0 0"/>', ''), 'The drawing does not say how large it is.'],
    [svg(`<path d="${'M0 0'.repeat(3000)}"/>`), 'The drawing has 12 kB; it may have 8.'],
  ])('[CT7] is refused where it is no drawing: %s', (text, message) => {
    expect(refused(text)[0]?.[1]).toBe(message);
    expect(readSvg(text).drawing).toBeUndefined();
  });

  it('[CT7] is told once of what a drawing program writes everywhere, at its line', () => {
    const text = svg('\n<path style="a" d="M0 0"/>\n<path style="b" d="M0 0"/>');
    const { problems } = checker.check(filesOf({ [MARK]: text }));
    expect(problems).toMatchObject(said`
      # unsafe-mark ${MARK}
      "style" has no place in a drawing.
      > Delete it, and write data-part="accent" where the second colour of the brand belongs.
      ? A colour of its own would stay as it is where the theme is dark or the brand changes, and could not be seen.`);
    expect(problems[0]!.range.start.line).toBe(2);
  });

  it('[CT7] is handed on as what was read, and a faulty one is not', () => {
    expect(checker.check(filesOf({ [MARK]: svg('<path d="M0 0"/>') })).site.drawings.get(MARK)).toEqual({
      viewBox: '0 0 32 32',
      parts: [{ tag: 'path', attributes: { d: 'M0 0' } }],
    });
    expect(checker.check(filesOf({ [MARK]: svg('<script/>') })).site.drawings.has(MARK)).toBe(false);
  });

  it('[CT8] must be in the folder of pictures', () => {
    const named = (mark: string) => ({ ...siteWith({ look: { mark } }), [MARK]: svg('<path d="M0 0"/>') });
    expect(toldBy('missing-mark', named('mark.svg'))).toEqual([]);
    expect(problemsBy('missing-mark', named('marks.svg'))).toMatchObject(said`
      # missing-mark ${SITE} «"marks.svg"»
      There is no picture "marks.svg". Did you mean "mark.svg"?
      > Write "mark.svg" in its place.
      ? Visitors would see an empty place where the picture belongs.`);
    expect(wordsBy('missing-mark', named('logo.svg'))[0]?.fix).toBe(
      'Put the drawing there as pages/_images/logo.svg, or leave "mark" out.',
    );
  });
});

const withScene = (scene: string) => ({
  [MARK]: svg('<path d="M0 0"/>'),
  ...area({ 'blocks.0.picture': { show: 'scene', scene } }),
});

it('[CT11] a scene is one of ours, or a drawing of the site', () => {
  for (const scene of ['house', 'roof', 'leak', 'mark.svg'])
    expect(toldBy('missing-scene', withScene(scene))).toEqual([]);
  expect(problemsBy('missing-scene', withScene('hause'))).toMatchObject(said`
    # missing-scene «"hause"»
    There is no picture "hause". Did you mean "house"?
    > Write "house" in its place.
    ? Visitors would see an empty place where the picture belongs.`);
  expect(problemsBy('missing-scene', withScene('workshop.svg'))[0]!.fix).toMatch(
    /^Put the drawing there as pages\/_images\/workshop\.svg, or choose one of ours: "tools", .+ or "gutter"\.$/,
  );
});

const GOOD = { ink: '#0B1B2B', brand: '#0B5FA5', call: '#C8102E' };
const coloured = (colours: Partial<typeof GOOD>) => siteWith({ look: { colours: { ...GOOD, ...colours } } });

describe('the colours of the brand', () => {
  it('[CT6] are taken where everything can be read, and where the site names none', () => {
    for (const fine of [coloured({}), {}, coloured({ ink: '#1F1300', brand: '#7A4B00', call: '#7A1FA2' })])
      expect(toldBy('weak-colour', fine)).toEqual([]);
  });

  it('[CT6] are refused one by one, with what could not be read and the nearest shade that can', () => {
    expect(problemsBy('weak-colour', coloured({ brand: '#4BA3E3', call: '#F59E0B' }))).toMatchObject(said`
      # ${SITE} «"#4BA3E3"»
      "#4BA3E3" is too faint: in the light theme, what is drawn in it or on it would have a contrast of 2.36:1, and at least 4.5:1 is needed.
      > Write "#0370AD" in its place, the nearest strong shade, or choose another colour.
      ? People who do not see well, and everybody in bright sun, could not read it.
      # ${SITE} «"#F59E0B"»`);
  });

  it('[CT6] can be mended by the shade that is named', () => {
    for (const seed of ['ink', 'brand', 'call'] as const) {
      for (const colour of ['#8CC8FF', '#F2B632', '#FF00FF', '#FFFFFF', '#00FF00']) {
        const strong = strongColour({ ...GOOD, [seed]: colour }, seed);
        expect(weakPairs(paletteOf({ ...GOOD, [seed]: strong })), `${seed} ${colour} → ${strong}`).toEqual([]);
      }
    }
  });

  it('[CT6] decide by themselves: no colour is refused for another', () => {
    for (const ink of ['#0B1B2B', '#FFFF00', '#00FFFF', '#FF00FF', '#9A9A9A', '#FFFFFF'])
      expect(new Set([...weakPairs(paletteOf({ ...GOOD, ink })).map(seedOf), 'ink']), ink).toEqual(new Set(['ink']));
  });
});
