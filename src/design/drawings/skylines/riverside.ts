import { box, courses, rowOf, strokes, tree, windowsAt } from './strip';
import type { House } from './strip';

/** The top of the embankment. */
const QUAY = 10;

const waves = (x: number, up: number, many: number) => `M${x} ${-up}q3-2.5 6 0${'t6 0'.repeat(many - 1)}`;

/** Wall and water below what stands on the bank. */
const onBank = (width: number, house: Omit<House, 'width'>): House => ({
  ...house,
  width,
  fine: `${waves(0, 2, width / 6)}${courses(0, width, [QUAY - 3])}${house.fine ?? ''}`,
  line: `${courses(0, width, [QUAY])}${house.line}`,
});

/** A warehouse whose gable faces the river, with its hoist. */
function wharf(floors: 2 | 3): House {
  const high = 3 + floors * 11;
  const sills = Array.from({ length: floors }, (_, floor) => QUAY + 3 + floor * 11);
  return onBank(36, {
    line: `${box(1, QUAY, 34, high)}M1 ${-QUAY - high}l17-12l17 12M18 ${-QUAY - high - 5}v3h5`,
    windows: [...windowsAt([5, 26], sills, [5, 7]), ...windowsAt([15], sills, [6, 8])],
  });
}

/** A row of houses that look over the water. */
const houses = onBank(60, {
  fine: strokes(4, 56, 2, QUAY, 3),
  line: `${box(2, QUAY, 56, 26)}${courses(2, 56, [33])}M20.5-10v-26h-3v-6h6v6M39.5-10v-26h-3v-6h6v6`,
  windows: windowsAt([5, 13, 24, 32, 43, 51], [QUAY + 5, QUAY + 15], [4, 6]),
});

/** Plane trees on the embankment. */
const planes = onBank(36, { line: tree(9, 26, QUAY) + tree(26, 22, QUAY) });

/** A suspension bridge between two towers, a boat below it. */
const bridge: House = {
  width: 144,
  fine: `${waves(0, 2, 24)}M0-20l36-36q36 67 72 0l36 36${strokes(48, 96, 12, 20, 9)}M18-20v-18M126-20v-18`,
  line: [
    courses(0, 144, [20, 22.5]),
    [33, 105].map((at) => `${box(at, 0, 6, 58)}M${at} -48h6M${at + 3}-58v-5`).join(''),
    'M56-4.5l3-4h28l5 4zM66-8.5v-4h14v4',
  ].join(''),
  lit: [box(68, 9, 3, 2), box(74, 9, 3, 2)],
};

/** A crane on the quay. */
const crane = onBank(48, {
  line: `${box(9, QUAY, 8, 6)}M11-16l2-22l24-14l-24 8l-6 6h6l2 22zM37-52v18h-2v4h4v-4h-2`,
});

/** New flats with a balcony on each floor. */
const flats = onBank(40, {
  fine: [12, 22, 32].map((up) => strokes(3, 37, 2, QUAY + up, 3)).join(''),
  line: `${box(3, QUAY, 34, 42)}${courses(1, 38, [22, 32, 42])}${box(12, 52, 16, 5)}`,
  windows: windowsAt([7, 17, 27], [QUAY + 3, QUAY + 15, QUAY + 25, QUAY + 34], [6, 6]),
});

/** Wharves, houses and a bridge on the river. */
export const riverside = () =>
  rowOf({
    scale: 1.6,
    roofs: 58,
    houses: [wharf(3), wharf(2), planes, houses, flats, crane],
    // The arms of cranes are too thin for an outline.
    next: [wharf(3), wharf(2), houses, flats],
    landmark: bridge,
    seed: 8,
  });
