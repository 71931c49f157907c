import { archedDoor, box, courses, rowOf, strokes, tree, windowsAt } from './strip';
import type { House } from './strip';

const FLOORS = [3, 14, 25, 36, 47];
const PARAPET = 58;

/** Flats behind balconies. */
const balconies: House = {
  width: 30,
  line: box(0, 0, 30, PARAPET) + courses(0, 30, [PARAPET - 2.5, 12.5]) + courses(3, 24, [16.5, 27.5, 38.5, 49.5]),
  windows: windowsAt([4, 12.5, 21], FLOORS, [5, 7]),
};

/** A bay under a Dutch gable. */
const gable: House = {
  width: 22,
  line: `${box(0, 0, 22, PARAPET)}M0 ${-PARAPET}v-3h2q0-5 4-5q1-6 5-6q4 0 5 6q4 0 4 5h2v3`,
  windows: windowsAt([4, 12], FLOORS, [6, 7]),
};

/** The way in: a porch, and the stairs behind tall windows. */
const porch: House = {
  width: 24,
  line: `${box(0, 0, 24, PARAPET)}M0 ${-PARAPET}l12-10l12 10M4 0v-16h16v16M2-16h20l-10-6z${archedDoor(7.5, 9, 9)}`,
  windows: [box(8, 25, 8, 28), ...windowsAt([2, 18], FLOORS.slice(2), [4, 7])],
};

/** A round corner under a cone. */
const turret: House = {
  width: 18,
  line: `${box(0, 0, 18, PARAPET + 2)}M-1 ${-PARAPET - 2}l10-16l10 16zM9-76v-4`,
  windows: windowsAt([3, 10], FLOORS, [5, 7]),
};

/** A stair with a round window over each landing. */
const plain: House = {
  width: 26,
  line: `${box(0, 0, 26, PARAPET - 4)}${courses(0, 26, [12.5, PARAPET - 7])}`,
  windows: windowsAt([3, 10.5, 18], FLOORS.slice(0, 4), [5, 7]),
};

/** A side street with a tree in it. */
const opening: House = { width: 22, line: tree(11, 27) };

/** Gardens in front of the next block. */
const garden: House = { width: 34, fine: strokes(1, 33, 2, 0, 5), line: tree(9, 33) + tree(25, 24) };

/** The corner under a dome, the pride of the street. */
const dome: House = {
  width: 46,
  line: [
    box(0, 0, 46, PARAPET),
    courses(0, 46, [12.5, PARAPET - 2.5]),
    `${box(12, PARAPET, 22, 6)}M12-64q0-12 11-12q11 0 11 12zM23-76v-4`,
    archedDoor(18, 10, 10),
  ].join(''),
  windows: [...windowsAt([4, 36], FLOORS, [5, 7]), ...windowsAt([14, 21, 28], FLOORS.slice(1), [4.5, 7])],
};

/** Blocks of flats of six storeys, in brick with stone bands. */
export const mansionBlock = () =>
  rowOf({
    scale: 1.4,
    roofs: 80,
    houses: [balconies, gable, porch, turret, plain, balconies, gable, porch, turret, opening, garden],
    landmark: dome,
    seed: 23,
  });
