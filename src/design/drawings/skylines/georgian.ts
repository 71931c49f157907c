import { archedDoor, box, courses, stack, stripOf, strokes, windowsAt } from './strip';
import type { House } from './strip';

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
function townhouse({ bays, door, attic }: Look): House {
  const width = bays * BAY + 4;
  const columns = Array.from({ length: bays }, (_, bay) => 4.5 + bay * BAY);
  const beside = columns.filter((_, bay) => bay !== door);
  const entry = columns[door]! - 1;
  const roof = attic ? `M4 ${-PARAPET}l2-9h${width - 12}l2 9z` : '';
  const dormers = attic ? columns.slice(0, 2).map((left) => box(left + 1, PARAPET + 1, 4, 5)) : [];
  return {
    width,
    fine: strokes(2, width - 2, 3, 0, 4) + courses(1, width - 2, [4]) + strokes(7, width, BAY, 19, 10),
    line:
      roof +
      stack(0, PARAPET, attic ? 13 : 8) +
      box(0, 0, width, PARAPET) +
      courses(0, width, [15.5, PARAPET - 3]) +
      courses(2, width - 4, [18]) +
      archedDoor(entry, 7, 9) +
      courses(entry, 7, [9]),
    windows: [
      ...windowsAt(beside, [6], [5, 8]),
      ...windowsAt(columns, [19], [5, 10]),
      ...windowsAt(columns, [33], [5, 7]),
      ...windowsAt(columns, [43], [5, 4.5]),
      ...dormers,
    ],
  };
}

const wide = townhouse({ bays: 3, door: 0 });
const high = townhouse({ bays: 3, door: 2, attic: true });
const narrow = townhouse({ bays: 2, door: 0, attic: true });

/** A terrace or a square of townhouses. */
export const georgian = () => stripOf(72, [wide, high, narrow, wide, wide, narrow, high, wide, narrow, high]);
