import type { z } from 'zod';
import type { SceneDrawing } from '../design/drawings/scenes';
import type { DrawnIcon } from '../design/drawings/icon-names';
import type { Drawing } from '../design/drawings/drawing';
import type { Districts } from '../design/finder/districts';
import type { LinkedText } from '../design/Linked';
import type { PlacedWords } from '../design/map/layout';
import type { PhotoData } from '../design/photo/photo';
import type { ListedName } from '../kinds';
import type { districtsOf, listFact, pageQuery, perPage } from './page-fields';
import type { Summary } from '../kinds/kind';
import type {
  action,
  hotline,
  icon,
  labelledFact,
  picture,
  place,
  plate,
  prose,
  scene,
  workedPrice,
  fixedPrice,
} from '../schema/fields';

/** Types of the resolved values that `content` puts in place of references. Components read these. */

export type Place = z.output<typeof place>;
export interface LabelledFact {
  label: string;
  value: string;
  /** `tel:…` or `mailto:…`, where the value is a phone number or an address of the site. */
  href?: string;
  /** Whom that number reaches, where it is not the one whom the fact names. */
  reaches?: string;
}
/** An entry of a list that comes from the facts of a page. */
export type Fact = Place | LabelledFact;

/** A button with its address filled in. `newTab` is true for another host. */
export interface ResolvedAction {
  do: 'call' | 'email' | 'sms' | 'whatsapp' | 'book' | 'page';
  label: string;
  /** `tel:+353…`, `mailto:…`, `sms:…`, `https://…` or a route of this site. */
  href: string;
}

/** A page as lists and maps show it. */
export interface PageSummary extends Omit<Summary, 'icon'> {
  icon?: DrawnIcon;
  route: string;
  kind: ListedName;
  name: string;
  /** The heading that it stands under in a grouped list; empty where the page does not say. */
  group?: string;
}

export interface ResolvedHotline {
  /** When to call it, as a question: "Smell smoke?". */
  when: string;
  name: string;
  /** As people read it, `1800 123 456`. */
  display: string;
  href: string;
  text: string;
  icon: DrawnIcon;
  /** Whether it stands before our own number; if not, it is one more number. */
  comesFirst: boolean;
}

/** Which part of a list its page shows, and where the others are. */
export interface Paging {
  number: number;
  parts: number;
  /** How many of how many: "101 to 200 of 936". */
  shown: string;
  /** The first, the one before, this one, the next and the last, each once. */
  links: { 'label': string; 'href': string; 'rel'?: 'prev' | 'next'; 'aria-current'?: 'page' }[];
}

/** Each district, and the numbers of the pages that it leads to in the list of pages. */
export type FoundDistricts = Districts;

/** The price of a job; where it depends on the time, also the charged time and the price of one hour. */
export interface WorkedPrice {
  by?: { time: string; rate: string };
  sum: string;
  /** What the sum is for, where that is not the whole job. */
  unit?: string;
  /** Whether the job may cost more. */
  isLeast?: boolean;
}

/** A figure of a hero's plate, and what it is. */
export interface PlateFact {
  value: string;
  label: string;
}

/** The map beside a hero: the page's own pin if it has coordinates, and the pages around it. */
export interface ResolvedMap {
  show: 'map';
  pin?: { name: string; code?: string; latitude: number; longitude: number; responseMinutes?: number };
  neighbours: PageSummary[];
  /** Districts near the pin that have no page. */
  places?: { name: string; centre: { latitude: number; longitude: number }; named: 'close' }[];
  placed?: PlacedWords;
  /** The address of a strip with the houses of the place that the page is about. */
  skyline?: string;
}

/** A photograph of the site. */
export interface ResolvedPhoto<Show = 'photo'> extends PhotoData {
  show: Show;
}

type Action = z.output<typeof action>;
type Prose = z.output<ReturnType<typeof prose>>;
type Icon = z.output<typeof icon>;
type AuthoredFact = z.output<typeof labelledFact>;
type Scene = z.output<typeof scene>;
type PerPage = z.output<typeof perPage>;
type PageQuery = z.output<typeof pageQuery>;
type ListFact = z.output<typeof listFact>;
type Hotline = z.output<typeof hotline>;
type SitePlate = Extract<z.output<typeof plate>, { of: 'site' }>;
type DistrictsOf = z.output<typeof districtsOf>;
type AuthoredPrice = z.output<typeof workedPrice> | z.output<typeof fixedPrice>;
type MapPicture = Extract<z.output<typeof picture>, { show: 'map' }>;

type PhotoPicture = Extract<z.output<typeof picture>, { show: 'photo' | 'backdrop' }>;

/** Follows an authored type and swaps each pointing field for what it resolves to. */
export type Resolved<T> = T extends Prose
  ? LinkedText
  : T extends Icon
    ? DrawnIcon
    : T extends Scene
      ? SceneDrawing | Drawing | undefined
      : T extends AuthoredFact
        ? LabelledFact
        : T extends PerPage
          ? Paging | undefined
          : T extends Action
            ? ResolvedAction
            : T extends PageQuery
              ? PageSummary[]
              : T extends AuthoredPrice
                ? WorkedPrice | undefined
                : T extends DistrictsOf
                  ? FoundDistricts
                  : T extends ListFact
                    ? Fact[]
                    : T extends Hotline
                      ? ResolvedHotline
                      : T extends MapPicture
                        ? ResolvedMap
                        : T extends SitePlate
                          ? PlateFact[]
                          : T extends PhotoPicture
                            ? ResolvedPhoto<T['show']>
                            : T extends readonly (infer Item)[]
                              ? Resolved<Item>[]
                              : T extends object
                                ? { [Key in keyof T]: Resolved<T[Key]> }
                                : T;
