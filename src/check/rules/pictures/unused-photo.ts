import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { isWhole } from '../../documents/whole';
import { nameOf, pictureFile, WHOLE } from './picture-file';
import { pathOfPhoto, photosIn } from './shown-photos';

export const unusedPhoto: Rule = {
  code: 'unused-photo',
  severity: 'warning',
  summary: 'No page shows a photograph of the folder _images.',
  example: { before: 'pages/_images/old-van.jpg exists', after: 'The file is deleted, or a page shows it.' },
  scope: 'site',
  *check(site) {
    if (!isWhole(site)) return;
    const shown = new Set(photosIn(site).map(({ file }) => pathOfPhoto(site, file)));
    // Where one is named that is not there, its name may be what is wrong.
    if (shown.has(undefined)) return;
    for (const path of site.photos.keys()) {
      if (!shown.has(path)) yield { document: pictureFile(path), location: WHOLE, words: words(nameOf(path)) };
    }
  },
};

const words = (name: string): Words => ({
  message: `No page shows "${name}".`,
  fix:
    `Write "picture": { "show": "photo", "file": "${name}", "alt": "…" } where it should stand: in a hero, in a text ` +
    'or on a card. If nobody needs it, delete the file.',
  why: 'Whoever put it here for visitors waits in vain.',
});
