import { kindOfFile } from '../../content/site';
import type { SchemaFolders } from '../site';

export const SIDE_BY_SIDE: SchemaFolders = { site: 'file:///pages/', schemas: 'file:///schemas/' };

/**
 * What a file says in `$schema`: the way from its folder to the rules of its kind. Throws for what is no file of a
 * site.
 */
export function schemaAddress(path: string, folders: SchemaFolders = SIDE_BY_SIDE): string {
  const kind = kindOfFile(path);
  if (!kind) throw new Error(`${path} is no file of a site.`);
  const from = placeOf(path, folders).split('/');
  const to = new URL(`${kind}.schema.json`, folders.schemas).href.split('/');
  const common = from.findIndex((step, index) => step !== to[index]);
  return [...from.slice(common, -1).map(() => '..'), ...to.slice(common)].join('/');
}

/** Whether an address leads from a file to the rules of its kind, in whatever way it is written. */
export function isSchemaAddress(address: string, path: string, folders: SchemaFolders = SIDE_BY_SIDE): boolean {
  const from = placeOf(path, folders);
  if (address.includes('\\') || !URL.canParse(address, from)) return false;
  return new URL(address, from).href === new URL(schemaAddress(path, folders), from).href;
}

/** The file address of a file that the code calls `pages/…`. */
const placeOf = (path: string, { site }: SchemaFolders) => new URL(path.slice('pages/'.length), site).href;
