import { stemOfWhole } from '../../../content/photo-file';
import { PHOTO_PLACES } from '../../../design/photo/photo-places';
import type { PhotoKind } from '../../../design/photo/photo-places';
import { atValue } from '../../placed';
import type { Rule } from '../../rule';
import { counted, quote } from '../../words';
import { pathOfPhoto, photosIn, photosShown } from './shown-photos';
import type { ShownPhoto } from './shown-photos';

const PLACES: Record<PhotoKind, string> = {
  'opening-photo': 'at the top of a page',
  'backdrop-photo': 'behind the words at the top of a page',
  'side-photo': 'beside a text',
  'card-photo': 'at the end of a page',
  'tile-photo': 'on a card',
};

export const smallPhoto: Rule = {
  code: 'small-photo',
  severity: 'warning',
  summary: 'A photograph stands wider than it is sharp.',
  example: { before: 'van.jpg, 640 pixels wide, at the top of a page', after: 'van.jpg, 3000 pixels wide' },
  scope: 'site',
  uses: [photosShown],
  *check(site) {
    for (const { document, path, kind, file } of photosIn(site)) {
      const size = site.photos.get(pathOfPhoto(site, file) ?? '')?.size;
      const { leastWidth } = PHOTO_PLACES[kind];
      if (!size || size.width >= leastWidth) continue;
      yield atValue(document, [...path, 'file'], {
        message: `"${file}" is ${counted(size.width, 'pixel')} wide; ${PLACES[kind]} a photograph needs ${leastWidth}.`,
        fix: 'Take the photograph as it came from the camera. Making a small one larger does not make it sharp.',
        why: 'Visitors would see it blurred, on a fine screen most of all, and think as much of the work.',
      });
    }
  },
};

const FILE_NAME = /\.(avif|gif|heic|jpe?g|png|webp)$/i;
/** Names that cameras give their files, before a number. */
const CAMERA_NAMES = ['dsc', 'dscf', 'dscn', 'image', 'img', 'pxl', 'screenshot'];
/** A name without its ending and the number behind it: "photo" of "Photo 1". */
const bareName = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(FILE_NAME, '')
    .replace(/[\d\s._-]+$/, '');

/** Whether a text only names a file, or repeats what its own field is called. */
function isVague({ alt = '', file = '', kind, path }: ShownPhoto): boolean {
  const names = [...CAMERA_NAMES, ...kind.split('-'), String(path.at(-1)), bareName(file)];
  return FILE_NAME.test(alt.trim()) || names.includes(bareName(alt));
}

export const vagueAlternativeText: Rule = {
  code: 'vague-alternative-text',
  severity: 'error',
  summary: 'The alternative text of a photograph does not say what it shows, or is that of another one.',
  example: { before: '"alt": "IMG_2034"', after: '"alt": "Our van in front of a terrace at night."' },
  scope: 'site',
  uses: [photosShown],
  *check(site) {
    const shown = new Map<string, string>();
    for (const photo of photosIn(site)) {
      const { document, path, alt, file = '' } = photo;
      if (alt === undefined) continue;
      const saysNothing = isVague(photo);
      // A file that is not there under this name may be the other one.
      const isThere = pathOfPhoto(site, file) !== undefined;
      const other = isThere ? shown.get(alt) : undefined;
      if (isThere) shown.set(alt, other ?? file);
      if (!saysNothing && (other === undefined || stemOfWhole(other) === stemOfWhole(file))) continue;
      yield atValue(document, [...path, 'alt'], {
        message: saysNothing
          ? `${quote(alt)} does not say what the photograph shows.`
          : `This says of "${file}" what is said of "${other}", which is another photograph.`,
        fix: 'Say it in one sentence, for example "Our van in front of a terrace at night."',
        why: 'People who hear the page, or for whom the photograph does not load, would not know what it shows.',
      });
    }
  },
};
