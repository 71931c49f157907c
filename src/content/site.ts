import type { Drawing } from '../design/drawings/drawing';
import { Source } from '../json/source';
import { documentOf, kindOfFile } from './document';
import type { SiteDocument } from './document';
import { isDrawingFile, isPhotoFile } from './files';
import type { PhotoFile } from './photo-file';
import { Resolver } from './resolve/resolver';
import { SiteFiles } from './site-files';
import type { Surroundings } from './site-files';

export {
  documentOf,
  fieldsOfDocument,
  isOfBusiness,
  kindOfFile,
  schemaOf,
  typedAgain,
  typedOf,
  writtenAt,
} from './document';
export type { DocumentKind, Documents, Page, SiteDocument, SitePage } from './document';
export { aliasesOf } from './site-files';
export type { Surroundings } from './site-files';

/** The whole site: the one model that the check judges, that is resolved, compared and built. */
export class Site<Setting extends Surroundings = Surroundings> extends SiteFiles<Setting> {
  #resolver: Resolver | undefined;

  /** The same site, of which nothing is known but what it says: what a check found out of it goes with this one. */
  anew(): Site<Setting> {
    const { paths, misnamed, drawings, photos, setting } = this;
    const documents = [...this.documents].map(([path, document]): [string, SiteDocument] => [
      path,
      { ...document, fields: [...document.fields] },
    ]);
    return new Site(new Map(documents), { paths, misnamed, drawings, photos, setting });
  }

  /** Resolves the valid pages; `undefined` while `pages/_site.json` is unusable. */
  get resolver(): Resolver | undefined {
    if (this.business?.document) this.#resolver ??= new Resolver(this, this.business.document);
    return this.#resolver;
  }
}

/**
 * A site of JSON that is known to be right: path → value, of a drawing its parts, of a
 * photograph what is known of it. `files` are the texts that it stands
 * in, for whoever asks for places. Throws a `ZodError` for a value that is not right.
 */
export function siteFrom<Setting extends Surroundings = Surroundings>(
  values: ReadonlyMap<string, unknown>,
  setting: Setting = {} as Setting,
  files: ReadonlyMap<string, Uint8Array> = new Map(),
): Site<Setting> {
  return new Site(
    new Map(
      [...values].flatMap(([path, value]) => {
        const kind = kindOfFile(path);
        return kind
          ? [[path, documentOf({ path, kind, value, source: new Source(path, files.get(path) ?? ''), isValid: true })]]
          : [];
      }),
    ),
    {
      paths: values.keys(),
      drawings: new Map([...values].filter(([path]) => isDrawingFile(path))) as Map<string, Drawing>,
      photos: new Map([...values].filter(([path]) => isPhotoFile(path))) as Map<string, PhotoFile>,
      setting,
    },
  );
}
