import { join, sep } from 'node:path';

/** Every command runs in the project's folder; `run.mjs` sees to it. */
export const root = process.cwd();
export const distFolder = join(root, 'dist');
/** Where a build works before it is good enough to become `dist/`. */
export const workFolder = join(root, '.build');

/** A path as it is written in addresses, wherever it comes from. */
export const withSlashes = (path: string) => path.split(sep).join('/');
