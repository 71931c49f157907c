import type { PlacedWords } from '../map/layout';
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
  /** Whether maps name it: every map, for one that has the name of a larger area, or those that look closely. */
  named?: 'always' | 'close';
  /** Numbers of the pages it leads to. */
  pages: number[];
}

export interface Districts {
  districts: District[];
  pages: FoundPage[];
  /** Numbers of pages for somebody who has typed nothing yet; empty where fewer than two can be compared. */
  examples: number[];
  /** Where the words of their maps have room while nothing is found; nothing without a region. */
  placed?: Record<RestingPart, PlacedWords | undefined>;
}

/** What the map of a finder shows before a code is typed: the inset of the region, or as much of it as has pages. */
export type RestingPart = 'inset' | 'pages';

/** A page or district by its name and code. */
export const calledBy = ({ name, code }: { name: string; code?: string }) => (code ? `${name} ${code}` : name);

/** Where a district leads. */
export const pagesOf = (district: District, { pages }: Districts) => district.pages.map((number) => pages[number]!);

/** The page of a district; one without has none, however near the next one is. */
export const ownPageOf = (district: District | undefined, districts: Districts) =>
  district?.isListed ? pagesOf(district, districts)[0] : undefined;
