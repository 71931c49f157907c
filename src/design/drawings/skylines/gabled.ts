import { archedDoor, box, courses, stack, stripOf, strokes, windowsAt } from './strip';
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

const left = bayHouse({ door: 'left', top: 'gable' });
const right = bayHouse({ door: 'right', top: 'gable' });
const hipped = bayHouse({ door: 'right', top: 'hip' });

/** A street of red-brick houses with bays. */
export const gabled = () => stripOf(58, [right, left, hipped, left, right, left, hipped, hipped]);
