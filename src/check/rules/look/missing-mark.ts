import { imagePath, isImageFile } from '../../../content/files';
import { soundOf } from '../../../content/sound';
import { nearest } from '../../nearest';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';

const words = (name: string, meant: string | undefined): Words => ({
  message: `There is no "${name}" in the folder _images.${meant ? ` Did you mean "${meant}"?` : ''}`,
  fix: meant ? `Write "${meant}" in its place.` : `Put the drawing there as ${imagePath(name)}, or leave "mark" out.`,
  why: 'Visitors would see no mark beside the name.',
});

export const missingMark: Rule = {
  code: 'missing-mark',
  severity: 'error',
  summary: 'The drawing that pages/_site.json names as the mark is not in the folder _images.',
  example: { before: '"mark": "logo.svg"', after: '"mark": "mark.svg"' },
  scope: 'site',
  *check({ business: document, paths }) {
    const name = soundOf(document).look?.mark;
    if (!document || name === undefined || paths.has(imagePath(name))) return;
    const meant = nearest(
      name,
      [...paths]
        .filter((path) => isImageFile(path) && path.endsWith('.svg'))
        .map((path) => path.slice(imagePath('').length)),
    );
    yield {
      document,
      location: { path: ['look', 'mark'], part: 'value' },
      words: words(name, meant),
      ...(meant && { insert: JSON.stringify(meant) }),
    };
  },
};
