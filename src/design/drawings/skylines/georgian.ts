import { archedDoor, box, courses, rowOf, stack, strokes, tree, windowsAt } from './strip';
import type { House } from './strip';

interface Look {
  bays: 2 | 3;
  /** The bay of the door, from the left. */
  door: number;
  /** A mansard with dormers above the parapet. */
  attic?: true;
}

const BAY = 10;
const PARAPET = 53;

/** Four storeys of brick or stucco behind a parapet; the first floor is the tall one. */
function townhouse({ bays, door, attic }: Look): House {
  const width = bays * BAY + 4;
  const columns = Array.from({ length: bays }, (_, bay) => 4.5 + bay * BAY);
  const beside = columns.filter((_, bay) => bay !== door);
  const entry = columns[door]! - 1;
  const roof = attic ? `M4 ${-PARAPET}l2-9h${width - 12}l2 9z` : '';
  const dormers = attic ? columns.slice(0, 2).map((left) => box(left + 1, PARAPET + 1, 4, 5)) : [];
  return {
    width,
    fine: strokes(2, width - 2, 3, 0, 4) + courses(1, width - 2, [4]) + strokes(7, width, BAY, 19, 10),
    line:
      roof +
      stack(0, PARAPET, attic ? 13 : 8) +
      box(0, 0, width, PARAPET) +
      courses(0, width, [15.5, PARAPET - 3]) +
      courses(2, width - 4, [18]) +
      archedDoor(entry, 7, 9) +
      courses(entry, 7, [9]),
    windows: [
      ...windowsAt(beside, [6], [5, 8]),
      ...windowsAt(columns, [19], [5, 10]),
      ...windowsAt(columns, [33], [5, 7]),
      ...windowsAt(columns, [43], [5, 4.5]),
      ...dormers,
    ],
  };
}

const houses = [
  townhouse({ bays: 3, door: 0 }),
  townhouse({ bays: 3, door: 2 }),
  townhouse({ bays: 3, door: 2, attic: true }),
  townhouse({ bays: 3, door: 0, attic: true }),
  townhouse({ bays: 2, door: 0, attic: true }),
  townhouse({ bays: 2, door: 1 }),
];

/** A garden square behind railings. */
const square: House = {
  width: 58,
  fine: `${strokes(2, 56, 2, 0, 5)}${courses(1, 56, [5])}`,
  line: tree(13, 34) + tree(30, 42) + tree(47, 30),
};

/** A church of the same time: a portico under a steeple in stages. */
const church: House = {
  width: 64,
  fine: strokes(13, 51, 7.5, 2, 24) + courses(4, 56, [1, 2]),
  line: [
    box(6, 0, 52, 30),
    'M4-30l28-11l28 11z',
    courses(6, 52, [26.5]),
    `${box(24, 36, 16, 11)}${box(26.5, 47, 11, 11)}M28-58l4-15l4 15zM32-73v-4`,
  ].join(''),
  windows: [...windowsAt([16, 42], [9], [6, 11]), box(29.5, 49, 5, 6)],
  lit: [archedDoor(27.5, 9, 14)],
};

/** A terrace or a square of townhouses. */
export const georgian = () =>
  rowOf({ scale: 1.5, roofs: 68, houses: [...houses, ...houses, square], landmark: church, seed: 11 });
