import type { Coordinates } from '../map/project';

export interface FoundPage {
  route: string;
  name: string;
  code?: string;
  coordinates?: Coordinates | undefined;
  responseMinutes?: number | undefined;
}

export interface District {
  code: string;
  name: string;
  /** Whether it has a page of its own, or lies in a district that has one. */
  isListed: boolean;
  /** Where one without a page lies. */
  centre?: Coordinates;
  /** Numbers of the pages it leads to. */
  pages: number[];
}

export interface Districts {
  districts: District[];
  pages: FoundPage[];
}

/** A page or district by its name and code. */
export const calledBy = ({ name, code }: { name: string; code?: string }) => (code ? `${name} ${code}` : name);

/** Where a district leads. */
export const pagesOf = (district: District, { pages }: Districts) => district.pages.map((number) => pages[number]!);

/** The page of a district; one without has none, however near the next one is. */
export const ownPageOf = (district: District | undefined, districts: Districts) =>
  district?.isListed ? pagesOf(district, districts)[0] : undefined;

const EXAMPLES = 3;

/** Districts with pages of different response times, the fastest first, for somebody who has typed nothing yet. */
export function exampleDistricts({ districts, pages }: Districts): { code: string; page: FoundPage }[] {
  const byMinutes = new Map<number, { code: string; page: FoundPage }>();
  for (const { code, isListed, pages: numbers } of districts) {
    const page = isListed ? pages[numbers[0]!]! : undefined;
    if (page?.responseMinutes !== undefined && page.code === code && !byMinutes.has(page.responseMinutes))
      byMinutes.set(page.responseMinutes, { code, page });
  }
  return [...byMinutes]
    .sort(([a], [b]) => a - b)
    .slice(0, EXAMPLES)
    .map(([, example]) => example);
}
