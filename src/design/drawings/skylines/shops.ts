import { box, courses, stack, stripOf, strokes, windowsAt } from './strip';
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

const high = overShop({ bays: 3, floors: 3, top: 'parapet', awning: true });
const curved = overShop({ bays: 3, floors: 2, top: 'gable' });
const narrow = overShop({ bays: 2, floors: 3, top: 'parapet' });
const pointed = overShop({ bays: 3, floors: 2, top: 'pediment', awning: true });

/** A high street: no two neighbours of one height or one crown. */
export const shops = () =>
  stripOf(68, [high, curved, narrow, pointed, high, narrow, curved, high, pointed, narrow, curved]);
