import { boxAround, overlaps } from './labels';
import type { Box } from './labels';
import type { Ground } from './ground';
import type { Point, View } from './project';

/** A name that lies on the ground, in the units of the drawing. */
export interface GroundName extends Point {
  name: string;
  kind: 'park' | 'river' | 'around';
  /** Degrees. */
  turn: number;
  /** Whether it has room in the type of wide maps alone. */
  isWide: boolean;
}

/** A letter, and half of a line, in the type of narrow maps and in that of wide ones. */
const NARROW = { letter: 10.5, half: 12 };
const WIDE = { letter: 8, half: 9 };

type Frame = { width: number; height: number };
type Ring = Point & { radius: number };

/** How far above or below its park a name may stand. */
const ASIDE = [0, 20, -20];
/** Half of the width of a river, and the step in which it is looked along. */
const RIVER = 9;

/**
 * Where parks, waters and what lies around the region have room for their names, each once: inside the frame, off the
 * ring, and on nothing that is taken; all but a water's own off the water too.
 */
export function groundNames(
  { parks, waters, around }: Pick<Ground, 'parks' | 'waters' | 'around'>,
  place: (point: Point) => Point,
  free: { frame: Frame; taken: readonly Box[]; ring: Ring | undefined },
): GroundName[] {
  const taken = [...free.taken];
  const take = (places: readonly Omit<GroundName, 'isWide'>[], water: readonly Box[]) => {
    const wanted = [false, true].flatMap((isWide) => places.map((each) => ({ ...each, isWide })));
    const found = wanted.find((each) => {
      const box = boxOf(each);
      const fits = box.left > 0 && box.top > 0 && box.right < free.frame.width && box.bottom < free.frame.height;
      return (
        fits && ![...taken, ...water].some((other) => overlaps(box, other)) && !(free.ring && crosses(box, free.ring))
      );
    });
    if (found) taken.push(boxOf(found));
    return found ? [found] : [];
  };
  const water = waters.flatMap(({ bends }) => boxesAlong(bends.map(place)));
  return [
    ...waters.flatMap(({ name, labels }) =>
      take(
        labels.map(({ turn, ...at }) => ({ name, kind: 'river', turn, ...place(at) })),
        [],
      ),
    ),
    ...around.flatMap(({ name, x, y }) => {
      const at = { name, kind: 'around' as const, turn: 0, ...place({ x, y }) };
      return take(isIn(free.frame, at) ? [at, movedInto(free.frame, { ...at, isWide: false })] : [], water);
    }),
    ...parks.flatMap(({ name, x, y, box }) => {
      const places = [0, -box.width / 4, box.width / 4].map((right) => place({ x: x + right, y }));
      return take(
        places.flatMap((at) =>
          ASIDE.map((down) => ({ name, kind: 'park' as const, turn: 0, x: at.x, y: at.y + down })),
        ),
        water,
      );
    }),
  ];
}

const isIn = ({ width, height }: Frame, { x, y }: Point) => x >= 0 && y >= 0 && x <= width && y <= height;

/** A name whose box lies in the frame, a unit from its edge. */
function movedInto({ width, height }: Frame, name: GroundName): GroundName {
  const { left, right, top, bottom } = boxOf(name);
  const by = (before: number, behind: number) => Math.max(0, 1 - before) - Math.max(0, 1 - behind);
  return { ...name, x: name.x + by(left, width - right), y: name.y + by(top, height - bottom) };
}

/** Boxes that cover a line. */
export const boxesAlong = (bends: readonly Point[]): Box[] =>
  bends.slice(1).flatMap((end, index) => {
    const start = bends[index]!;
    const steps = Math.ceil(Math.hypot(end.x - start.x, end.y - start.y) / RIVER);
    return Array.from({ length: steps }, (_, step) => {
      const share = step / steps;
      return boxAround({ x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share }, RIVER);
    });
  });

function boxOf({ name, x, y, turn, isWide }: GroundName): Box {
  const angle = (turn * Math.PI) / 180;
  const type = isWide ? WIDE : NARROW;
  const half = (name.length * type.letter) / 2;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const [across, down] = [half * cos + type.half * sin, half * sin + type.half * cos];
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
