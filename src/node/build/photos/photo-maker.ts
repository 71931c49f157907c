import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { readPhoto } from '../../../content/read-photo';
import { MOST_PHOTO_PIXELS } from '../../../content/photo-file';
import type { OutputInfo } from 'sharp';
import type { PhotoFormat } from '../../../design/photo/photo';
import { WIDEST, WIDEST_OF_PLAIN_PHONES } from '../../../design/photo/photo-places';
import { Complaint } from '../../complaint';
import { keepIn, keptIn } from '../../cache/kept-bytes.mjs';
import { workFolder } from '../../paths';
import { photoLibrary } from '../../load/photo-library';

const CACHE = join(workFolder, 'photos');

/** A file that is made of a photograph. */
export interface PhotoJob {
  /** The photograph, `pages/_images/van.jpg`. */
  path: string;
  /** Where it is published, `/assets/photos/van-3f2a-480.avif`: with its fingerprint, so it is kept under its name. */
  address: string;
  width: number;
  format: PhotoFormat;
  read: () => Uint8Array;
}

/**
 * More bytes are not seen. Milliseconds of the processor, kilobytes and SSIM of a photograph of this site 1200 wide:
 * AVIF at an effort of 1 and 62 takes 120 and leaves 24 (0.988); at 2 and 62 230 for 21 (0.990); at 0 and 56 33 for 28
 * (0.984). WebP takes 34 for 31 (0.987) at an effort of 2 and 76.
 */
const AVIF = { quality: 62, effort: 1, tune: 'ssim', chromaSubsampling: '4:2:0' } as const;
/**
 * Where two pixels of the picture or more stand for one of the page, or the window is very wide. A photograph 1200 wide
 * takes 30 ms and leaves 22.3 kB, against 96 for 20.3 at the effort of smaller ones, and seen at half the size it is as
 * alike (0.992 and 0.993).
 */
const AVIF_OF_FINE_SCREENS = { ...AVIF, quality: 54, effort: 0 } as const;
const WEBP = { quality: 76, effort: 2 } as const;

/** Where the file is kept from one build to the next. */
export const keptPhoto = ({ address }: Pick<PhotoJob, 'address'>) =>
  join(CACHE, address.slice(address.lastIndexOf('/') + 1));

/** Whether something was made before of each photograph that is published there. */
export function isEachKept(bases: readonly string[]): boolean {
  const kept = new Set(existsSync(CACHE) ? readdirSync(CACHE).map((name) => name.replace(/-\d+\.\w+$/, '')) : []);
  return bases.every((base) => kept.has(base.slice(base.lastIndexOf('/') + 1)));
}

/** The file, kept from before or made now. Throws a `Complaint` for a photograph that cannot be read to its end. */
export const photoFile = (job: PhotoJob): Promise<Uint8Array> => fileOf(job, new OpenedPhoto(job));

async function fileOf(job: PhotoJob, photo: OpenedPhoto): Promise<Uint8Array> {
  const cached = keptIn(keptPhoto(job));
  if (cached) return cached;
  const isFine = job.width > WIDEST_OF_PLAIN_PHONES;
  const resized = resizedTo(job.width, await (isFine ? photo.fine() : photo.plain()));
  const avif = isFine ? AVIF_OF_FINE_SCREENS : AVIF;
  const made = await (job.format === 'avif' ? resized.avif(avif) : resized.webp(WEBP)).toBuffer();
  keepIn(keptPhoto(job), made);
  return made;
}

type Pixels = { data: Buffer; info: OutputInfo };

const resizedTo = (width: number, { data, info: { width: from, height, channels } }: Pixels) =>
  photoLibrary()(data, { raw: { width: from, height, channels } }).resize({ width, withoutEnlargement: true });

/** A photograph that several files are made of: read once, and made narrower once for those of plain phones. */
class OpenedPhoto {
  readonly #job: PhotoJob;
  #fine: Promise<Pixels> | undefined;
  #plain: Promise<Pixels> | undefined;

  constructor(job: PhotoJob) {
    this.#job = job;
  }

  fine = () => (this.#fine ??= openedOf(this.#job));

  plain = () => (this.#plain ??= this.fine().then(narrowed));
}

const narrowed = (fine: Pixels): Promise<Pixels> =>
  resizedTo(WIDEST_OF_PLAIN_PHONES, fine).raw().toBuffer({ resolveWithObject: true });

/**
 * The right way up, in the colours of screens, and without anything that the camera wrote beside the picture. As wide
 * as any place shows it, whichever do, so that what is made of it is the same.
 */
async function openedOf({ path, read }: PhotoJob): Promise<Pixels> {
  const bytes = read();
  if (!readPhoto(bytes).size)
    throw new Complaint(`${path} is no photograph any more: it was changed since it was checked.`);
  try {
    return await photoLibrary()(bytes, { limitInputPixels: MOST_PHOTO_PIXELS, failOn: 'error', sequentialRead: true })
      .autoOrient()
      .resize({ width: WIDEST, withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw new Complaint(
      `${path} cannot be read to its end (${(error as Error).message.split('\n')[0]}). ` +
        'Copy it here again from the camera, or save it again as JPEG.',
    );
  }
}

/**
 * Each file as it is done, as many photographs at once as there are cores: libvips works in threads of its own. Each
 * photograph is opened once.
 */
export async function makePhotos(
  jobs: readonly PhotoJob[],
  onMade: (job: PhotoJob, bytes: Uint8Array) => void,
): Promise<void> {
  const byPhoto = new Map<string, PhotoJob[]>();
  for (const job of jobs) byPhoto.set(job.path, [...(byPhoto.get(job.path) ?? []), job]);
  const photos = [...byPhoto.values()];
  const work = async () => {
    for (let files = photos.shift(); files; files = photos.shift()) {
      const photo = new OpenedPhoto(files[0]!);
      for (const job of files) onMade(job, await fileOf(job, photo));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}
