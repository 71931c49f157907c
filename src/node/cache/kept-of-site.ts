import { join } from 'node:path';
import { keyOf } from '../hashes';
import { workFolder } from '../paths';
import type { SiteFolder } from '../site-folder';

/** The number of sites of which something is kept. */
export const MOST_SITES = 20;

/** Where something is kept of a site from one process to the next, wherever its folder lies. */
export const keptOfSite = (what: string, { path }: SiteFolder) => join(workFolder, what, keyOf(path).slice(0, 16));
