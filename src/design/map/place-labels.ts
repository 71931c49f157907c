import { boxAround, boxOfWords, boxWith, isIn, NARROW, overlaps, WIDE, widened } from './labels';
import type { Box, Label, Type } from './labels';
import { hits, isNear, isCrossing, lineTo } from './lines';
import type { Line } from './lines';
import { SIDES, SIDES_AFAR } from './sides';
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

interface Ground {
  obstacles: readonly Box[];
  /** Only the words of what matters stand on it, and lines cross it. */
  water: readonly Box[];
  /** Stood on only where there is no choice, such as a ring. */
  spared: readonly Box[];
  frame: { width: number; height: number };
}

/** A place that the words of a dot may take, with the area of both. */
interface Candidate {
  label: PlacedLabel;
  words: Box;
  /** The words with what lines of others keep off them. */
  room: Box;
  line?: Line;
  /** Around the words and the line. */
  all: Box;
}

type Placed = readonly (Candidate | undefined)[];

/** Who found no room goes first in the next round. */
const ROUNDS = 4;

/**
 * Where short words stand by their dots without touching another word or obstacle and well away from every other dot;
 * `undefined` where there is no room. Beside the dot, or else at the end of a line from it. Those with the fewest free
 * sides choose first.
 */
export function placeLabels(dots: readonly Named[], ground: Ground): (PlacedLabel | undefined)[] {
  const candidates = candidatesFor(dots, ground);
  let first = dots.map(({ matters }) => matters === true);
  // What matters and found no room goes ahead of all that matters.
  let ahead = dots.map(() => false);
  let best: Placed | undefined;
  for (let round = 0; round < ROUNDS; round++) {
    const placed = placedInTurns([ahead, first], candidates, ground);
    if (!best || missing(placed) < missing(best)) best = placed;
    if (missing(placed) === 0) break;
    ahead = ahead.map((is, at) => is || (!placed[at] && first[at]!));
    first = first.map((is, at) => is || !placed[at]);
  }
  return best!.map((found) => found?.label);
}

const missing = (placed: Placed) => placed.filter((found) => !found).length;

/**
 * The places of a dot that touch nothing that is fixed, each list made once, when it is asked for. Most places touch
 * something with their words, so that is asked before anything else of them is made.
 */
function candidatesFor(dots: readonly Named[], { obstacles, water, frame }: Ground) {
  const rooms = dots.map(roomOf);
  const offLines = obstacles.map((box) => widened(box, OFF_OBSTACLE));
  const isLineFree = (line: Line, own: number) =>
    !offLines.some((box) => hits(line, box)) && !dots.some((dot, at) => at !== own && isNear(line, dot, OFF_OTHER));
  const freeOf = (own: number, sides: readonly Side[], type: Type): Candidate[] => {
    const dot = dots[own]!;
    const fixed = [...rooms.filter((_, at) => at !== own), ...obstacles, ...(dot.matters ? [] : water)];
    const [beside, afar] = [boxAround(dot, OFF_OWN), rooms[own]!];
    return sides.flatMap((side) => {
      const words = wordsOf(dot, side, type);
      if (!isIn(frame, words) || overlaps(words, side.line ? afar : beside)) return [];
      if (fixed.some((box) => overlaps(words, box))) return [];
      const found = candidate(dot, side, { type, words });
      return found.line && !isLineFree(found.line, own) ? [] : [found];
    });
  };
  const lists = (sides: readonly Side[], type: Type) => {
    const known: Candidate[][] = [];
    return (at: number) => (known[at] ??= freeOf(at, sides, type));
  };
  return {
    near: { narrow: lists(SIDES, NARROW), wide: lists(SIDES, WIDE) },
    far: { narrow: lists(SIDES_AFAR, NARROW), wide: lists(SIDES_AFAR, WIDE) },
  };
}

/** Words that stand nearer than this to another dot, and beside it, would be read as its name. */
const BESIDE_OTHER = 16;
/** Words keep so far off their own dot, and off others above and below. */
const OFF_OWN = 9;
/** A line keeps so far off other dots. */
const OFF_OTHER = 12;
/** Words that stand above or under other words closer than this would be read as one text. */
const AIR = 2;
/** A line keeps so far off what it leads past, such as the words of a pin. */
const OFF_OBSTACLE = 6;
/** And off the words of other dots, whose boxes have their air already. */
const OFF_WORDS = 2;

/** The room of a dot that words of others keep off. */
const roomOf = (dot: Point): Box => ({
  ...boxAround(dot, OFF_OWN),
  left: dot.x - BESIDE_OTHER,
  right: dot.x + BESIDE_OTHER,
});

/** Where words stand on a side of a dot. */
function labelAt({ x, y }: Point, { line, ...side }: Side, { half }: Type): Label {
  const down = line && side.anchor === 'middle' ? Math.sign(side.y) * half : 0;
  return { x: x + side.x, y: y + side.y + down, anchor: side.anchor };
}

const wordsOf = (dot: Named, side: Side, type: Type): Box =>
  widened(boxOfWords(labelAt(dot, side, type), dot.letters, type), AIR);

function candidate(dot: Named, side: Side, { type, words }: { type: Type; words: Box }): Candidate {
  const label = { ...labelAt(dot, side, type), isWide: type === WIDE };
  const room = widened(words, OFF_WORDS);
  if (!side.line) return { label, words, room, all: words };
  const line = { x: dot.x + side.line.x, y: dot.y + side.line.y };
  return {
    label: { ...label, line },
    words,
    room,
    line: lineTo(dot, line),
    all: widened(boxWith(words, dot), OFF_WORDS),
  };
}

/** Those that go first, in the type of narrow maps if they can, then the others, beside their dots if they can. */
function placedInTurns(
  [ahead, first]: readonly [readonly boolean[], readonly boolean[]],
  { near, far }: ReturnType<typeof candidatesFor>,
  { spared, water }: Ground,
): Placed {
  const placed: (Candidate | undefined)[] = first.map(() => undefined);
  const others = first.map((is) => !is);
  const avoided = [...spared, ...water];
  for (const [who, candidates] of [
    [ahead, near.narrow],
    [ahead, far.narrow],
    [first, near.narrow],
    [first, far.narrow],
    [first, near.wide],
    [first, far.wide],
    [others, near.narrow],
    [others, near.wide],
    [others, far.narrow],
    [others, far.wide],
  ] as const) {
    let left = who.flatMap((isNow, at) =>
      isNow && !placed[at]
        ? [{ at, free: candidates(at).filter((each) => !placed.some((taken) => isClash(each, taken))) }]
        : [],
    );
    for (;;) {
      left = left.filter(({ free }) => free.length > 0);
      const [next] = [...left].sort((a, b) => a.free.length - b.free.length);
      if (!next) break;
      const chosen = next.free.find(({ words }) => !avoided.some((box) => overlaps(words, box))) ?? next.free[0]!;
      placed[next.at] = chosen;
      left = left
        .filter((each) => each !== next)
        .map(({ at, free }) => ({ at, free: free.filter((each) => !isClash(each, chosen)) }));
    }
  }
  return placed;
}

/** Whether two labels touch: their words, their lines, or a line and the words of the other. */
const isClash = (a: Candidate, b: Candidate | undefined): boolean =>
  b !== undefined &&
  overlaps(a.all, b.all) &&
  (overlaps(a.words, b.words) ||
    (a.line !== undefined && hits(a.line, b.room)) ||
    (b.line !== undefined && hits(b.line, a.room)) ||
    (a.line !== undefined && b.line !== undefined && isCrossing(a.line, b.line)));
