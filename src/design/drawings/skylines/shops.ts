import { box, courses, stack, stripOf, strokes, windowsAt } from './strip';
import type { HouseAt } from './strip';

interface Look {
  /** Windows beside each other on an upper floor. */
  bays: 2 | 3;
  /** Floors above the shop. */
  floors: 2 | 3;
  top: 'parapet' | 'gable' | 'pediment' | 'steps';
  awning?: true;
}

const BAY = 9;
const SHOP = 17;
const FLOOR = 11;

/** The outline of what stands on the parapet, from left to right. */
const crown = (top: Look['top'], x: number, up: number, width: number) => {
  const middle = width / 2;
  if (top === 'gable') return `M${x + 3} ${-up}q4 0 4-4q${middle - 7}-11 ${width - 14} 0q0 4 4 4`;
  if (top === 'pediment') return `M${x + 3} ${-up}l${middle - 3}-7l${middle - 3} 7`;
  if (top === 'steps') return `M${x + 3} ${-up}v-4h${middle - 8}v-5h10v5h${middle - 8}v4`;
  return '';
};

/** The cloth over a shop window, with its scalloped edge. */
const clothOver = (x: number, width: number) => {
  const scallops = Math.floor(width / 3);
  return `M${x} -12.5l-1.5 5h${scallops * 3}l-1.5-5M${x - 1.5} -7.5${'q1.5 2.5 3 0'.repeat(scallops)}`;
};

/** Flats over a shop, as in a high street. */
const overShop =
  ({ bays, floors, top, awning }: Look): HouseAt =>
  (x) => {
    const width = bays * BAY + 5;
    const parapet = SHOP + floors * FLOOR + 3;
    const columns = Array.from({ length: bays }, (_, bay) => x + 4.5 + bay * BAY);
    const sills = Array.from({ length: floors }, (_, floor) => SHOP + 2 + floor * FLOOR);
    const outline = crown(top, x, parapet, width);
    const chimney = stack(x + (top === 'parapet' ? width / 2 : 4.5), parapet, top === 'parapet' ? 7 : 5);
    const shown = width - 13;
    const bars = sills.flatMap((up) => columns.map((left) => `M${left + 2.5} ${-up}v-7M${left} ${-up - 3.5}h5`));
    return {
      width,
      mass: box(x, 0, width, parapet) + (outline && `${outline}z`) + chimney.mass,
      fine:
        bars.join('') +
        strokes(x + 3 + shown / 3, x + 2.5 + shown, Math.round(shown / 3), 3, 6) +
        (awning ? strokes(x + 6, x + shown, 3, 7.5, 5) : courses(x + 5, width - 10, [14.5])),
      line:
        box(x + 1.5, 12.5, width - 3, 4) +
        box(x + width - 8.5, 0, 6, 10.5) +
        courses(x, width, [parapet - 2.5, parapet]) +
        `M${x} 0v${-parapet}M${x + width} 0v${-parapet}` +
        (awning ? clothOver(x + 3, shown) : '') +
        outline +
        chimney.line,
      windows: [box(x + 3, 3, shown, awning ? 4 : 8), ...windowsAt(columns, sills, [5, 7])],
    };
  };

/** A high street: no two neighbours of one height or one crown. */
export const shops = () =>
  stripOf(72, [
    overShop({ bays: 3, floors: 3, top: 'parapet', awning: true }),
    overShop({ bays: 2, floors: 2, top: 'gable' }),
    overShop({ bays: 3, floors: 2, top: 'steps', awning: true }),
    overShop({ bays: 2, floors: 3, top: 'parapet' }),
    overShop({ bays: 3, floors: 3, top: 'pediment' }),
    overShop({ bays: 2, floors: 2, top: 'parapet', awning: true }),
    overShop({ bays: 3, floors: 3, top: 'gable' }),
    overShop({ bays: 3, floors: 2, top: 'parapet' }),
    overShop({ bays: 2, floors: 3, top: 'steps', awning: true }),
    overShop({ bays: 3, floors: 2, top: 'pediment' }),
    overShop({ bays: 2, floors: 3, top: 'parapet', awning: true }),
  ]);
