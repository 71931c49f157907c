import { box, courses, stripOf, strokes, tree, windowsAt } from './strip';
import type { House, HouseAt } from './strip';

interface Grid {
  width: number;
  height: number;
  /** Between two mullions, and between two floors. */
  pane: readonly [number, number];
}

/** A wall of glass. Its grid tells the panes; every `step`th has a light. */
const glass = (x: number, { width, height, pane: [across, up] }: Grid, step: number): House => {
  const columns = Array.from({ length: Math.round(width / across) }, (_, nth) => x + nth * across);
  const rows = Array.from({ length: Math.floor(height / up) - 1 }, (_, nth) => (nth + 1) * up);
  const mullions = columns.slice(1).map((left) => `M${left} 0v${-height}`);
  return {
    width,
    mass: box(x, 0, width, height),
    fine: mullions.join('') + courses(x, width, rows),
    line: box(x, 0, width, height),
    lit: windowsAt(columns, rows.slice(0, -1), [across, up]).filter((_, nth) => nth % step === 3),
  };
};

const tower =
  (grid: Grid, crown: (x: number, up: number, width: number) => string, step: number): HouseAt =>
  (x) => {
    const wall = glass(x, grid, step);
    const top = crown(x, grid.height, grid.width);
    return { ...wall, mass: `${wall.mass}${top}`, line: `${wall.line}${top}` };
  };

const pyramid = (x: number, up: number, width: number) =>
  `M${x} ${-up}l${width / 2}-13l${width / 2} 13zM${x + width / 2} ${-up - 13}v-5`;
const slope = (x: number, up: number, width: number) => `M${x} ${-up}v-14l${width} 14z`;
const vault = (x: number, up: number, width: number) => `M${x} ${-up}a${width / 2} ${width / 2.5} 0 01${width} 0z`;
const storey = (x: number, up: number, width: number) =>
  `${box(x + 4, up, width - 8, 9)}M${x + width / 2} ${-up - 9}v-12`;
const plant = (x: number, up: number, width: number) => box(x + 3, up, width - 6, 4);

/** What stands low between the towers: a quay with trees, or a row of shops. */
const quay: HouseAt = (x) => {
  const [first, second] = [tree(x + 7, 20), tree(x + 19, 16)];
  return { width: 26, mass: `${first.mass}${second.mass}`, line: `${first.line}${second.line}` };
};
const row: HouseAt = (x) => ({
  width: 30,
  mass: box(x, 0, 30, 22),
  fine: strokes(x + 5, x + 25, 5, 0, 9),
  line: box(x, 0, 30, 22) + courses(x, 30, [10]),
  windows: windowsAt([x + 3, x + 9.5, x + 16, x + 22.5], [13], [4, 6]),
});
const gap: HouseAt = () => ({ width: 7, line: '' });

/** Towers of glass, from three to five times as high as what stands between them. */
export const towers = () =>
  stripOf(116, [
    row,
    gap,
    tower({ width: 32, height: 92, pane: [4, 6] }, pyramid, 13),
    gap,
    tower({ width: 24, height: 74, pane: [6, 6] }, plant, 9),
    quay,
    tower({ width: 20, height: 104, pane: [5, 5] }, plant, 11),
    gap,
    tower({ width: 30, height: 66, pane: [5, 6] }, vault, 10),
    row,
    tower({ width: 26, height: 82, pane: [6.5, 6] }, slope, 11),
    gap,
    tower({ width: 24, height: 88, pane: [4, 8] }, storey, 9),
    quay,
    row,
    tower({ width: 34, height: 58, pane: [8.5, 6] }, plant, 7),
    gap,
    tower({ width: 18, height: 96, pane: [6, 4] }, plant, 13),
    quay,
  ]);
