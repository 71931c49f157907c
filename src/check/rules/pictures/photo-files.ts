import { deadLinksIn } from '../../documents/links';
import { imagePath } from '../../../content/files';
import { MOST_PHOTO_BYTES, MOST_PHOTO_PIXELS } from '../../../content/photo-file';
import type { PhotoFile } from '../../../content/photo-file';
import { Source } from '../../../json/source';
import { oncePer } from '../../once';
import { atFile } from '../../placed';
import { everyFileIsValid } from '../../documents/whole';
import type { Words } from '../../problem';
import type { Diagnostic, Rule } from '../../rule';
import type { Site } from '../../site';
import { pathOfPhoto, photosIn } from './shown-photos';

type Find = (name: string, photo: PhotoFile, site: Site) => Words | undefined;

const inFiles = (find: Find, followsIn: (site: Site) => NonNullable<Diagnostic['follows']> = () => []) =>
  function* (site: Site) {
    for (const [path, photo] of site.photos) {
      const words = find(path.slice(imagePath('').length), photo, site);
      if (words) yield atFile({ path, source: new Source(path, '') }, words, { follows: followsIn(site) });
    }
  };

export const heavyPhoto: Rule = {
  code: 'heavy-photo',
  severity: 'error',
  summary: 'A photograph has more than 20 MB, or more than a hundred million pixels.',
  example: { before: 'van.jpg has 34 MB', after: 'van.jpg has 3 MB' },
  scope: 'site',
  check: inFiles((name, { bytes, size = { width: 0, height: 0 } }) => {
    const isHeavy = bytes > MOST_PHOTO_BYTES;
    if (!isHeavy && size.width * size.height <= MOST_PHOTO_PIXELS) return undefined;
    const excess = isHeavy
      ? `more than ${MOST_PHOTO_BYTES / 1024 / 1024} MB`
      : `${size.width} × ${size.height} pixels, which is more than ${MOST_PHOTO_PIXELS / 1_000_000} million`;
    return {
      message: `"${name}" has ${excess}.`,
      fix: 'Save it smaller, for example 3000 pixels wide: no page shows more than 2000.',
      why:
        'Whoever works on the site would wait for it each time, and a computer with little memory could not build ' +
        'it.',
    };
  }),
};

const SHOWN = /JPEG|PNG|WebP|AVIF/;

export const notAPicture: Rule = {
  code: 'not-a-picture',
  severity: 'error',
  summary: 'A file of the folder _images is called a picture, and its bytes are something else.',
  example: { before: 'van.jpg is a PDF', after: 'van.jpg is a JPEG picture' },
  scope: 'site',
  check: inFiles((name, { is, size }) => {
    if (size) return undefined;
    if (SHOWN.test(is))
      return {
        message: `"${name}" begins as ${is} and breaks off.`,
        fix: 'Copy the photograph here again: only a part of it has come.',
        why: 'Visitors would see half of it, or nothing.',
      };
    return {
      message: `"${name}" is ${is}, whatever its name says.`,
      fix: 'Put a photograph in its place that was saved as JPEG, PNG, WebP or AVIF: another name changes nothing.',
      why: 'Visitors would see an empty place where the photograph belongs.',
    };
  }),
};

/** The files that pages show; `undefined` among them for one that is not there. */
const shownIn = oncePer((site: Site) => new Set(photosIn(site).map(({ file }) => pathOfPhoto(site, file))));

export const unusedPhoto: Rule = {
  code: 'unused-photo',
  severity: 'warning',
  summary: 'No page shows a photograph of the folder _images.',
  example: { before: 'pages/_images/old-van.jpg exists', after: 'The file is deleted, or a page shows it.' },
  scope: 'site',
  check: inFiles((name, _, site) => {
    const shown = shownIn(site);
    // Where one is named that is not there, its name may be what is wrong.
    if (!everyFileIsValid(site) || shown.has(undefined) || shown.has(imagePath(name))) return undefined;
    return {
      message: `No page shows "${name}".`,
      fix:
        `Write "picture": { "show": "photo", "file": "${name}", "alt": "…" } where it should stand: in a hero, in a ` +
        'text or on a card. If nobody needs it, delete the file.',
      why: 'Whoever put it here for visitors waits in vain.',
    };
  }, deadLinksIn),
};
