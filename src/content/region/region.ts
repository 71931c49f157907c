import { crossingsOf, kmBetween, kmOutside } from './geometry';
import type { Coordinates } from '../../design/map/project';
import type { RegionFile } from '../documents/region.schema';

export type District = RegionFile['districts'][number];

const cache = new WeakMap<RegionFile, Region>();

/** How far outside the drawn outline a place may lie and still count as inside. */
const TOLERANCE_KM = 2;

/** What a water adds to a way: 1.5 km along the bank to a bridge, and as much back. */
const DETOUR_KM = 3;

export const coordinatesOf = ([latitude, longitude]: readonly number[]): Coordinates => ({
  latitude: latitude!,
  longitude: longitude!,
});

/** Questions about `pages/_region.json`. */
export class Region {
  readonly file: RegionFile;
  readonly districts: ReadonlyMap<string, District>;
  readonly #outline: readonly Coordinates[];
  readonly #inside: readonly District[];

  private constructor(file: RegionFile) {
    this.file = file;
    this.districts = new Map(file.districts.map((district) => [district.code, district]));
    this.#outline = file.outline.map(coordinatesOf);
    this.#inside = file.districts.filter((district) => this.reaches(district.centre, district));
  }

  /** The same for the same file, so that what was worked out for it holds as long as the file. */
  static of(file: RegionFile): Region {
    const region = cache.get(file) ?? new Region(file);
    cache.set(file, region);
    return region;
  }

  /** Whether a place lies inside the outline, or in a district that reaches over it. */
  contains(place: Coordinates): boolean {
    return (
      kmOutside(this.#outline, place) <= TOLERANCE_KM || this.#inside.some((district) => isInDistrict(district, place))
    );
  }

  /** Whether a district with its middle at a place would reach the outline. */
  reaches(centre: Coordinates, { reachKm }: District): boolean {
    return kmOutside(this.#outline, centre) <= reachKm + TOLERANCE_KM;
  }

  /** Kilometres between two places, longer where they lie on two sides of a water. */
  kmByBridge(a: Coordinates, b: Coordinates): number {
    const between = this.file.waters.filter(({ line }) => crossingsOf(line.map(coordinatesOf), a, b) % 2 === 1);
    return kmBetween(a, b) + DETOUR_KM * between.length;
  }

  /** The district that a code is a part of, or else the code itself: `AB1` of `AB1C`. */
  wholeOf(code: string): string {
    return this.districts.get(code)?.partOf ?? code;
  }

  /** Whether one of two districts is a part of the other, or both are the same. */
  isPartOf(a: string, b: string): boolean {
    return a === b || this.districts.get(a)?.partOf === b || this.districts.get(b)?.partOf === a;
  }
}

export const isInDistrict = ({ centre, reachKm }: District, place: Coordinates) => kmBetween(centre, place) <= reachKm;
