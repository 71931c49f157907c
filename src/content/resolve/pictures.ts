import type { z } from 'zod';
import type { PageSummary, ResolvedMap, ResolvedPhoto } from '../../blocks/resolved';
import skylineFiles from '../../design/drawings/skyline-files.json';
import { PHOTO_PLACES, widthsAt } from '../../design/photo/photo-places';
import type { PhotoKind } from '../../design/photo/photo-places';
import type { picture } from '../../schema/fields';
import { imagePath } from '../files';
import { photoBase } from '../photo-file';
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

/** `business`: its name and place, for a map whose pin is there. */
export function resolveMap(
  index: PageIndex,
  page: PageSummary | undefined,
  business?: Pick<PageSummary, 'name' | 'coordinates'>,
): ResolvedMap {
  const summary = page && { ...page, ...business };
  const neighbours = shownOf(index.onMap(summary, MAP_NEIGHBOURS), SHOWN_ON_MAPS);
  const { name = '', code, coordinates, responseMinutes, skyline } = summary ?? {};
  if (!coordinates) return { show: 'map', neighbours };
  const pin = {
    name,
    ...(code !== undefined && { code }),
    ...coordinates,
    ...(responseMinutes !== undefined && { responseMinutes }),
  };
  const places = index
    .unlisted(coordinates, MAP_PLACES)
    .map(({ name: called, centre }) => ({ name: called, centre, named: 'close' as const }));
  return {
    show: 'map',
    pin,
    neighbours,
    ...(places.length > 0 && { places }),
    ...(skyline && { skyline: skylineFiles[skyline] }),
  };
}
