import { PHOTO_PLACES } from '../../../design/photo/photo-places';
import type { PhotoKind } from '../../../design/photo/photo-places';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { pathOfPhoto, photosIn } from './shown-photos';

export const smallPhoto: Rule = {
  code: 'small-photo',
  severity: 'warning',
  summary: 'A photograph stands wider than it is sharp.',
  example: {
    before: '"file": "van-small.jpg" at the top of a page, 640 pixels wide',
    after: '"file": "van.jpg", 3000 pixels wide',
  },
  scope: 'site',
  *check(site) {
    for (const { document, path, kind, file } of photosIn(site)) {
      const size = site.photos.get(pathOfPhoto(site, file) ?? '')?.size;
      if (!size || size.width >= PHOTO_PLACES[kind].leastWidth) continue;
      yield {
        document,
        location: { path: [...path, 'file'], part: 'value' },
        words: words(file!, { kind, width: size.width }),
      };
    }
  },
};

const PLACES: Record<PhotoKind, string> = {
  'opening-photo': 'at the top of a page',
  'backdrop-photo': 'behind the words at the top of a page',
  'side-photo': 'beside a text',
  'card-photo': 'on a card',
};

const words = (file: string, { kind, width }: { kind: PhotoKind; width: number }): Words => ({
  message: `"${file}" is ${width} pixels wide; ${PLACES[kind]} a photograph needs ${PHOTO_PLACES[kind].leastWidth}.`,
  fix: 'Take the photograph as it came from the camera. Making a small one larger does not make it sharp.',
  why: 'Visitors would see it blurred, on a fine screen most of all, and think as much of the work.',
});
