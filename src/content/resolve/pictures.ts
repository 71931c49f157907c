import type { z } from 'zod';
import type { PageSummary, ResolvedMap, ResolvedPhoto } from '../../blocks/resolved';
import skylineFiles from '../../design/drawings/skyline-files.json';
import { partBeside, placedWords } from '../../design/map/layout';
import { PHOTO_PLACES, widthsAt } from '../../design/photo/photo-places';
import type { PhotoKind } from '../../design/photo/photo-places';
import type { picture } from '../../schema/fields';
import { imagePath } from '../files';
import { photoBase } from '../photo-file';
import { groundOf } from '../region/ground-of';
import type { Region } from '../region/region';
import { SHOWN_ON_MAPS, shownOf } from './queries';
import type { PageIndex } from './queries';
import type { SiteFiles } from '../site-files';

/** The dots around a page's own pin. */
export const MAP_NEIGHBOURS = 9;
/** The districts without a page around it: more would be a carpet of names, and cost every visitor bytes. */
const MAP_PLACES = 3;

type PhotoPicture = Extract<z.output<typeof picture>, { show: 'photo' | 'backdrop' }>;

/** Nothing for one that the site does not have: the check refuses it, and until it is there its place stays empty. */
export function resolvePhoto(
  { show, file, alt, focus }: PhotoPicture,
  { site, kind, fill }: { site: SiteFiles; kind: PhotoKind; fill: (text: string) => string },
): ResolvedPhoto<PhotoPicture['show']> | undefined {
  const path = imagePath(file);
  const size = site.photos.get(path)?.size;
  if (!size) return undefined;
  const { width, height } = size;
  return {
    show,
    alt: fill(alt),
    address: photoBase(path, site.setting.photos?.fingerprintOf(path) ?? ''),
    width,
    height,
    widths: widthsAt(kind, width),
    sizes: PHOTO_PLACES[kind].sizes(width / height),
    ...(focus && { focus }),
  };
}

interface Around {
  index: PageIndex;
  region: Region | undefined;
  /** Its name and place, for a map whose pin is there. */
  business: Pick<PageSummary, 'name' | 'coordinates'> | undefined;
}

export function resolveMap(page: PageSummary | undefined, { index, region, business }: Around): ResolvedMap {
  const summary = page && { ...page, ...business };
  const pages = shownOf(index.onMap(summary, MAP_NEIGHBOURS), SHOWN_ON_MAPS);
  const pin = summary && pinOf(summary);
  const places = (pin ? index.unlisted(pin, MAP_PLACES) : []).map(({ name, centre }) => ({
    name,
    centre,
    named: 'close' as const,
  }));
  const placed = region && placedWords({ pin, part: partBeside(pin), pages, places }, groundOf(region.file));
  return {
    show: 'map',
    ...(pin && { pin }),
    neighbours: pages,
    ...(places.length > 0 && { places }),
    ...(placed && { placed }),
    ...(pin && summary.skyline && { skyline: skylineFiles[summary.skyline] }),
  };
}

const pinOf = ({ name, code, coordinates, responseMinutes }: PageSummary): ResolvedMap['pin'] =>
  coordinates && {
    name,
    ...(code !== undefined && { code }),
    ...coordinates,
    ...(responseMinutes !== undefined && { responseMinutes }),
  };
