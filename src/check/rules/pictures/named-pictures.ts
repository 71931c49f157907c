import { imagePath, isDrawingFile, isPhotoFile } from '../../../content/files';
import { SCENE_NAMES } from '../../../design/drawings/scene-names';
import { SCENES } from '../../../design/drawings/scenes';
import { validPartsOf } from '../../../content/valid-parts';
import type { Path } from '../../../json/path';
import { atValue } from '../../placed';
import { intendedPicture } from '../../files/intended-name';
import { nearest } from '../../nearest';
import { oncePerText } from '../../once';
import type { Diagnostic, Rule } from '../../rule';
import type { Site, SiteDocument } from '../../site';
import { eachIn, fieldsOfKinds } from '../../store';
import { listOf, quote, replacing } from '../../words';
import { namesOf, pathOfPhoto, photosIn, photosShown } from './shown-photos';

interface Lost {
  document: SiteDocument;
  path: Path;
  name: string;
  names: readonly string[];
  orElse: string;
}

function lost({ document, path, name, names, orElse }: Lost): Diagnostic {
  const { question, fix, insert } = replacing(nearest(name, names), orElse);
  const message = `There is no picture ${quote(name)}.${question}`;
  const why = 'Visitors would see an empty place where the picture belongs.';
  const partOf = insert === undefined ? goneAs(name) : undefined;
  return atValue(document, path, { message, fix, why }, { insert, partOf });
}

/** A picture that several places name is gone: that is one mistake. */
const goneAs = oncePerText(() => ({}));

export const missingPhoto: Rule = {
  code: 'missing-photo',
  severity: 'error',
  summary: 'A page shows a photograph that is not in the folder _images.',
  example: { before: '"file": "vam.jpg"', after: '"file": "van.jpg"' },
  scope: 'site',
  uses: [photosShown],
  *check(site) {
    const names = namesOf(site.paths, isPhotoFile);
    for (const { document, path, file } of photosIn(site)) {
      if (file === undefined || isThere(site, file)) continue;
      const called = intendedPicture(/\.(avif|jpe?g|png|webp)$/i.test(file) ? file : `${file}.jpg`);
      const orElse = isDrawingFile(imagePath(file))
        ? 'It is a drawing: write the name of a JPEG, PNG, WebP or AVIF file of the folder _images.'
        : `Put the photograph there as ${imagePath(called)}, or take the picture out of this page.`;
      yield lost({ document, path: [...path, 'file'], name: file, names, orElse });
    }
  },
};

export const misnamedPhoto: Rule = {
  code: 'misnamed-photo',
  severity: 'error',
  summary: 'A photograph is named with its folder, with capitals or with another ending than its file has.',
  example: { before: '"file": "pages/_images/Van.JPG"', after: '"file": "van.jpg"' },
  scope: 'site',
  uses: [photosShown],
  *check(site) {
    const names = namesOf(site.paths, isPhotoFile);
    for (const { document, path, file } of photosIn(site)) {
      const intended = file === undefined || isThere(site, file) ? undefined : intendedPhoto(file, names);
      if (intended === undefined) continue;
      const words = {
        message: `The photograph is called "${intended}", and not ${quote(file)}.`,
        fix: `Write "${intended}" in its place, without a folder.`,
        why: 'Computers do not agree on names: visitors would see an empty place where the photograph belongs.',
      };
      yield atValue(document, [...path, 'file'], words, { insert: JSON.stringify(intended) });
    }
  },
};

/** Also where the file has a name that no picture can have: that is reported by itself. */
const isThere = (site: Site, file: string) =>
  pathOfPhoto(site, file) !== undefined || site.misnamed.includes(imagePath(file));

/** The photograph that is called so but for its folder, its capitals and its ending. */
function intendedPhoto(file: string, names: readonly string[]): string | undefined {
  const bare = intendedPicture(file.split(/[\\/]/).at(-1)!);
  if (names.includes(bare)) return bare;
  const stemOf = (name: string) => name.replace(/\.[^.]*$/, '');
  const alike = names.filter((name) => stemOf(name) === stemOf(bare));
  return alike.length === 1 ? alike[0] : undefined;
}

export const missingMark: Rule = {
  code: 'missing-mark',
  severity: 'error',
  summary: 'The drawing that pages/_site.json names as the mark is not in the folder _images.',
  example: { before: '"mark": "logo.svg"', after: '"mark": "mark.svg"' },
  scope: 'site',
  *check({ business: document, paths }) {
    const name = validPartsOf(document).look?.mark;
    if (!document || name === undefined || paths.has(imagePath(name))) return;
    const orElse = `Put the drawing there as ${imagePath(name)}, or leave "mark" out.`;
    yield lost({ document, path: ['look', 'mark'], name, names: namesOf(paths, isDrawingFile), orElse });
  },
};

const SCENES_NAMED = fieldsOfKinds('scene');

export const missingScene: Rule = {
  code: 'missing-scene',
  severity: 'error',
  summary: 'A page names a drawing that there is not, neither among ours nor in the folder _images.',
  example: { before: '"scene": "hause"', after: '"scene": "house"' },
  scope: 'site',
  uses: [SCENES_NAMED],
  *check(site) {
    const names = [...SCENE_NAMES, ...namesOf(site.paths, isDrawingFile)];
    for (const [document, { path, value }] of eachIn(SCENES_NAMED, site)) {
      if (typeof value !== 'string' || SCENES.has(value) || names.includes(value)) continue;
      const orElse = value.endsWith('.svg')
        ? `Put the drawing there as ${imagePath(value)}, or choose one of ours: ${listOf(SCENE_NAMES, 'or')}.`
        : `Write ${listOf(SCENE_NAMES, 'or')}, or the name of an SVG file in the folder _images.`;
      yield lost({ document, path, name: value, names, orElse });
    }
  },
};

export const missingSocialImage: Rule = {
  code: 'missing-social-image',
  severity: 'error',
  summary: 'A page names a picture for social networks that the site does not have.',
  example: { before: '"socialImage": "/images/vann.jpg"', after: '(no "socialImage")' },
  scope: 'site',
  *check({ pages, setting: { publicFiles } }) {
    if (!publicFiles) return;
    const existing = publicFiles.map((file) => `/${file}`);
    const names = existing.filter((file) => /\.(png|jpg|webp)$/.test(file));
    for (const document of pages) {
      const name = validPartsOf(document).metadata?.socialImage;
      if (name === undefined || existing.includes(name)) continue;
      const orElse = 'Take "socialImage" out: a picture is then drawn from the heading of the page.';
      yield lost({ document, path: ['metadata', 'socialImage'], name, names, orElse });
    }
  },
};
