import { box, courses, stripOf, strokes, tree, windowsAt } from './strip';
import type { HouseAt } from './strip';

/** The top of the embankment. */
const QUAY = 10;

const waves = (x: number, up: number, many: number) => `M${x} ${-up}q3-2.5 6 0${'t6 0'.repeat(many - 1)}`;

/** Wall and water below what stands on the bank. */
const bank = (x: number, width: number) => ({
  line: `${courses(x, width, [QUAY])}${waves(x, 2, Math.round(width / 6))}`,
  fine: `${courses(x, width, [QUAY - 3])}${waves(x + 3, 5, Math.round(width / 6) - 1)}`,
});

/** A warehouse whose gable faces the river, with its hoist. */
const wharf =
  (floors: 2 | 3, width: 36 | 30): HouseAt =>
  (x) => {
    const eaves = QUAY + 3 + floors * 11;
    const [left, right] = [x + 1, x + width - 1];
    const gable = `M${left} ${-eaves}L${x + width / 2} ${-eaves - 12}L${right} ${-eaves}`;
    const sills = Array.from({ length: floors }, (_, floor) => QUAY + 3 + floor * 11);
    const columns = [x + 4, x + width - 9];
    const loading = windowsAt([x + width / 2 - 3], sills, [6, 8]);
    return {
      width,
      mass: `${box(left, QUAY, width - 2, eaves - QUAY)}${gable}z`,
      fine: bank(x, width).fine + columns.flatMap((at) => sills.map((up) => `M${at + 2.5} ${-up}v-7`)).join(''),
      line:
        bank(x, width).line +
        [left, right].map((wall) => `M${wall} ${-QUAY}v${QUAY - eaves}`).join('') +
        `${gable}M${x + width / 2} ${-eaves - 5}v3h5`,
      windows: [...windowsAt(columns, sills, [5, 7]), ...loading],
    };
  };

/** A row of houses that look over the water. */
const houses: HouseAt = (x) => ({
  width: 60,
  mass: box(x + 2, QUAY, 56, 26),
  fine: bank(x, 60).fine + strokes(x + 4, x + 56, 2, QUAY, 3) + courses(x + 3, 54, [QUAY + 3]),
  line:
    bank(x, 60).line +
    box(x + 2, QUAY, 56, 26) +
    courses(x + 2, 56, [QUAY + 23]) +
    [x + 20.5, x + 39.5].map((wall) => `M${wall} ${-QUAY}v-26${box(wall - 3, QUAY + 26, 6, 6)}`).join(''),
  windows: windowsAt([x + 5, x + 13, x + 24, x + 32, x + 43, x + 51], [QUAY + 5, QUAY + 15], [4, 6]),
});

/** Plane trees on the embankment. */
const planes: HouseAt = (x) => {
  const trees = [tree(x + 9, 26, QUAY), tree(x + 26, 22, QUAY)];
  return {
    width: 36,
    mass: trees.map(({ mass }) => mass).join(''),
    fine: bank(x, 36).fine,
    line: bank(x, 36).line + trees.map(({ line }) => line).join(''),
  };
};

/** A suspension bridge between two towers, a boat below it. */
const bridge: HouseAt = (x) => {
  const deck = 20;
  const hangers = [18, 30, 42, 54, 66, 78, 90, 102, 114, 126].map((at) => {
    const along = at < 36 ? (36 - at) / 36 : at > 108 ? (at - 108) / 36 : Math.abs(at - 72) / 36;
    const cable = at >= 36 && at <= 108 ? deck + 3 + 31 * along * along : deck + 34 * (1 - along);
    return `M${x + at} ${-deck}v${-Math.round(cable - deck)}`;
  });
  const portal = (at: number) => `${box(at - 3, 0, 6, 58)}M${at - 4}-58h8M${at - 3}-48h6M${at}-58v-5`;
  return {
    width: 144,
    mass: box(x + 33, 0, 6, 58) + box(x + 105, 0, 6, 58),
    fine: `${hangers.join('')}${waves(x + 3, 5, 23)}`,
    line:
      `${courses(x, 144, [deck, deck + 2.5])}${waves(x, 2, 24)}${portal(x + 36)}${portal(x + 108)}` +
      `M${x} ${-deck}L${x + 36}-56Q${x + 72} ${10 - deck} ${x + 108}-56L${x + 144} ${-deck}` +
      `M${x + 56}-4.5l3-4h28l5 4zM${x + 66}-8.5v-4h14v4`,
    windows: [box(x + 68, 9, 3, 2), box(x + 74, 9, 3, 2)],
  };
};

/** Wharves, houses and a bridge on the river. */
export const riverside = () =>
  stripOf(66, [wharf(3, 36), wharf(2, 30), planes, houses, bridge, planes, wharf(2, 36), wharf(3, 30), houses]);
