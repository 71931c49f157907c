import { RegionMap } from '../map/RegionMap';
import { ownPageOf } from './districts';
import type { District, Districts, FoundPage } from './districts';

type Props = {
  found: District | undefined;
  districts: Districts;
  /** What it shows before a code is typed: the inset of the region, or as much of it as has pages. */
  atRest?: 'inset' | 'pages';
};

/** A district without a page is shown where it lies in the region, since nothing may be near it. */
const partFor = (found: District | undefined, own: FoundPage | undefined) => {
  if (own) return 'around';
  return found ? 'whole' : undefined;
};

/** The map of the pages, with the pin of the district that was found. */
export function FinderMap({ found, districts, atRest = 'inset' }: Props) {
  const own = ownPageOf(found, districts);
  const pin = own?.coordinates
    ? { ...own, ...own.coordinates, label: found?.code }
    : found?.centre && { name: found.name, ...found.centre, label: found.code };
  const pages = districts.pages.filter(({ route }) => route !== own?.route);
  return <RegionMap pin={pin} part={partFor(found, own) ?? atRest} pages={pages} places={districts.districts} />;
}
