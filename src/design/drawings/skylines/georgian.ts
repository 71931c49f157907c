import { archedDoor, box, courses, stack, stripOf, strokes, windowsAt } from './strip';
import type { HouseAt } from './strip';

interface Look {
  bays: 2 | 3;
  /** The bay of the door, from the left. */
  door: number;
  /** A mansard with dormers above the parapet. */
  attic?: true;
}

const BAY = 10;
const PARAPET = 53;

/** Four storeys of brick or stucco behind a parapet; the first floor is the tall one. */
const townhouse =
  ({ bays, door, attic }: Look): HouseAt =>
  (x) => {
    const width = bays * BAY + 4;
    const columns = Array.from({ length: bays }, (_, bay) => x + 4.5 + bay * BAY);
    const belowDoor = columns.filter((_, bay) => bay !== door);
    const chimney = stack(x, PARAPET, attic ? 13 : 8);
    const windows = [
      ...windowsAt(belowDoor, [6], [5, 8]),
      ...windowsAt(columns, [19], [5, 10]),
      ...windowsAt(columns, [33], [5, 7]),
      ...windowsAt(columns, [43], [5, 4.5]),
    ];
    const roof = attic ? `M${x + 4} ${-PARAPET}l2-9h${width - 12}l2 9z` : '';
    const dormers = attic ? columns.slice(0, 2).map((left) => box(left + 1, PARAPET + 1, 4, 5)) : [];
    const bars = columns.map((left) => `M${left + 2.5}-19v-10M${left}-24h5M${left + 2.5}-33v-7`).join('');
    const entry = `${archedDoor(columns[door]! - 1, 7, 9)}M${columns[door]! - 1}-9h7`;
    return {
      width,
      mass: box(x, 0, width, PARAPET) + roof + chimney.mass,
      fine: bars + strokes(x + 2, x + width - 2, 2, 0, 4) + courses(x + 1, width - 2, [4]),
      line:
        courses(x, width, [15.5, PARAPET - 3, PARAPET]) +
        `M${x} 0v${-PARAPET}M${x + width} 0v${-PARAPET}M${x + 2}-18h${width - 4}` +
        entry +
        roof +
        chimney.line,
      windows: [...windows, ...dormers],
    };
  };

/** A terrace or a square of townhouses. */
export const georgian = () =>
  stripOf(72, [
    townhouse({ bays: 3, door: 0 }),
    townhouse({ bays: 3, door: 2, attic: true }),
    townhouse({ bays: 2, door: 0, attic: true }),
    townhouse({ bays: 3, door: 0 }),
    townhouse({ bays: 3, door: 0, attic: true }),
    townhouse({ bays: 2, door: 1 }),
    townhouse({ bays: 3, door: 2 }),
    townhouse({ bays: 3, door: 0, attic: true }),
    townhouse({ bays: 2, door: 0 }),
    townhouse({ bays: 3, door: 2, attic: true }),
  ]);
