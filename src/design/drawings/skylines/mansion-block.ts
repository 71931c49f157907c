import { archedDoor, box, courses, stripOf, strokes, tree, windowsAt } from './strip';
import type { HouseAt } from './strip';

const FLOORS = [3, 14, 25, 36, 47];
const PARAPET = 58;

/** Flats behind balconies. */
const balconies: HouseAt = (x) => ({
  width: 30,
  mass: box(x, 0, 30, PARAPET),
  fine:
    FLOORS.slice(1)
      .map((up) => strokes(x + 4, x + 26, 2, up - 1, 3.5))
      .join('') + courses(x, 30, [1]),
  line:
    courses(x, 30, [12.5, PARAPET - 2.5, PARAPET]) +
    courses(x + 3, 24, [13, 16.5, 24, 27.5, 35, 38.5, 46, 49.5].slice(1)) +
    `M${x} 0v${-PARAPET}M${x + 30} 0v${-PARAPET}`,
  windows: windowsAt([x + 4, x + 12.5, x + 21], FLOORS, [5, 7]),
});

/** A bay under a Dutch gable. */
const gable: HouseAt = (x) => {
  const outline = `M${x} ${-PARAPET}v-3h2q0-5 4-5q1-6 5-6q4 0 5 6q4 0 4 5h2v3`;
  return {
    width: 22,
    mass: `${box(x, 0, 22, PARAPET)}${outline}z`,
    fine:
      courses(x + 2, 18, [11.5, 22.5, 33.5, 44.5]) +
      FLOORS.map((up) => `M${x + 7}${-up}v-7M${x + 15} ${-up}v-7`).join(''),
    line:
      outline +
      `M${x} 0v${-PARAPET}M${x + 22} 0v${-PARAPET}M${x + 9.5}-64a1.5 1.5 0 013 0a1.5 1.5 0 01-3 0` +
      courses(x, 22, [PARAPET]),
    windows: windowsAt([x + 4, x + 12], FLOORS, [6, 7]),
  };
};

/** The way in: a porch, and the stairs behind tall windows. */
const porch: HouseAt = (x) => {
  const roof = `M${x} ${-PARAPET}l12-10l12 10`;
  return {
    width: 24,
    mass: `${box(x, 0, 24, PARAPET)}${roof}z`,
    fine: `M${x + 12} 0v-10M${x + 12}-25v-28M${x + 8}-34h8M${x + 8}-44h8`,
    line:
      `${roof}M${x} 0v${-PARAPET}M${x + 24} 0v${-PARAPET}${courses(x, 24, [PARAPET])}` +
      `M${x + 4} 0v-16h16V0M${x + 2}-16h20l-10-6z` +
      archedDoor(x + 7.5, 9, 9),
    windows: [box(x + 8, 25, 8, 28), ...windowsAt([x + 2, x + 18], FLOORS.slice(2), [4, 6])],
  };
};

/** A round corner under a cone. */
const turret: HouseAt = (x) => {
  const cone = `M${x - 1} ${-PARAPET - 2}L${x + 9}-76L${x + 19} ${-PARAPET - 2}z`;
  return {
    width: 18,
    mass: box(x, 0, 18, PARAPET + 2) + cone,
    fine:
      courses(x, 18, [12.5, 23.5, 34.5, 45.5]) +
      `M${x + 9}-76L${x + 5} ${-PARAPET - 2}M${x + 9}-76L${x + 13} ${-PARAPET - 2}`,
    line: `${cone}M${x} 0v${-PARAPET - 2}M${x + 18} 0v${-PARAPET - 2}M${x + 9}-76v-4`,
    windows: windowsAt([x + 2, x + 7, x + 13.5], FLOORS, [3, 7]),
  };
};

/** A side street with a tree in it. */
const opening: HouseAt = (x) => ({ ...tree(x + 10, 27), width: 20 });

/** Blocks of flats of six storeys, in brick with stone bands. */
export const mansionBlock = () =>
  stripOf(84, [
    balconies,
    gable,
    porch,
    gable,
    balconies,
    turret,
    opening,
    turret,
    balconies,
    gable,
    balconies,
    porch,
    balconies,
    gable,
    opening,
  ]);
