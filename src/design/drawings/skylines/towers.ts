import { box, courses, stripOf, strokes, tree, windowsAt } from './strip';
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
    lit: windowsAt(columns, rows.slice(0, -1), [across, up]).filter((_, nth) => nth % 19 === 3),
  };
}

/** The low drawing between the towers: a quay with trees, or a row of shops. */
const quay: House = { width: 26, line: tree(7, 15) + tree(19, 12) };
const row: House = {
  width: 34,
  line: box(0, 0, 27, 14) + courses(0, 27, [8]),
  windows: windowsAt([2, 8, 14, 20], [2], [4, 4]),
};

const pyramid = tower({ width: 24, height: 50, pane: [4, 5], crown: 'l12-10l12 10zM12-60v-5' });
const slab = tower({ width: 18, height: 42, pane: [6, 5], crown: 'm3 0v-3h12v3' });
const slim = tower({ width: 15, height: 62, pane: [5, 5], crown: 'm3 0v-3h9v3' });
const vault = tower({ width: 25, height: 32, pane: [5, 5], crown: 'a12.5 9 0 0 1 25 0z' });
const slope = tower({ width: 18, height: 48, pane: [6, 5], crown: 'v-10l18 10z' });

/** Towers of glass, from three to five times as high as what stands between them. */
export const towers = () =>
  stripOf(73, [row, pyramid, slab, quay, slim, vault, row, slope, quay, slab, slim, row, vault, slope, quay, slim]);
