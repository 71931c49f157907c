import { join } from 'node:path';
import { reviewBuilt } from '../../check/built/review';
import type { Problem } from '../../check/problem';
import { RULES } from '../../check/rules';
import type { Site } from '../../content/site';
import { paletteOf } from '../../design/palette';
import { SITE_FILE } from '../../content/files';
import { buildClient } from './client';
import { compressed } from './compress';
import { headersFile } from './headers-file';
import { headerRules, redirectsFile, robotsTxt, sitemapXml } from './hosting';
import { favicon, touchIcon } from './icons';
import { beginBuild, keepPreviousAssets, readFolder, swap, writeFiles } from './publish';
import { htmlFileOf, renderSite } from './render';
import { socialCards } from './social-cards';
import { verifyHtml } from './verify';

/** The finished pages have faults that no document shows by itself: `faults` of ours, `problems` of their authors. */
export class FaultyPages extends Error {
  readonly faults: string[];
  readonly problems: Problem[];

  constructor(faults: string[], problems: Problem[] = []) {
    super('The finished pages have faults.');
    this.faults = faults;
    this.problems = problems;
  }
}

/** Where a build goes and what its client code is told. */
export interface BuildTarget {
  dist: string;
  /** Where it works until it is done. */
  work: string;
  /** Vite's `define`; the tests build the site on React's development version. */
  define?: Record<string, string>;
}

/**
 * Builds a judged site into `dist`. Works beside it and swaps at the very end, so that a build that fails or is killed
 * leaves the site that is there as it was. Pages that are hidden on its day are drawn for preview only.
 */
export async function buildSite(
  site: Site,
  { dist, work, define }: BuildTarget,
): Promise<{ pages: number; build: string }> {
  const release = await beginBuild(work, dist);
  try {
    const next = join(work, 'next');
    const { resolver } = site;
    if (!resolver) throw new Error(`${SITE_FILE} cannot be relied on.`);
    const { business } = resolver;
    const assets = await buildClient(next, define);
    const { files, pages, sheet, build } = renderSite(resolver, assets);
    const faults = verifyHtml(site.valid, files);
    const problems = reviewBuilt(
      { pages: site.valid, business, htmlOf: (route) => String(files.get(htmlFileOf(route)) ?? '') },
      RULES,
    );
    if (faults.length || problems.some(({ severity }) => severity === 'error')) throw new FaultyPages(faults, problems);

    const palette = paletteOf(business.look.colours);
    const pictures = await socialCards(pages, resolver.shell(), palette);
    pictures.set('apple-touch-icon.png', touchIcon(site.mark, palette));
    files.set('favicon.svg', favicon(site.mark, palette));
    files.set('_headers', headersFile(headerRules()));
    files.set('_redirects', redirectsFile(site.aliases));
    files.set('sitemap.xml', sitemapXml(site.valid, business.origin));
    files.set('robots.txt', robotsTxt(business.origin));
    const bundle = await readFolder(next);
    await writeFiles(next, new Map([...files, ...pictures]));
    await writeFiles(next, compressed(new Map([...bundle, ...files])));
    await keepPreviousAssets(dist, next, [...assets.files, sheet]);
    await swap(work, dist);
    return { pages: pages.length, build };
  } finally {
    await release();
  }
}
