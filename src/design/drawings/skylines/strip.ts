import { relative } from './relative';

/** A strip of houses. The ground is at 0, and what stands higher has a smaller `y`. */
export interface SkylineDrawing {
  width: number;
  height: number;
  /** Grids of glass, slates and railings, drawn paler; empty where there are none. */
  fine: string;
  /** The walls, which are filled too: a line that is open is closed by its own ends. */
  line: string;
  /** Windows with a light. */
  lit: string;
}

/** One house, from its left edge at 0. The next begins where it ends. */
export interface House {
  width: number;
  fine?: string;
  line: string;
  windows?: readonly string[];
  /** Other windows, which all have a light. */
  lit?: readonly string[];
}

/** A rectangle that stands `up` above the ground. */
export const box = (x: number, up: number, width: number, height: number) =>
  `M${x} ${-up}h${width}v${-height}h${-width}z`;

/** Windows of one size, their left edges and their sills. */
export const windowsAt = (columns: readonly number[], sills: readonly number[], size: readonly [number, number]) =>
  sills.flatMap((up) => columns.map((x) => box(x, up, ...size)));

/** A door with a round head. */
export const archedDoor = (x: number, width: number, height: number) =>
  `M${x} 0v${-height}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height}`;

/** Short strokes beside each other: railings, boards, mullions. */
export const strokes = (from: number, to: number, step: number, up: number, height: number) => {
  const many = Math.floor((to - from) / step) + 1;
  return Array.from({ length: many }, (_, nth) => `M${from + nth * step} ${-up}v${-height}`).join('');
};

/** Lines above each other. */
export const courses = (x: number, width: number, ups: readonly number[]) =>
  ups.map((up) => `M${x} ${-up}h${width}`).join('');

/** A chimney stack with its pots, its middle at `x`. */
export const stack = (x: number, up: number, height: number) =>
  `${box(x - 3, up, 6, height)}M${x - 4} ${-up - height}h8${strokes(x - 2, x + 2, 2, up + height, 3)}`;

/** A tree with a round crown, its trunk at `x`, on ground that lies `up` above the water. */
export const tree = (x: number, height: number, up = 0) => {
  const radius = Math.round(height / 3);
  return `M${x} ${-up}v${-height / 2}M${x} ${-up - height + 2 * radius}a${radius} ${radius} 0 1 1 .1 0z`;
};

const LIGHT_STEP = 7;

/** The houses side by side from the left, on one ground. */
export function stripOf(height: number, houses: readonly House[]): SkylineDrawing {
  const width = houses.reduce((sum, house) => sum + house.width, 0);
  const joined = (partOf: (house: House) => string) =>
    `M0 0${houses.map((house) => relative(partOf(house), house.width)).join('')}`;
  return {
    width,
    height,
    fine: houses.some(({ fine }) => fine) ? joined(({ fine = '' }) => fine) : '',
    line: `M0-.5h${width}${joined(({ line, windows = [] }) => line + windows.join(''))}`,
    lit: joined(({ windows = [], lit = [] }) =>
      [...lit, ...windows.filter((_, nth) => nth % LIGHT_STEP === 2)].join(''),
    ),
  };
}
