import { boxAround, EDGE, isIn as isBoxIn, overlaps } from './labels';
import type { Box } from './labels';
import type { Ground } from './ground';
import type { Point, View } from './project';

/** A name that lies on the ground, in the units of the drawing. */
export interface GroundName extends Point {
  name: string;
  kind: 'park' | 'river' | 'around' | 'place';
  /** Degrees. */
  turn: number;
  /** Whether it has room in the type of wide maps alone. */
  isWide: boolean;
}

/** A letter, and half of a line, in the type of narrow maps and in that of wide ones. */
const NARROW = { letter: 11.6, half: 12 };
const WIDE = { letter: 8, half: 9 };

export type Frame = { width: number; height: number };
type Ring = Point & { radius: number };

/** How far above or below its park or place a name may stand. */
const ASIDE = [0, 20, -20];
/** The room between the name of a park or place and the next, so that two are not read as one. */
const AIR = 12;
/** The room before and behind any name to what is taken: words of a dot would be read on in one line. */
const ASIDE_OF_WORDS = 6;
/** Half of the width of a river, and the step in which it is looked along. */
const RIVER = 9;

interface Room {
  frame: Frame;
  taken: readonly Box[];
  /** In the type of wide maps less is taken. */
  takenWide?: readonly Box[];
  water: readonly Box[];
  ring: Ring | undefined;
}

/**
 * Where parks, waters, places and what lies around the region have room for their names: inside the frame, off the
 * ring, and on nothing that is taken; names of parks and places off the water too. A water has its name once.
 */
export function groundNames(
  {
    parks,
    waters,
    around,
    places,
  }: Pick<Ground, 'parks' | 'waters' | 'around'> & { places: readonly (Point & { name: string })[] },
  place: (point: Point) => Point,
  free: Room,
): GroundName[] {
  const take = takeIn(free);
  const offWater =
    (kind: GroundName['kind']) =>
    ({ name, x, y, box: { width } = { width: 0 } }: Point & { name: string; box?: { width: number } }) =>
      take(
        [0, -width / 4, width / 4]
          .map((right) => place({ x: x + right, y }))
          .flatMap((at) => ASIDE.map((down) => ({ name, kind, turn: 0, x: at.x, y: at.y + down }))),
        free.water,
      );
  const first = [
    ...waters.flatMap(({ name, labels }) =>
      take(
        labels.map(({ turn, ...at }) => ({ name, kind: 'river', turn, ...place(at) })),
        [],
      ),
    ),
    ...around.flatMap(({ name, x, y }) => {
      const at = { name, kind: 'around' as const, turn: 0, ...place({ x, y }) };
      return take(isIn(free.frame, at) ? [at, movedInto(free.frame, { ...at, isWide: false })] : [], free.water);
    }),
    ...parks.flatMap(offWater('park')),
  ];
  // A park and the place around it may have one name, which stands once.
  const others = places.filter(({ name }) => !first.some((each) => each.name === name));
  return [...first, ...others.flatMap(offWater('place'))];
}

/** Gives a name the first of its sites that is free, which is taken from then on. */
function takeIn(free: Room) {
  const taken = [...free.taken];
  const takenWide = [...(free.takenWide ?? free.taken)];
  return (sites: readonly Omit<GroundName, 'isWide'>[], water: readonly Box[]): GroundName[] => {
    const wanted = [false, true].flatMap((isWide) => sites.map((each) => ({ ...each, isWide })));
    const found = wanted.find((each) => {
      const box = boxOf(each);
      const room = { ...box, left: box.left - ASIDE_OF_WORDS, right: box.right + ASIDE_OF_WORDS };
      return (
        isBoxIn(free.frame, box) &&
        !(each.isWide ? takenWide : taken).some((other) => overlaps(room, other)) &&
        !water.some((other) => overlaps(box, other)) &&
        !(free.ring && crosses(box, free.ring))
      );
    });
    if (!found) return [];
    const box = boxOf(found, found.kind === 'place' || found.kind === 'park' ? AIR : 0);
    taken.push(box);
    takenWide.push(box);
    return [found];
  };
}

const isIn = ({ width, height }: Frame, { x, y }: Point) => x >= 0 && y >= 0 && x <= width && y <= height;

/** A name whose box lies in the frame, a unit farther from its edge than it must. */
function movedInto({ width, height }: Frame, name: GroundName): GroundName {
  const { left, right, top, bottom } = boxOf(name);
  const by = (before: number, behind: number) => Math.max(0, EDGE + 1 - before) - Math.max(0, EDGE + 1 - behind);
  return { ...name, x: name.x + by(left, width - right), y: name.y + by(top, height - bottom) };
}

/** Boxes that cover a line where it lies in a frame. */
export const boxesAlong = (bends: readonly Point[], { width, height }: Frame): Box[] =>
  bends.slice(1).flatMap((end, index) => {
    const start = bends[index]!;
    const isAside = (from: number, to: number, size: number) =>
      Math.max(from, to) < -RIVER || Math.min(from, to) > size + RIVER;
    if (isAside(start.x, end.x, width) || isAside(start.y, end.y, height)) return [];
    const steps = Math.ceil(Math.hypot(end.x - start.x, end.y - start.y) / RIVER);
    return Array.from({ length: steps }, (_, step) => {
      const share = step / steps;
      return boxAround({ x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share }, RIVER);
    });
  });

function boxOf({ name, x, y, turn, isWide }: Omit<GroundName, 'kind'>, air = 0): Box {
  const angle = (turn * Math.PI) / 180;
  const type = isWide ? WIDE : NARROW;
  const [along, high] = [(name.length * type.letter) / 2 + air, type.half + air];
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const [across, down] = [along * cos + high * sin, along * sin + high * cos];
  return { left: x - across, right: x + across, top: y - down, bottom: y + down };
}

/** Whether a ring goes through a box: part of it lies inside and part outside. */
function crosses({ left, right, top, bottom }: Box, { x, y, radius }: Ring): boolean {
  const far = Math.hypot(Math.max(x - left, right - x), Math.max(y - top, bottom - y));
  const near = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  return near < radius + 3 && far > radius - 3;
}

/** Whether the edge of the region may be seen in a view: one of its bends lies there or not far from it. */
export const seesEdge = ({ edge }: Pick<Ground, 'edge'>, { x, y, width, height }: View): boolean =>
  edge.some((bend) => Math.hypot(bend.x - x - width / 2, bend.y - y - height / 2) < width);
