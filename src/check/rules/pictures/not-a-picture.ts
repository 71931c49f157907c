import type { PhotoFile } from '../../../content/photo-file';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { nameOf, pictureFile, WHOLE } from './picture-file';

export const notAPicture: Rule = {
  code: 'not-a-picture',
  severity: 'error',
  summary: 'A file of the folder _images is called a picture, and its bytes are something else.',
  example: { before: 'van.jpg is a PDF', after: 'van.jpg is a JPEG picture' },
  scope: 'site',
  *check({ photos }) {
    for (const [path, photo] of photos) {
      if (photo.size) continue;
      yield { document: pictureFile(path), location: WHOLE, words: words(nameOf(path), photo) };
    }
  },
};

const SHOWN = /JPEG|PNG|WebP|AVIF/;

function words(name: string, { is }: PhotoFile): Words {
  if (SHOWN.test(is)) {
    return {
      message: `"${name}" begins as ${is} and breaks off.`,
      fix: 'Copy the photograph here again: only a part of it has come.',
      why: 'Visitors would see half of it, or nothing.',
    };
  }
  const isOther = /picture|drawing/.test(is) && is !== 'no picture';
  return {
    message: isOther
      ? `"${name}" is ${is}, whatever its name says, and not every browser shows those.`
      : is === 'no picture'
        ? `"${name}" is no picture, whatever its name says.`
        : `"${name}" is ${is}, and no picture.`,
    fix: isOther
      ? 'Open it and save it as JPEG: changing the name alone changes nothing.'
      : 'Put the photograph itself in its place, as JPEG, PNG, WebP or AVIF, or delete the file.',
    why: 'Visitors would see an empty place where the photograph belongs.',
  };
}
