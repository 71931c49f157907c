import { archedDoor, box, courses, rowOf, stack, strokes, tree, windowsAt } from './strip';
import type { House } from './strip';

interface Look {
  /** The side of the door; neighbours have theirs beside each other. */
  door: 'left' | 'right';
  top: 'gable' | 'hip';
}

const WIDTH = 38;
const EAVES = 32;
const RIDGE = 44;

/** A terraced house with a bay of two storeys. The party walls stand above the slates, so no eaves touch. */
function bayHouse({ door, top }: Look): House {
  const bay = door === 'left' ? 18 : 3;
  const entry = door === 'left' ? 5 : 24;
  const sills = [5, 20];
  return {
    width: WIDTH,
    fine: courses(2, WIDTH - 4, [EAVES + 4, EAVES + 8]) + strokes(bay + 8.5, bay + 9, 2, 5, 8),
    line:
      stack(0, RIDGE - 2, 9) +
      box(0, 0, WIDTH, RIDGE) +
      courses(0, WIDTH, [EAVES]) +
      `M${bay - 1} ${-EAVES}${top === 'gable' ? 'l9.5-17l9.5 17' : 'l4-9h11l4 9'}` +
      [0, 4.5, 12.5, 17].map((at) => `M${bay + at} 0v${-EAVES}`).join('') +
      courses(bay - 1, 19, [16]) +
      archedDoor(entry, 9, 10),
    windows: [
      ...windowsAt([bay + 1, bay + 13.5], sills, [2.5, 8]),
      ...windowsAt([bay + 5.5], sills, [6, 8]),
      box(entry + 1.5, 20, 6, 8),
    ],
  };
}

const houses = [
  bayHouse({ door: 'left', top: 'gable' }),
  bayHouse({ door: 'right', top: 'gable' }),
  bayHouse({ door: 'left', top: 'hip' }),
  bayHouse({ door: 'right', top: 'hip' }),
];

/** Where a side street comes in: the gable wall of the corner house, and a lime. */
const corner: House = {
  width: 62,
  fine: courses(0, 34, [8, 16, 24]) + strokes(36, 60, 2.5, 0, 5),
  line: `M0 0v${-EAVES}l17-14l17 14v${EAVES}z${stack(17, RIDGE - 1, 8)}${tree(48, 27)}`,
  windows: windowsAt([13.5], [6, 21], [7, 8]),
};

/** A board school of three storeys, with its bell. */
const school: House = {
  width: 92,
  fine: courses(1, 90, [15, 29]),
  line: [
    box(0, 0, 92, 42),
    'M-1-42l12-12l12 12M69-42l12-12l12 12M27-42l3-8h32l3 8',
    `${box(42, 50, 8, 6)}M41-56l5-7l5 7zM46-63v-3`,
    courses(0, 92, [42]),
  ].join(''),
  windows: windowsAt([7, 28, 39, 50, 61, 78], [3, 17, 31], [7, 9]),
};

/** A street of red-brick houses with bays. */
export const gabled = () =>
  rowOf({ scale: 1.7, roofs: 54, houses: [...houses, ...houses, corner], landmark: school, seed: 5 });
