import type { Layer } from './ground';
import type { Point } from './project';
import { along, rounded, smooth } from './smooth';

/** A line, closed where it goes around something. */
interface Detail {
  kind: 'road' | 'street' | 'canal' | 'lake';
  line: readonly Point[];
}

/** A water with its width at each point, in kilometres, where it is known. */
type Bend = Point & { width?: number };

interface Lines {
  outline: readonly Point[];
  parks: readonly (readonly Point[])[];
  waters: readonly (readonly Bend[])[];
  details: readonly Detail[];
}

/** How wide a water is taken to be whose width nobody wrote. */
const USUAL_KM = 0.12;
/** Points of a bank for each step of a line. */
const STEPS = 4;
/** How far before a corner, in metres, a path leaves for the next side. */
const CORNER = 180;

/** What the ground is drawn of, from below, in metres from the centre: one path for each sort. */
export const layersOf = ({ outline, parks, waters, details }: Lines): Layer[] => {
  const linesOf = (kind: Detail['kind']) => details.filter((each) => each.kind === kind).map(({ line }) => line);
  const layers: Layer[] = [
    { part: 'land', d: smooth(inMetres(outline), true) },
    { part: 'park', d: parks.map(area).join('') },
    { part: 'street', d: linesOf('street').map(curve).join('') },
    { part: 'road', d: linesOf('road').map(curve).join('') },
    { part: 'canal', d: linesOf('canal').map(curve).join('') },
    { part: 'river', d: [...waters.map(banks), ...linesOf('lake').map(area)].join('') },
  ];
  return layers.filter(({ d }) => d !== '');
};

/** In even metres, so that the middle between two points is a whole one and a path needs no rounding. */
const inMetres = (points: readonly Point[]): Point[] =>
  points.map(({ x, y }) => ({ x: 2 * Math.round(x * 500), y: 2 * Math.round(y * 500) }));

const area = (edge: readonly Point[]) => rounded(inMetres(edge), CORNER);
/** A smooth line through its points. */
const curve = (line: readonly Point[]) => smooth(inMetres(along(line, 2).map(({ at }) => at)));

/** The area between the two banks of a water. */
function banks(bends: readonly Bend[]): string {
  const middle = along(bends, STEPS);
  const sides = middle.map(({ at, from }, index) => {
    const [before, after] = [middle[Math.max(0, index - 1)]!.at, middle[Math.min(index + 1, middle.length - 1)]!.at];
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const half = widthAt(bends, from) / 2 / length;
    const [right, down] = [(after.y - before.y) * half, (before.x - after.x) * half];
    return [
      { x: at.x + right, y: at.y + down },
      { x: at.x - right, y: at.y - down },
    ] as const;
  });
  return smooth(inMetres([...sides.map(([left]) => left), ...sides.map(([, right]) => right).reverse()]), true);
}

/** The width at a place of a line, between those that are written before and behind it. */
function widthAt(bends: readonly Bend[], from: number): number {
  const known = bends.flatMap(({ width }, at) => (width === undefined ? [] : [{ at, width }]));
  const before = known.findLast(({ at }) => at <= from) ?? known[0];
  const behind = known.find(({ at }) => at > from) ?? before;
  if (!before || !behind) return USUAL_KM;
  const share = behind.at > before.at ? Math.max(0, from - before.at) / (behind.at - before.at) : 0;
  return before.width + (behind.width - before.width) * share;
}
