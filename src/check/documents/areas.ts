import type { Coordinates } from '../../design/map/project';
import { validPartsOf } from '../../content/valid-parts';
import { LISTED_KINDS } from '../../kinds/named';
import { oncePer } from '../once';
import type { ListedName } from '../../kinds';
import type { Site, SiteDocument, SitePage } from '../site';
import { wordsOf } from '../texts/words-of';

/** A street or landmark of an area; `in` where the page says that it lies in another district. */
export interface AreaPlace {
  name: string;
  list: 'streets' | 'landmarks';
  index: number;
  in: string | undefined;
}

/** The facts of an area page about its district. Fields that are missing or do not fit their schema are left out. */
export interface Area {
  page: SitePage;
  name: string | undefined;
  code: string | undefined;
  locality: string | undefined;
  coordinates: Coordinates | undefined;
  places: readonly AreaPlace[];
}

const LISTED = new Set<string>(LISTED_KINDS.map(({ name }) => name));

export const isListedPage = (document: SiteDocument): document is SiteDocument<ListedName> => LISTED.has(document.kind);

/** The kinds whose pages are about a place: they say where it lies. */
const OF_PLACES = new Set<string>(
  LISTED_KINDS.filter(({ facts }) => 'coordinates' in facts.shape).map(({ name }) => name),
);

export const isOfPlace = ({ kind }: Pick<SiteDocument, 'kind'>) => OF_PLACES.has(kind);

export const areasIn = oncePer((site: Site): readonly Area[] => site.pages.filter(isOfPlace).map(areaOf));

export const areaOf = oncePer((page: SitePage): Area => {
  const facts = validPartsOf(page).facts ?? {};
  const { latitude, longitude } = facts.coordinates ?? {};
  const placesIn = (list: AreaPlace['list']) =>
    (facts[list] ?? []).flatMap((entry, index): AreaPlace[] => {
      const { name, in: other } = typeof entry === 'string' ? { name: entry } : (entry ?? {});
      // Signs alone, such as a dash, name no place.
      return name === undefined || wordsOf(name).length === 0 ? [] : [{ name, list, index, in: other }];
    });
  return {
    page,
    name: withoutToken(facts.name),
    code: facts.code,
    locality: withoutToken(facts.locality),
    coordinates: latitude === undefined || longitude === undefined ? undefined : { latitude, longitude },
    places: [...placesIn('streets'), ...placesIn('landmarks')],
  };
});

/** A name with a token in it is no name that other pages could speak of. */
const withoutToken = (name: string | undefined) => (name?.includes('{') ? undefined : name);
