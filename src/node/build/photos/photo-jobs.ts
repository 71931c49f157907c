import { photosIn } from '../../../check/rules/pictures/shown-photos';
import { imagePath } from '../../../content/files';
import { photoBase } from '../../../content/photo-file';
import type { Site, Surroundings } from '../../../content/site';
import { fallbackWidth, photoAddress } from '../../../design/photo/photo';
import type { PhotoFormat } from '../../../design/photo/photo';
import { widthsAt } from '../../../design/photo/photo-places';
import type { PhotoJob } from './photo-maker';

/** Every file that the pages of a site show of its photographs, each once. */
export function photoJobs(site: Site): PhotoJob[] {
  const { photos, setting } = site;
  const jobs = new Map<string, PhotoJob>();
  const seen = new Set<string>();
  for (const { kind, file = '' } of photosIn(site)) {
    const path = imagePath(file);
    if (seen.has(`${kind} ${path}`)) continue;
    seen.add(`${kind} ${path}`);
    const size = photos.get(path)?.size;
    if (!size || !setting.photos) continue;
    const { fingerprintOf, read } = setting.photos;
    const base = photoBase(path, fingerprintOf(path));
    const add = (width: number, format: PhotoFormat) => {
      const address = photoAddress(base, width, format);
      jobs.set(address, { path, address, width, format, read: () => read(path) });
    };
    const widths = widthsAt(kind, size.width);
    for (const width of widths) add(width, 'avif');
    add(fallbackWidth(widths), 'webp');
  }
  return [...jobs.values()];
}

const ADDRESS = /^(?<base>\/assets\/photos\/.+)-(?<width>\d{1,5})\.(?<format>avif|webp)$/;

/** The job for an address, wherever it is shown; undefined for one that is no photograph of the site. */
export function photoJobAt(
  { photos, setting }: Pick<Site, 'photos'> & { setting: Pick<Surroundings, 'photos'> },
  address: string,
): PhotoJob | undefined {
  const { base, width, format } = ADDRESS.exec(address)?.groups ?? {};
  const files = setting.photos;
  if (!files || base === undefined) return undefined;
  const photo = [...photos].find(([path, { size }]) => size && photoBase(path, files.fingerprintOf(path)) === base);
  if (!photo || Number(width) > photo[1].size!.width) return undefined;
  const [path] = photo;
  return { path, address, width: Number(width), format: format as PhotoFormat, read: () => files.read(path) };
}
