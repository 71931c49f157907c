/** A strip of houses. The ground is at 0, and what stands higher has a smaller `y`. */
export interface SkylineDrawing {
  width: number;
  height: number;
  /** What the houses cover. */
  mass: string;
  /** Grids of glass, slates and railings, drawn paler. */
  fine: string;
  line: string;
  /** Windows with a light. */
  lit: string;
}

/** One house; the next begins where it ends. */
export interface House {
  width: number;
  mass?: string;
  fine?: string;
  line: string;
  windows?: readonly string[];
  /** Windows that all have a light. */
  lit?: readonly string[];
}

/** A house that stands `x` from the left. */
export type HouseAt = (x: number) => House;

/** A rectangle that stands `up` above the ground. */
export const box = (x: number, up: number, width: number, height: number) =>
  `M${x} ${-up}h${width}v${-height}h${-width}z`;

/** Windows of one size, their left edges and their sills. */
export const windowsAt = (columns: readonly number[], sills: readonly number[], size: readonly [number, number]) =>
  sills.flatMap((up) => columns.map((x) => box(x, up, ...size)));

/** A door with a round head. */
export const archedDoor = (x: number, width: number, height: number) =>
  `M${x} 0v${-height}a${width / 2} ${width / 2} 0 01${width} 0V0`;

/** A chimney stack with its pots, its middle at `x`. */
export const stack = (x: number, up: number, height: number) => {
  const shaft = box(x - 3, up, 6, height);
  return { mass: shaft, line: `${shaft}M${x - 4} ${-up - height}h8${strokes(x - 2, x + 2, 2, up + height, 3)}` };
};

const tenth = (length: number) => Math.round(length * 10) / 10;

/** Short strokes beside each other: railings, boards, mullions. */
export const strokes = (from: number, to: number, step: number, up: number, height: number) => {
  const many = Math.floor((to - from) / step) + 1;
  return Array.from({ length: many }, (_, nth) => `M${tenth(from + nth * step)} ${-up}v${-height}`).join('');
};

/** Lines above each other. */
export const courses = (x: number, width: number, ups: readonly number[]) =>
  ups.map((up) => `M${x} ${-up}h${width}`).join('');

/** A tree with a round crown, its trunk at `x`, on ground that lies `up` above the water. */
export const tree = (x: number, height: number, up = 0): House => {
  const radius = Math.round(height / 3);
  const crown = `M${x} ${-up - height + 2 * radius}a${radius} ${radius} 0 110.1 0z`;
  return { width: 0, mass: crown, line: `M${x} ${-up}v${-height / 2}${crown}` };
};

/** Every fifth window or so has a light, and no two neighbours have the same ones. */
const LIGHT_STEPS = [5, 7, 4, 6];

/** The houses side by side from the left, on one ground. */
export function stripOf(height: number, houses: readonly HouseAt[]): SkylineDrawing {
  const drawn: House[] = [];
  let width = 0;
  for (const houseAt of houses) {
    const house = houseAt(width);
    drawn.push(house);
    width += house.width;
  }
  const joined = (part: 'mass' | 'fine' | 'line') => drawn.map((house) => house[part] ?? '').join('');
  const lit = drawn.flatMap(({ windows = [], lit: all = [] }, nth) => {
    const step = LIGHT_STEPS[nth % LIGHT_STEPS.length]!;
    return [...all, ...windows.filter((_, window) => window % step === nth % step)];
  });
  const line = `${courses(0, width, [0.5])}${joined('line')}${drawn.flatMap(({ windows = [] }) => windows).join('')}`;
  return { width, height, mass: joined('mass'), fine: joined('fine'), line, lit: lit.join('') };
}
