import { boxAround, boxOfWords, isIn, NARROW, overlaps, WIDE } from './labels';
import type { Box, Label } from './labels';
import type { Point } from './project';

type Side = [x: number, y: number, anchor: Label['anchor']];

/** Right and left of the head of a pin, and under its tip. */
const STANDING: readonly Side[] = [
  [20, -28, 'start'],
  [-20, -28, 'end'],
  [0, 18, 'middle'],
];
/** Beside one that lies flat, and under it. */
const FLAT: readonly Side[] = [
  [18, 0, 'start'],
  [-18, 0, 'end'],
  [0, 28, 'middle'],
];

/** The first of some names that has room beside a pin, on no dot and no words; the largest type first. */
export function wordsOfPin(
  pin: Point,
  names: readonly { text: string; letters: number }[],
  {
    dots,
    words = [],
    frame,
    isFlat = false,
  }: { dots: readonly Point[]; words?: readonly Box[]; frame: { width: number; height: number }; isFlat?: boolean },
) {
  const sides = isFlat ? FLAT : STANDING;
  const places = names.flatMap(({ text, letters }) =>
    [NARROW, WIDE].flatMap((type) =>
      sides.map(([right, down, anchor]) => {
        const label = { x: pin.x + right, y: pin.y + down, anchor };
        return { ...label, text, isWide: type === WIDE, box: boxOfWords(label, letters, type) };
      }),
    ),
  );
  const taken = [...words, ...dots.map((dot) => boxAround(dot, 12))];
  return places.find(({ box }) => isIn(frame, box) && !taken.some((other) => overlaps(box, other)));
}
