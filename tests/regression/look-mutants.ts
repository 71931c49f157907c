import { splice } from './json-text';
import type { Path } from './json-text';
import type { Mutant } from './mutant';
import { documentOf, plant, set } from './plant';
import { pagePaths, servicePaths, textOf } from './real-site';

const SITE = 'pages/_site.json';
const MARK = 'pages/_images/mark.svg';

/** The photograph at the top of every service that stands elsewhere too: in its place a scene may stand. */
const photosAtTheTop = () =>
  servicePaths.flatMap((file) => {
    const picture = documentOf(file).blocks[0]!['picture'] as { show?: string; file?: string } | undefined;
    const isElsewhere = pagePaths.some((other) => other !== file && textOf(other).includes(`"${picture?.file}"`));
    return picture?.show === 'photo' && isElsewhere ? [{ file, path: ['blocks', 0, 'picture'] as Path }] : [];
  });

/** Elements that act, style, ask for something from elsewhere, or bring words of their own. */
const ELEMENTS = [
  '<script>1</script>',
  '<style>path{fill:red}</style>',
  '<foreignObject/>',
  '<image href="https://example.test/a.png"/>',
  '<use href="#a"/>',
  '<a href="/"/>',
  '<text>Words</text>',
  '<animate attributeName="d"/>',
  '<set attributeName="d"/>',
  '<defs/>',
  '<symbol/>',
  '<filter/>',
  '<mask/>',
  '<linearGradient/>',
  '<iframe src="/"/>',
  '<video/>',
  '<metadata/>',
];
/** What an attribute of a shape must not be, or not say. */
const ATTRIBUTES = [
  'onclick="1"',
  'onload="1"',
  'style="fill:red"',
  'class="a"',
  'id="a"',
  'href="/"',
  'xlink:href="/"',
  'filter="url(#a)"',
  'mask="url(#a)"',
  'fill="red"',
  'fill="#fff"',
  'fill="url(#a)"',
  'stroke="blue"',
  'transform="url(#a)"',
  'opacity="half"',
  'stroke-linecap="sharp"',
  'fill-rule="all"',
  'rx="&amp;"',
];
const PALE = ['#8CC8FF', '#F2B632', '#9A9A9A', '#FF5A5F', '#FFFFFF', '#A0E7A0', '#FFD1DC', '#C0C0C0'];

/** Colours that are too pale for what they are used for, and marks that cannot stand in a page. */
export function* lookMutants(): Generator<Mutant> {
  for (const seed of ['ink', 'brand', 'call']) {
    for (const pale of PALE) {
      const at = ['look', 'colours', seed];
      yield plant({ rule: 'weak-colour', file: SITE, how: `${seed} ${pale}`, change: set(at, pale), told: { at } });
    }
  }
  const at = ['look', 'mark'];
  for (const name of ['marks.svg', 'logo.svg', 'mark-2.svg']) {
    yield plant({ rule: 'missing-mark', file: SITE, how: name, change: set(at, name), told: { at } });
  }
  for (const { file, path } of photosAtTheTop()) {
    for (const scene of ['hause', 'x-ray', 'bath.svg']) {
      const change = set(path, { show: 'scene', scene });
      yield plant({ rule: 'missing-scene', file, how: scene, change, told: { at: [...path, 'scene'] } });
    }
  }
  const drawing = textOf(MARK);
  const shapes = [...drawing.matchAll(/<path (?=d|data-part)/g)];
  for (const { index, 0: opening } of shapes) {
    for (const element of ELEMENTS) yield unsafe(element, index);
    for (const attribute of ATTRIBUTES) yield unsafe(`${attribute} `, index + opening.length);
  }
  for (const element of ELEMENTS) yield unsafe(element, drawing.indexOf('</svg>'));
}

/** Something put into the drawing, which is told where it stands. */
const unsafe = (insert: string, at: number): Mutant => ({
  sort: 'name: unsafe-mark',
  name: `${MARK} ${insert} at ${at}`,
  make: () => ({
    files: { [MARK]: splice(textOf(MARK), { start: at, end: at }, insert) },
    expected: [{ rule: 'unsafe-mark', file: MARK, offset: at }],
  }),
});
