import { boxAround, boxOfWords, isIn, NARROW, overlaps, WIDE } from './labels';
import type { Box, Label, Type } from './labels';
import { boxesOn, SIDES, sidesAfar } from './sides';
import type { Side } from './sides';
import type { Point } from './project';

/** Words beside a dot, centred on `y`. */
export interface PlacedLabel extends Label {
  /** Whether they have room in the type of wide maps alone. */
  isWide: boolean;
  /** The end of a line to them from their dot, where they stand too far from it. */
  line?: Point;
}

/** A dot that wants words. `matters`: it has them before all others, and in the type of narrow maps if it can. */
export interface Named extends Point {
  letters: number;
  matters?: boolean;
}

/** Words that stand nearer than this to another dot, and beside it, would be read as its name. */
const BESIDE_OTHER = 16;
/** A line keeps so far off other dots. */
const OFF_OTHER = 9;
/** Words that stand above or under other words closer than this would be read as one text. */
const AIR = 2;

/** The room of a dot: more on both sides against words that are not its own. */
const roomOf = (dot: Point, isOwn: boolean): Box => {
  const room = boxAround(dot, 9);
  return isOwn ? room : { ...room, left: dot.x - BESIDE_OTHER, right: dot.x + BESIDE_OTHER };
};

interface Ground {
  obstacles: readonly Box[];
  /** Nothing stands on it but what matters and has no other place. */
  water: readonly Box[];
  /** Stood on only where there is no choice, such as a ring. */
  spared: readonly Box[];
  frame: { width: number; height: number };
}

/**
 * Where short words stand by their dots without touching another word or obstacle and well away from every other dot;
 * `undefined` where there is no room. Beside the dot, or else at the end of a line from it. Those with the fewest free
 * sides choose first.
 */
export function placeLabels(dots: readonly Named[], ground: Ground): (PlacedLabel | undefined)[] {
  const placed: (PlacedLabel | undefined)[] = dots.map(() => undefined);
  const first = dots.map(({ matters }) => matters === true);
  const others = first.map((isFirst) => !isFirst);
  const near = () => SIDES;
  for (const [who, sides, type] of [
    [first, near, NARROW],
    [first, sidesAfar, NARROW],
    [first, near, WIDE],
    [first, sidesAfar, WIDE],
    [others, near, NARROW],
    [others, near, WIDE],
    [others, sidesAfar, NARROW],
    [others, sidesAfar, WIDE],
  ] as const)
    placeSome(dots, placed, { who, sides, type, ground });
  return placed;
}

interface Turn {
  who: readonly boolean[];
  sides: (type: Type) => readonly Side[];
  type: Type;
  ground: Ground;
}

/** Gives words to those of the dots whose turn it is and that have none. */
function placeSome(
  dots: readonly Named[],
  placed: (PlacedLabel | undefined)[],
  { who, sides, type, ground }: Turn,
) {
  const { frame } = ground;
  const matters = who.some((is, at) => is && dots[at]!.matters);
  const taken = [...ground.obstacles];
  const water = matters ? [] : ground.water;
  const spared = [...ground.spared, ...ground.water];
  const take = (label: PlacedLabel, at: number) =>
    taken.push(...boxesOfLabel(label, dots[at]!, label.isWide ? WIDE : NARROW));
  placed.forEach((label, at) => label && take(label, at));
  const isFree = (label: PlacedLabel, own: number) => {
    const [words, ...line] = boxesOfLabel(label, dots[own]!, type);
    return (
      isIn(frame, words!) &&
      ![words!, ...line].some((box) => taken.some((other) => overlaps(box, other))) &&
      !water.some((other) => overlaps(words!, other)) &&
      !dots.some((dot, at) => overlaps(words!, roomOf(dot, at === own && !label.line))) &&
      !dots.some((dot, at) => at !== own && line.some((box) => overlaps(box, boxAround(dot, OFF_OTHER))))
    );
  };
  const freeOf = (labels: readonly PlacedLabel[], at: number) => labels.filter((label) => isFree(label, at));
  const isSpared = (label: PlacedLabel, at: number) =>
    !boxesOfLabel(label, dots[at]!, type).some((box) => spared.some((other) => overlaps(box, other)));
  let left = dots
    .map(({ x, y }, at) => ({
      at,
      free: sides(type).map(({ x: right, y: down, anchor, line }) => ({
        x: x + right,
        y: y + down,
        anchor,
        isWide: type === WIDE,
        ...(line && { line: { x: x + line.x, y: y + line.y } }),
      })),
    }))
    .filter(({ at }) => who[at] && !placed[at]);
  // Whoever has the fewest free sides after each word that is placed is next.
  for (;;) {
    left = left.map(({ at, free }) => ({ at, free: freeOf(free, at) })).filter(({ free }) => free.length > 0);
    const next = [...left].sort((a, b) => a.free.length - b.free.length)[0];
    if (!next) return;
    const { at, free } = next;
    const best = free.find((label) => isSpared(label, at)) ?? free[0]!;
    placed[at] = best;
    take(best, at);
    left = left.filter((each) => each !== next);
  }
}

/** The area of words, and of the line to them. */
function boxesOfLabel(label: PlacedLabel, dot: Named, type: Type): Box[] {
  const { left, right, top, bottom } = boxOfWords(label, dot.letters, type);
  return [
    { left: left - AIR, right: right + AIR, top: top - AIR, bottom: bottom + AIR },
    ...(label.line ? boxesOn(dot, label.line) : []),
  ];
}
