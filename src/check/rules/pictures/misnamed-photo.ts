import { meantPicture } from '../../files/meant-name';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { quote } from '../../words';
import { pathOfPhoto, photoNames, photosIn } from './shown-photos';

export const misnamedPhoto: Rule = {
  code: 'misnamed-photo',
  severity: 'error',
  summary: 'A photograph is named with its folder, with capitals or with another ending than its file has.',
  example: { before: '"file": "pages/_images/Van.JPG"', after: '"file": "van.jpg"' },
  scope: 'site',
  *check(site) {
    const names = new Set(photoNames(site));
    for (const { document, path, file } of photosIn(site)) {
      if (file === undefined || pathOfPhoto(site, file)) continue;
      const meant = meantPhoto(file, names);
      if (meant === undefined) continue;
      yield {
        document,
        location: { path: [...path, 'file'], part: 'value' },
        words: words(file, meant),
        insert: JSON.stringify(meant),
      };
    }
  },
};

/** The photograph that is called so but for its folder, its capitals and its ending. */
export function meantPhoto(file: string, names: ReadonlySet<string>): string | undefined {
  const bare = meantPicture(file.split(/[\\/]/).at(-1)!);
  if (names.has(bare)) return bare;
  const stem = stemOf(bare);
  const alike = [...names].filter((name) => stemOf(name) === stem);
  return alike.length === 1 ? alike[0] : undefined;
}

const stemOf = (name: string) => name.replace(/\.[^.]*$/, '');

const words = (file: string, meant: string): Words => ({
  message: /[\\/]/.test(file)
    ? `${quote(file)} names a photograph with its folder; all of them are in _images.`
    : `The photograph is called "${meant}", and not ${quote(file)}.`,
  fix: `Write "${meant}" in its place.`,
  why: 'Computers do not agree on names: visitors would see an empty place where the photograph belongs.',
});
