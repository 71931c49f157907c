import { createHash } from 'node:crypto';
import { SITE_FILE } from '../../../content/files';
import type { Site } from '../../../content/site';
import { jobsOf } from '../pages/jobs';
import type { PageJob } from '../pages/page-maker';
import { shellsOf } from '../pages/site-frame';

/** The description of a built site, for whoever deploys it. */
export const BUILD_FILE = '_build.json';

export interface BuildFile {
  /** The build that every page and page file carries. */
  build: string;
  /** Fingerprint of what it was built from. */
  source: string;
}

/** The fingerprint of what a site is built from: the code, what all pages share, and each page, in their order. */
export class SourceSum {
  readonly #hash = createHash('sha256');

  constructor(code: string, { resolver, aliases }: Site) {
    if (!resolver) throw new Error(`${SITE_FILE} cannot be relied on.`);
    this.#hash.update(JSON.stringify([code, resolver.business, resolver.shell(), shellsOf(resolver), [...aliases]]));
  }

  add({ path, sum }: Pick<PageJob, 'path' | 'sum'>): void {
    this.#hash.update(`\0${path}\0${sum}`);
  }

  toString(): string {
    return this.#hash.copy().digest('hex').slice(0, 16);
  }
}

/** The fingerprint that a site would be built with now. */
export function sourceOf(site: Site, code: string): string {
  const sum = new SourceSum(code, site);
  for (const job of jobsOf(site.resolver!)) sum.add(job);
  return sum.toString();
}
