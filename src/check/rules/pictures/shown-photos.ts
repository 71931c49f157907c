import { imagePath, isPhotoFile } from '../../../content/files';
import { isPhotoKind } from '../../../design/photo/photo-places';
import type { PhotoKind } from '../../../design/photo/photo-places';
import { isObject } from '../../../json/is-object';
import type { Path } from '../../../json/path';
import { oncePer } from '../../once';
import type { Site, SiteDocument } from '../../site';
import { fact, foundIn } from '../../store';

export interface ShownPhoto {
  document: SiteDocument;
  /** Where it stands in the document; `file` and `alt` are fields of it. */
  path: Path;
  kind: PhotoKind;
  file?: string;
  alt?: string;
}

export const photosShown = fact('photographs', ({ fields }) =>
  fields.flatMap(({ kind, value, path }): Omit<ShownPhoto, 'document'>[] => {
    if (!isPhotoKind(kind) || !isObject(value)) return [];
    const { file, alt } = value;
    const written = { ...(typeof file === 'string' && { file }), ...(typeof alt === 'string' && { alt }) };
    return [{ path, kind, ...written }];
  }),
);

export const photosIn = oncePer((site: Site): readonly ShownPhoto[] =>
  foundIn(photosShown, site).flatMap(([document, shown]) => shown.map((each) => ({ document, ...each }))),
);

/** The file of a photograph that is named as it is called. */
export const pathOfPhoto = (site: Site, file: string | undefined): string | undefined =>
  file !== undefined && isPhotoFile(imagePath(file)) && site.paths.has(imagePath(file)) ? imagePath(file) : undefined;

/** The names of the files of `_images` that pass. */
export const namesOf = (paths: ReadonlySet<string>, passes: (path: string) => boolean): string[] =>
  [...paths].filter(passes).map((path) => path.slice(imagePath('').length));
