import { nameDiagnostics } from '../check/files/file-names';
import { nearest } from '../check/nearest';
import { RESERVED_ADDRESSES, reservedBy } from '../check/files/reserved';
import { kindNamed } from '../kinds/named';
import type { Kind } from '../kinds/kind';
import { aliasesOf } from '../content/site';
import { isPageFile, kindOf } from '../content/files';
import { pathOf, routeOf } from '../content/routes';
import * as words from './place-words';

/** The files and addresses that already exist. */
export interface Taken {
  paths: Iterable<string>;
  /** Old address → path of the page that declares it. */
  aliases: ReadonlyMap<string, string>;
}

/**
 * The file that a person means: a path (`pages/areas/n1.json`), an address (`/areas/n1`), or a bare name, which
 * stands in `folder`. Takes the backslashes and endings that people write; says nothing of whether it is there.
 */
export function intendedFile(typed: string, folder: string): string {
  const plain = typed
    .trim()
    .replaceAll('\\', '/')
    .replace(/^\.\//, '')
    .replace(/(?<=.)\/+$/, '');
  const path = plain.startsWith('pages/')
    ? plain
    : plain.startsWith('/')
      ? pathOf(plain)
      : plain.includes('/')
        ? `pages/${plain}`
        : `${folder}/${plain}`;
  return /\.[a-z]+$/i.test(path) ? path.replace(/\.json\.json$/, '.json') : `${path}.json`;
}

/** The page that a wrong path most likely intends: one of the same folder with nearly the same name. */
export function intendedPage(path: string, paths: Iterable<string>): string | undefined {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const nameOf = (file: string) => file.slice(folder.length).replace(/\.[^.]*$/, '');
  const names = [...paths]
    .filter((each) => isPageFile(each) && each.lastIndexOf('/') === folder.length - 1 && each.startsWith(folder))
    .map(nameOf);
  const intended = nearest(nameOf(path), names);
  return intended && `${folder}${intended}.json`;
}

/** Why no page of a kind can be made at a path, in a sentence or two; `undefined` when it can. */
export function refusalOf(path: string, kind: Kind, { paths, aliases }: Taken): string | undefined {
  const others = [...paths];
  const sameName = others.find((other) => other.toLowerCase() === path.toLowerCase());
  if (sameName) return words.existing(sameName);
  const misnamed = nameDiagnostics([...others, path]).find(({ file }) => file === path);
  if (misnamed?.other) return words.existing(misnamed.other);
  if (misnamed) return words.badPlace(misnamed.words.message, misnamed.words.fix);
  const ofFolder = kindNamed(kindOf(path));
  if (!isPageFile(path) || ofFolder.name !== kind.name)
    return words.wrongFolder({ path, kind: ofFolder, wanted: kind });
  const route = routeOf(path);
  const owner = aliases.get(route);
  if (owner) return words.takenByAlias({ route, owner });
  const reserved = reservedBy(route);
  return reserved && words.reserved({ route, use: RESERVED_ADDRESSES.get(reserved)! });
}

/** Old addresses, each with the path of its page. */
export const aliasesIn = (documents: ReadonlyMap<string, { value: unknown }>): Map<string, string> =>
  new Map(
    [...documents].flatMap(([path, document]) =>
      aliasesOf(document).map(({ alias }): [string, string] => [alias, path]),
    ),
  );
