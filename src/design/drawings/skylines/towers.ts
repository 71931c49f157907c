import { box, courses, rowOf, strokes, tree, windowsAt } from './strip';
import type { House } from './strip';

interface Tower {
  width: number;
  height: number;
  /** Between two mullions, and between two floors. */
  pane: readonly [number, number];
  /** The drawing on the roof. */
  crown: string;
}

/** A tower of glass: its grid tells the panes, and some of them have a light. */
function tower({ width, height, pane: [across, up], crown }: Tower): House {
  const columns = Array.from({ length: Math.round(width / across) }, (_, nth) => nth * across);
  const rows = Array.from({ length: Math.floor(height / up) - 1 }, (_, nth) => (nth + 1) * up);
  return {
    width: width + 7,
    fine: strokes(across, width - 1, across, 0, height) + courses(0, width, rows),
    line: `${box(0, 0, width, height)}M0 ${-height}${crown}`,
    lit: windowsAt(columns, rows.slice(0, -1), [across, up]).filter((_, nth) => (nth * 7 + width) % 19 === 3),
  };
}

/** The low drawing between the towers: a quay with trees, or a row of shops. */
const quay: House = { width: 26, line: tree(7, 15) + tree(19, 12) };
const row: House = {
  width: 34,
  line: box(0, 0, 27, 14) + courses(0, 27, [8]),
  windows: windowsAt([2, 8, 14, 20], [2], [4, 4]),
};

const slab = tower({ width: 18, height: 42, pane: [6, 5], crown: 'm3 0v-3h12v3' });
const slim = tower({ width: 15, height: 60, pane: [5, 5], crown: 'm3 0v-3h9v3' });
const vault = tower({ width: 25, height: 32, pane: [5, 5], crown: 'a12.5 9 0 0 1 25 0z' });
const slope = tower({ width: 18, height: 48, pane: [6, 5], crown: 'v-10l18 10z' });
const broad = tower({ width: 32, height: 36, pane: [4, 4], crown: 'm4 0v-4h24v4' });
const needle = tower({ width: 12, height: 52, pane: [4, 4], crown: 'l6-9l6 9zM6-61v-6' });
const stepped = tower({ width: 24, height: 44, pane: [6, 4], crown: 'm4 0v-6h16v6m-12-6v-5h8v5' });

const high = [slab, slim, vault, slope, broad, needle, stepped];

/** The one with the pyramid on it, and two that are nearly as high beside it. */
const pyramid = tower({ width: 28, height: 58, pane: [4, 5], crown: 'l14-12l14 12zM14-70v-5' });

/** A train on its viaduct between them. */
const railway: House = {
  width: 60,
  fine: courses(0, 60, [12.5]),
  line: `${courses(0, 60, [11, 9])}${strokes(6, 56, 16, 0, 9)}M8-11v-5q0-2 2-2h40q3 0 5 4l1 3z`,
  lit: windowsAt([12, 18, 24, 30, 36, 42], [13.5], [4, 2.5]),
};

/** Towers of glass, from three to five times as high as what stands between them. */
export const towers = () =>
  rowOf({
    scale: 1.5,
    roofs: 67,
    houses: [...high, ...high, row, quay, railway],
    landmark: pyramid,
    seed: 29,
  });
