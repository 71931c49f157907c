import { RegionMap } from '../map/RegionMap';
import { project } from '../map/project';
import type { Coordinates } from '../map/project';
import { ownPageOf } from './districts';
import type { District, Districts, FoundPage, RestingPart } from './districts';

type Props = {
  found: District | undefined;
  districts: Districts;
  atRest?: RestingPart;
  /** Whether the inset stands beside it. */
  framed?: boolean;
};

/** A district without a page is shown where it lies in the region, since nothing may be near it. */
const partFor = (found: District | undefined, own: FoundPage | undefined) => {
  if (own) return 'around';
  return found ? 'whole' : undefined;
};

/** The nearest first. */
const byNearness = (pages: readonly FoundPage[], from: Coordinates) => {
  const kmTo = ({ coordinates }: FoundPage) => {
    const { x, y } = coordinates ? project(coordinates, from) : { x: Infinity, y: 0 };
    return Math.hypot(x, y);
  };
  return [...pages].sort((a, b) => kmTo(a) - kmTo(b));
};

/** The map of the pages, with the pin of the district that was found. */
export function FinderMap({ found, districts, atRest = 'inset', framed }: Props) {
  const own = ownPageOf(found, districts);
  const pin = own?.coordinates
    ? { ...own, ...own.coordinates, label: found?.code }
    : found?.centre && { name: found.name, ...found.centre, label: found.code };
  const others = districts.pages.filter(({ route }) => route !== own?.route);
  return (
    <RegionMap
      pin={pin}
      part={partFor(found, own) ?? atRest}
      framed={framed}
      pages={pin ? byNearness(others, pin) : others}
      places={districts.districts}
      placed={found ? undefined : districts.placed?.[atRest]}
    />
  );
}
