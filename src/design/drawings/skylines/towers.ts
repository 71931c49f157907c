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
const quay: House = { width: 26, line: tree(7, 20) + tree(19, 16) };
const row: House = {
  width: 34,
  line: box(0, 0, 27, 22) + courses(0, 27, [10]),
  windows: windowsAt([2, 8, 14, 20], [13], [4, 6]),
};

const pyramid = tower({ width: 32, height: 90, pane: [4, 6], crown: 'l16-13l16 13zM16-103v-7' });
const slab = tower({ width: 24, height: 72, pane: [6, 6], crown: 'm4 0v-4h16v4' });
const slim = tower({ width: 20, height: 108, pane: [5, 6], crown: 'm4 0v-4h12v4' });
const vault = tower({ width: 30, height: 60, pane: [5, 6], crown: 'a15 11 0 0 1 30 0z' });
const slope = tower({ width: 24, height: 84, pane: [6, 6], crown: 'v-14l24 14z' });

/** Towers of glass, from three to five times as high as what stands between them. */
export const towers = () => stripOf(116, [row, pyramid, slab, quay, slim, vault, row, slope, quay, slab, slim, quay]);
