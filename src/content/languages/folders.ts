import { isObject } from '../../json/is-object';

/* Which file of a site is in which of its languages, by its path and the folders of the languages. */

/** The folders of the languages beside the first, as far as they can be read. */
export function foldersIn(siteFile: unknown): readonly string[] {
  const list: unknown = isObject(siteFile) ? siteFile['languages'] : undefined;
  if (!Array.isArray(list)) return [];
  return list.flatMap((each: unknown) =>
    isObject(each) && typeof each['folder'] === 'string' ? [each['folder']] : [],
  );
}

/** The folder of the language of a page, or of a shared file called like `call-en`; nothing for the first language. */
export const folderOfLanguage = (path: string, folders: readonly string[]): string | undefined =>
  folders.find(
    (folder) =>
      path === `pages/${folder}.json` ||
      path.startsWith(`pages/${folder}/`) ||
      (path.startsWith('pages/_shared/') && path.endsWith(`-${folder}.json`)),
  );

/** The address of the home page of a language. */
export const homeOf = (folder: string | undefined): string => (folder === undefined ? '/' : `/${folder}`);
