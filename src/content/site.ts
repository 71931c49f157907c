import type { Drawing } from '../design/drawings/drawing';
import { Source } from '../json/source';
import { documentAnew } from './closed-document';
import { documentOf, isOfBusiness, kindOfFile } from './document';
import type { SiteDocument } from './document';
import { isDrawingFile, isPageFile, isPhotoFile, isSharedFile } from './files';
import { folderOfLanguage, foldersIn } from './languages/folders';
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
  #languages: readonly Site<Setting>[] | undefined;

  /** The same site, of which nothing is known but what it says: what a check found out of it goes with this one. */
  anew(): Site<Setting> {
    const { paths, misnamed, drawings, photos, setting } = this;
    const documents = [...this.documents].map(([path, document]) => [path, documentAnew(document)] as const);
    return new Site(new Map(documents), { paths, misnamed, drawings, photos, setting });
  }

  /** Resolves the valid pages; `undefined` while `pages/_site.json` is unusable. */
  get resolver(): Resolver | undefined {
    const { business, languages } = this;
    if (!business?.document) return undefined;
    const others = languages.length > 1 ? languages.map((each) => each.resolver!) : [];
    this.#resolver ??= new Resolver(this, business.document, others);
    return this.#resolver;
  }

  /** The site in each of its languages, as if there were no other, the first one first; itself where it has one. */
  get languages(): readonly Site<Setting>[] {
    this.#languages ??= this.#split();
    return this.#languages;
  }

  /** The site in the language of a file. */
  in(path: string): Site<Setting> {
    const { languages } = this;
    if (languages.length === 1) return this;
    const folder = folderOfLanguage(path, foldersIn(this.business?.value));
    return languages.find((each) => each.folder === folder) ?? languages[0]!;
  }

  #split(): readonly Site<Setting>[] {
    const folders = this.whole === this ? foldersIn(this.business?.value) : [];
    if (folders.length === 0) return [this];
    const { misnamed, drawings, photos, setting } = this;
    return [undefined, ...new Set(folders)].map((folder) => {
      const isOwn = (path: string) =>
        (!isPageFile(path) && !isSharedFile(path)) || folderOfLanguage(path, folders) === folder;
      const documents = [...this.documents]
        .filter(([path]) => isOwn(path))
        .map(([path, each]) => [path, isOfBusiness(each.kind) ? inOneLanguage(each, folder) : each] as const);
      const paths = [...this.paths].filter(isOwn);
      return new Site(new Map(documents), {
        paths,
        misnamed,
        drawings,
        photos,
        setting,
        partOf: { whole: this, folder },
      });
    });
  }
}

/**
 * A file of the business with only those of its fields that visitors of a language read: claims and menus of their own
 * files are in the first one.
 */
function inOneLanguage(file: SiteDocument, folder: string | undefined): SiteDocument {
  const at = folder === undefined ? undefined : foldersIn(file.value).indexOf(folder);
  const fields = file.fields.filter(({ path }) => (path[0] === 'languages' ? path[1] === at : at === undefined));
  return { ...file, fields };
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
