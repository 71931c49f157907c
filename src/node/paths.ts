import { join, sep } from 'node:path';

/** The project of a site: every command runs in it, and what is built and kept lies there. `run.mjs` sees to it. */
export const root = process.cwd();
/** Where the code and its schemas lie: in the project itself, or as a package in its `node_modules`. */
export const engine = process.env['ENGINE'] ?? root;
export const distFolder = join(root, 'dist');
/** Where a build works before it is good enough to become `dist/`. */
export const workFolder = join(root, '.build');

/** A path as it is written in addresses, wherever it comes from. */
export const withSlashes = (path: string) => path.split(sep).join('/');
