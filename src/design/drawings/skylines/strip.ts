import { SKYLINE_WIDTH } from '../skyline-size';
import { relative } from './relative';

/** A row of houses. The ground is at 0, and what stands higher has a smaller `y`. */
export interface SkylineDrawing {
  /** Pixels of a length of the drawing. */
  scale: number;
  /** Grids of glass, slates and railings, drawn paler; empty where there are none. */
  fine: string;
  /** The walls, which are filled too: a line that is open is closed by its own ends. */
  line: string;
  /** Windows with a light. */
  lit: string;
  /** The outlines of the next street, and how high its highest roof is. */
  behind: string;
  roofs: number;
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

interface Row extends Pick<SkylineDrawing, 'scale' | 'roofs'> {
  /** One that stands here twice is seen twice as often. */
  houses: readonly House[];
  /** What stands in the street behind; the same without it. */
  next?: readonly House[];
  /** The one house that stands once, in the middle: a phone shows it too. */
  landmark: House;
  /** Another number, another street. */
  seed: number;
}

/** One window of so many has a light. */
const LIGHT_SHARE = 7;
/** So many houses stand between two of one kind. */
const APART = 2;

/** The houses side by side on one ground, in no order that the eye finds again, and the same at each call. */
export function rowOf({ scale, roofs, houses, landmark, seed, next = houses }: Row): SkylineDrawing {
  const chance = chancesFrom(seed);
  const width = SKYLINE_WIDTH / scale;
  const side = () => standing(houses, (width - landmark.width) / 2, chance);
  const street = [...side(), landmark, ...side()];
  return {
    scale,
    fine: street.some(({ fine }) => fine) ? joined(street, ({ fine = '' }) => fine) : '',
    line: `M0-.5h${Math.ceil(widthOf(street))}${joined(street, ({ line, windows = [] }) => line + windows.join(''))}`,
    lit: joined(street, ({ windows = [], lit = [] }) =>
      [...lit, ...windows.filter(() => chance() < 1 / LIGHT_SHARE)].join(''),
    ),
    behind: joined(standing(next, width, chance), ({ line }) => line),
    roofs,
  };
}

/** So many houses that they are at least so wide. */
function standing(houses: readonly House[], width: number, chance: () => number): House[] {
  const street: House[] = [];
  while (widthOf(street) < width) {
    const recent = street.slice(-APART);
    const others = houses.filter((each) => !recent.includes(each));
    street.push(others[Math.floor(chance() * others.length)]!);
  }
  return street;
}

const widthOf = (street: readonly House[]) => street.reduce((sum, { width }) => sum + width, 0);

const joined = (street: readonly House[], partOf: (house: House) => string) =>
  `M0 0${street.map((house) => relative(partOf(house), house.width)).join('')}`;

const MODULUS = 2_147_483_647;
const FACTOR = 48_271;

/** The numbers from 0 to 1 of Park and Miller's generator: the same for a seed in every engine. */
function chancesFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * FACTOR) % MODULUS;
    return state / MODULUS;
  };
}
