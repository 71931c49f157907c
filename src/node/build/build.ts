import { join } from 'node:path';
import { reviewBuilt } from '../../check/built/review';
import type { Problem } from '../../check/problem';
import { RULES } from '../../check/rules';
import { createManifest } from '../../content/manifest';
import { Resolver } from '../../content/resolve';
import { paletteOf } from '../../design/palette';
import { buildClient } from './client';
import { compressed } from './compress';
import { contentSecurityPolicy, headerRules, headersFile, redirectsFile, robotsTxt, sitemapXml } from './hosting';
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
  /** The day of the build, `2026-03-31`: pages outside their dates are drawn for preview only. */
  today?: string;
  /** The documents as they were written, for the places of problems. */
  sources?: ReadonlyMap<string, Uint8Array>;
}

/**
 * Builds judged documents (path → parsed JSON) into `dist`. Works beside it and swaps at the very end, so that a
 * build that fails or is killed leaves the site that is there as it was.
 */
export async function buildSite(documents: ReadonlyMap<string, unknown>, { dist, work, define, today, sources = new Map() }: BuildTarget): Promise<{ pages: number; build: string }> {
  const release = await beginBuild(work, dist);
  try {
    const next = join(work, 'next');
    const resolver = new Resolver(createManifest(documents, { today }));
    const { manifest } = resolver;
    const assets = await buildClient(next, define);
    const { files, pages, styles, build } = renderSite(resolver, assets);
    const faults = verifyHtml(manifest, files);
    const problems = reviewBuilt({ manifest, htmlOf: (route) => String(files.get(htmlFileOf(route)) ?? ''), files: sources }, RULES);
    if (faults.length || problems.some(({ severity }) => severity === 'error')) throw new FaultyPages(faults, problems);

    const palette = paletteOf(manifest.site.look.colours);
    const pictures = await socialCards(pages, resolver.shell(), palette);
    pictures.set('apple-touch-icon.png', touchIcon(manifest.mark, palette));
    files.set('favicon.svg', favicon(manifest.mark, palette));
    files.set('_headers', headersFile(headerRules(contentSecurityPolicy(styles))));
    files.set('_redirects', redirectsFile(manifest.aliases));
    files.set('sitemap.xml', sitemapXml(manifest));
    files.set('robots.txt', robotsTxt(manifest.site.origin));
    const bundle = await readFolder(next);
    await writeFiles(next, new Map([...files, ...pictures]));
    await writeFiles(next, compressed(new Map([...bundle, ...files])));
    await keepPreviousAssets(dist, next, assets.files);
    await swap(work, dist);
    return { pages: manifest.pages.length, build };
  } finally {
    await release();
  }
}
