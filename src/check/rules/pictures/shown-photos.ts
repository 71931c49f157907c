import { imagePath, isPhotoFile } from '../../../content/files';
import { isPhotoKind } from '../../../design/photo/photo-places';
import type { PhotoKind } from '../../../design/photo/photo-places';
import { isObject } from '../../../json/is-object';
import type { Path } from '../../../json/path';
import { oncePer } from '../../once';
import type { Site, SiteDocument } from '../../site';

/** A photograph that a document names. */
export interface ShownPhoto {
  document: SiteDocument;
  /** Where it stands in the document; `file` and `alt` are fields of it. */
  path: Path;
  kind: PhotoKind;
  file?: string;
  alt?: string;
}

/** Every photograph that a document names. */
export const photosOf = oncePer((document: SiteDocument): readonly ShownPhoto[] =>
  document.fields.flatMap(({ kind, value, path }) => {
    if (!isPhotoKind(kind) || !isObject(value)) return [];
    const { file, alt } = value;
    const written = { ...(typeof file === 'string' && { file }), ...(typeof alt === 'string' && { alt }) };
    return [{ document, path, kind, ...written }];
  }),
);

/** Every photograph that is named, in the order of the documents. */
export const photosIn = oncePer(({ documents }: Site): readonly ShownPhoto[] =>
  [...documents.values()].flatMap(photosOf),
);

/** The file of a photograph that is named as it is called. */
export const pathOfPhoto = (site: Site, file: string | undefined): string | undefined =>
  file !== undefined && isPhotoFile(imagePath(file)) && site.paths.has(imagePath(file)) ? imagePath(file) : undefined;

/** The names of all photographs of the site. */
export const photoNames = ({ paths }: Site): string[] =>
  [...paths].filter(isPhotoFile).map((path) => path.slice(imagePath('').length));
