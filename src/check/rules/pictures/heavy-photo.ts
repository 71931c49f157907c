import { MOST_PHOTO_BYTES, MOST_PHOTO_PIXELS } from '../../../content/photo-file';
import type { PhotoFile } from '../../../content/photo-file';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { nameOf, pictureFile, WHOLE } from './picture-file';

export const heavyPhoto: Rule = {
  code: 'heavy-photo',
  severity: 'error',
  summary: 'A photograph has more than 20 MB, or more than a hundred million pixels.',
  example: { before: 'van.jpg has 34 MB', after: 'van.jpg has 3 MB' },
  scope: 'site',
  *check({ photos }) {
    for (const [path, photo] of photos) {
      const excess = excessOf(photo);
      if (excess !== undefined) {
        yield { document: pictureFile(path), location: WHOLE, words: words(nameOf(path), excess) };
      }
    }
  },
};

function excessOf({ bytes, size }: PhotoFile): string | undefined {
  if (bytes > MOST_PHOTO_BYTES) return `more than ${MOST_PHOTO_BYTES / 1024 / 1024} MB`;
  if (!size || size.width * size.height <= MOST_PHOTO_PIXELS) return undefined;
  return `${size.width} × ${size.height} pixels, which is more than ${MOST_PHOTO_PIXELS / 1_000_000} million`;
}

const words = (name: string, excess: string): Words => ({
  message: `"${name}" has ${excess}.`,
  fix: 'Save it smaller, for example 3000 pixels wide: no page shows more than 2000.',
  why: 'Whoever works on the site would wait for it each time, and a computer with little memory could not build it.',
});
