import { box, courses, rowOf, stack, strokes, tree, windowsAt } from './strip';
import type { House } from './strip';

interface Look {
  /** Windows beside each other on an upper floor. */
  bays: 2 | 3;
  /** Floors above the shop. */
  floors: 2 | 3;
  top: 'parapet' | 'gable' | 'pediment';
  awning?: true;
}

const BAY = 9;
const SHOP = 17;
const FLOOR = 11;

/** The drawing on the parapet. */
const crownOf = (top: Look['top'], up: number, width: number) => {
  const half = width / 2;
  if (top === 'gable') return `M3 ${-up}q4 0 4-4q${half - 7}-11 ${width - 14} 0q0 4 4 4`;
  return top === 'pediment' ? `M3 ${-up}l${half - 3}-7l${half - 3} 7` : '';
};

/** The cloth over a shop window, with its scalloped edge. */
const clothOver = (x: number, width: number) => {
  const scallops = Math.floor(width / 3);
  return `M${x}-12.5l-1.5 5h${scallops * 3}l-1.5-5M${x - 1.5}-7.5${'q1.5 2.5 3 0'.repeat(scallops)}`;
};

/** Flats over a shop, as in a high street. */
function overShop({ bays, floors, top, awning }: Look): House {
  const width = bays * BAY + 5;
  const parapet = SHOP + floors * FLOOR + 3;
  const columns = Array.from({ length: bays }, (_, bay) => 4.5 + bay * BAY);
  const sills = Array.from({ length: floors }, (_, floor) => SHOP + 2 + floor * FLOOR);
  const shown = width - 13;
  return {
    width,
    fine: awning ? strokes(6, shown, 3, 7.5, 5) : strokes(10, shown, 7, 3, 8),
    line:
      stack(top === 'parapet' ? width / 2 : 4.5, parapet, 6) +
      crownOf(top, parapet, width) +
      box(0, 0, width, parapet) +
      courses(0, width, [parapet - 2.5]) +
      box(1.5, 12.5, width - 3, 4) +
      box(width - 8.5, 0, 6, 10.5) +
      (awning ? clothOver(3, shown) : ''),
    windows: [...windowsAt(columns, sills, [5, 7]), box(3, 3, shown, awning ? 4 : 8)],
  };
}

const houses = [
  overShop({ bays: 3, floors: 3, top: 'parapet', awning: true }),
  overShop({ bays: 3, floors: 2, top: 'gable' }),
  overShop({ bays: 2, floors: 3, top: 'parapet' }),
  overShop({ bays: 3, floors: 2, top: 'pediment', awning: true }),
  overShop({ bays: 2, floors: 2, top: 'pediment' }),
  overShop({ bays: 3, floors: 3, top: 'gable' }),
];

/** A side street with a plane tree. */
const opening: House = { width: 24, line: tree(12, 30) };

/** The market hall, under its clock. */
const market: House = {
  width: 84,
  fine: strokes(4, 80, 4, 24, 5) + courses(2, 80, [24]),
  line: [
    box(0, 0, 84, 30),
    'M-1-30q43-26 86 0',
    `${box(36, 38, 12, 26)}M34-64l8-10l8 10zM42-74v-4M39-56a3 3 0 1 0 6 0a3 3 0 1 0-6 0M42-58v2h1.5`,
    [5, 24, 48, 67].map((at) => `M${at} 0v-13a6 6 0 0 1 12 0v13`).join(''),
  ].join(''),
  windows: [box(39.5, 42, 5, 8)],
  lit: [`M38 0v-13a4 4 0 0 1 8 0v13z`],
};

/** A high street: no two neighbours of one height or one crown. */
export const shops = () =>
  rowOf({ scale: 1.5, roofs: 62, houses: [...houses, ...houses, opening], landmark: market, seed: 17 });
