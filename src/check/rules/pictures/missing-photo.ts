import { imagePath, isDrawingFile } from '../../../content/files';
import { meantPicture } from '../../files/meant-name';
import { nearest } from '../../nearest';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { quote } from '../../words';
import { pathOfPhoto, photoNames, photosIn } from './shown-photos';

export const missingPhoto: Rule = {
  code: 'missing-photo',
  severity: 'error',
  summary: 'A page shows a photograph that is not in the folder _images.',
  example: { before: '"file": "vam.jpg"', after: '"file": "van.jpg"' },
  scope: 'site',
  *check(site) {
    const names = photoNames(site);
    for (const { document, path, file } of photosIn(site)) {
      if (file === undefined || pathOfPhoto(site, file)) continue;
      const meant = nearest(file, names);
      yield {
        document,
        location: { path: [...path, 'file'], part: 'value' },
        words: isDrawingFile(imagePath(file)) ? ofDrawing(file) : words(file, meant),
        ...(meant !== undefined && { insert: JSON.stringify(meant) }),
      };
    }
  },
};

const EMPTY = 'Visitors would see an empty place where the photograph belongs.';

const words = (file: string, meant: string | undefined): Words => ({
  message: `There is no ${quote(file)} in the folder _images.${meant ? ` Did you mean "${meant}"?` : ''}`,
  fix: meant
    ? `Write "${meant}" in its place.`
    : `Put the photograph there as ${imagePath(nameFor(file))}, or take the picture out of this page.`,
  why: EMPTY,
});

/** What a photograph of this name can be called. */
const nameFor = (file: string) => meantPicture(/\.(avif|jpe?g|png|webp)$/i.test(file) ? file : `${file}.jpg`);

const ofDrawing = (file: string): Words => ({
  message: `${quote(file)} is a drawing, and no photograph.`,
  fix: 'Write the name of a JPEG, PNG, WebP or AVIF file of the folder _images.',
  why: EMPTY,
});
