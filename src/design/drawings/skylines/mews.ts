import { archedDoor, box, courses, rowOf, stack, strokes, tree, windowsAt } from './strip';
import type { House } from './strip';

const WIDTH = 32;
const WALL = 25;

/** The house over what the ground floor is: the party walls part the slates, so no eaves touch. */
const cottage = (ground: string, fine: string, upper: readonly string[]): House => ({
  width: WIDTH,
  fine: fine + courses(0, WIDTH, [WALL + 2.5, WALL + 5]),
  line: stack(0, WALL + 6, 6) + box(0, 0, WIDTH, WALL + 8) + courses(0, WIDTH, [WALL]) + ground,
  windows: upper,
});
const three = windowsAt([4, 13, 22], [15], [5, 7]);

const stable = cottage(
  `${box(3, 0, 14, 10.5)}M10 0v-10.5${box(21, 0, 6, 10)}M16-26.5h-3.5v4`,
  strokes(5, 15, 2.5, 0, 10),
  [...windowsAt([4, 22], [15], [5, 7]), box(12.5, 13, 7, 10)],
);
const garage = cottage(box(13, 0, 16, 10.5) + box(4, 0, 6, 10), courses(13, 16, [2.5, 5, 7.5]), three);
const home = cottage(archedDoor(4, 7, 8) + box(15.5, 4.5, 10, 6), 'M20.5-4.5v-6', three);

/** The arch through which one comes in. */
const arch: House = {
  width: 36,
  line: 'M0 0v-34h36v34h-8v-12a10 10 0 0 0 -20 0v12zM-1-34l19-8l19 8zM0-29h36',
};

/** A bay tree in a tub, in front of a garden wall. */
const wall: House = {
  width: 24,
  fine: courses(0, 24, [4, 8, 12]),
  line: `${box(0, 0, 24, 16)}${box(9, 0, 6, 5)}${tree(12, 21, 5)}`,
};

/** One that was built up by a storey, with a balcony of glass. */
const raised: House = {
  width: WIDTH,
  fine: strokes(3, 29, 2, 26, 4),
  line: `${box(0, 0, WIDTH, WALL)}${box(3, WALL, 26, 13)}${courses(3, 26, [30])}${box(3, 0, 17, 10.5)}${box(23, 0, 6, 10)}`,
  windows: [...windowsAt([4, 13, 22], [14], [6, 8]), ...windowsAt([7, 18], [27], [8, 9])],
};

/** Two storeys on a cobbled lane. */
export const mews = () =>
  rowOf({
    scale: 2.1,
    roofs: 40,
    houses: [stable, garage, home, stable, garage, home, wall, raised],
    landmark: arch,
    seed: 3,
  });
