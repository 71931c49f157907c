import { boxAround, boxOfWords, isIn, NARROW, overlaps, WIDE } from './labels';
import type { Label } from './labels';
import type { Point } from './project';

/** Right and left of the head of a pin, and under its tip. */
const SIDES: readonly [x: number, y: number, anchor: Label['anchor']][] = [
  [20, -28, 'start'],
  [-20, -28, 'end'],
  [0, 18, 'middle'],
];

/** The first of some names that has room beside a pin, on no dot; the largest type first. */
export function wordsOfPin(
  pin: Point,
  names: readonly { text: string; letters: number }[],
  { dots, frame }: { dots: readonly Point[]; frame: { width: number; height: number } },
) {
  const places = names.flatMap(({ text, letters }) =>
    [NARROW, WIDE].flatMap((type) =>
      SIDES.map(([right, down, anchor]) => {
        const label = { x: pin.x + right, y: pin.y + down, anchor };
        return { ...label, text, isWide: type === WIDE, box: boxOfWords(label, letters, type) };
      }),
    ),
  );
  return places.find(({ box }) => isIn(frame, box) && !dots.some((dot) => overlaps(box, boxAround(dot, 12))));
}
