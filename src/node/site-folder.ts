import { existsSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { Complaint } from './complaint';
import { withSlashes } from './paths';

/**
 * The folder of one site. Inside the code its files are called `pages/…`, whatever folder they lie in; only what
 * reads, writes and reports knows where that is.
 */
export interface SiteFolder {
  /** Absolute. */
  path: string;
  /** The name in reports: `pages`, or the typed folder. */
  name: string;
  /** Where what is kept and built lies. Absolute. */
  project: string;
}

const SITE_FILE = '_site.json';

/** The folder in which a command was typed: `run.mjs` goes to that of the project, and says where it came from. */
export const typedIn = () => process.env['TYPED_IN'] ?? process.cwd();

/** Where the code, the schemas and the files lie that are published as they are. Absolute. */
export const engineOf = ({ project }: Pick<SiteFolder, 'project'>): string => process.env['ENGINE'] ?? project;

/** The site of the project itself. */
export const ownSite = (project = process.cwd()): SiteFolder => ({
  path: join(project, 'pages'),
  name: 'pages',
  project,
});

/** The folder that `--site` names, or else the site of the project. Throws a `Complaint` for what is no site. */
export function siteFolder(typed: string | undefined): SiteFolder {
  const own = ownSite();
  const path = typed === undefined ? own.path : resolve(typedIn(), typed);
  const name =
    path === own.path
      ? own.name
      : withSlashes(typed!)
          .replace(/(?<=.)\/+$/, '')
          .replace(/^\.\/(?=.)/, '');
  if (!existsSync(path) || !statSync(path).isDirectory()) {
    throw new Complaint(
      `There is no folder ${name}. Write the folder of a site after --site: the one that has ${SITE_FILE}.`,
    );
  }
  if (typed !== undefined && !existsSync(join(path, SITE_FILE))) {
    const inside = existsSync(join(path, 'pages', SITE_FILE)) ? ` Did you mean ${name}/pages?` : '';
    throw new Complaint(`The folder ${name} has no ${SITE_FILE}, so it is no site.${inside}`);
  }
  return { ...own, path, name };
}

/** The site that a file or folder lies in, as it was typed; nothing for what lies in none. */
export function siteAround(typed: string): SiteFolder | undefined {
  let folder = resolve(typedIn(), typed);
  while (!existsSync(join(folder, SITE_FILE))) {
    if (folder === dirname(folder)) return undefined;
    folder = dirname(folder);
  }
  return siteFolder(relative(typedIn(), folder) || '.');
}

/** Where a file lies that the code calls `pages/areas/n1.json`. */
export const placeIn = ({ path }: SiteFolder, file: string): string => join(path, ...file.split('/').slice(1));

/**
 * The code's path of a typed file or folder, relative to the current folder or to the project; empty for one that
 * contains the whole site.
 */
export function fileIn(site: SiteFolder, typed: string): string {
  const places = [typedIn(), site.project].map((from) => resolve(from, typed));
  const inSite = places.map((place) => relative(site.path, place)).find((path) => !isOutside(path));
  if (inSite !== undefined) return withSlashes(join('pages', inSite));
  return isOutside(relative(places[0]!, site.path)) ? withSlashes(typed).replace(/^\.\//, '') : '';
}

/** The same for what may be an address or a bare name too: those stay as they are. */
export function fileOrName(site: SiteFolder, typed: string): string {
  const named = withSlashes(typed).startsWith(`${site.name}/`) || resolve(typed).startsWith(site.path + sep);
  return named ? fileIn(site, typed) : typed;
}

const isOutside = (path: string) => path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path);
