import { deadLinksIn } from '../../documents/links';
import { imagePath } from '../../../content/files';
import { MOST_PHOTO_BYTES, MOST_PHOTO_PIXELS } from '../../../content/photo-file';
import type { PhotoFile } from '../../../content/photo-file';
import { Source } from '../../../json/source';
import { atFile } from '../../placed';
import { everyFileIsValid } from '../../documents/whole';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import type { Site } from '../../site';
import { pathOfPhoto, photosIn, photosShown } from './shown-photos';

const nameOf = (path: string) => path.slice(imagePath('').length);
const asFile = (path: string) => ({ path, source: new Source(path, '') });

const inFiles = (find: (name: string, photo: PhotoFile) => Words | undefined) =>
  function* ({ photos }: Site) {
    for (const [path, photo] of photos) {
      const words = find(nameOf(path), photo);
      if (words) yield atFile(asFile(path), words);
    }
  };

export const heavyPhoto: Rule = {
  code: 'heavy-photo',
  severity: 'error',
  summary: 'A photograph has more than 20 MB, or more than a hundred million pixels.',
  example: { before: 'van.jpg has 34 MB', after: 'van.jpg has 3 MB' },
  scope: 'site',
  check: inFiles((name, { isHeavy, size = { width: 0, height: 0 } }) => {
    if (!isHeavy && size.width * size.height <= MOST_PHOTO_PIXELS) return undefined;
    const excess = isHeavy
      ? `more than ${MOST_PHOTO_BYTES / 1024 / 1024} MB`
      : `${size.width} × ${size.height} pixels, which is more than ${MOST_PHOTO_PIXELS / 1_000_000} million`;
    return {
      message: `"${name}" has ${excess}.`,
      fix: 'Save it smaller, for example 3000 pixels wide: no page shows more than 2000.',
      why: 'Whoever works on the site would wait each time, and a computer with little memory could not build it.',
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

export const unusedPhoto: Rule = {
  code: 'unused-photo',
  severity: 'warning',
  summary: 'No page shows a photograph of the folder _images.',
  example: { before: 'pages/_images/old-van.jpg exists', after: 'The file is deleted, or a page shows it.' },
  scope: 'site',
  uses: [photosShown],
  *check(site) {
    const shown = new Set(photosIn(site).map(({ file }) => pathOfPhoto(site, file)));
    // Where one is named that is not there, its name may be what is wrong.
    for (const path of everyFileIsValid(site) && !shown.has(undefined) ? site.photos.keys() : []) {
      const words = {
        message: `No page shows "${nameOf(path)}".`,
        fix:
          `Write "picture": { "show": "photo", "file": "${nameOf(path)}", "alt": "…" } where it should stand: in a ` +
          'hero, in a text or on a card. If nobody needs it, delete the file.',
        why: 'Whoever put it here for visitors waits in vain.',
      };
      if (!shown.has(path)) yield atFile(asFile(path), words, { follows: deadLinksIn(site) });
    }
  },
};
