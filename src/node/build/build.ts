import { join } from 'node:path';
import { createManifest } from '../../content/manifest';
import { Resolver } from '../../content/resolve';
import { distFolder, workFolder } from '../paths';
import { buildClient } from './client';
import { compressed } from './compress';
import { contentSecurityPolicy, headerRules, headersFile, redirectsFile, robotsTxt, sitemapXml } from './hosting';
import { beginBuild, keepPreviousAssets, readFolder, swap, writeFiles } from './publish';
import { renderSite } from './render';
import { socialCards } from './social-cards';
import { verifyHtml } from './verify';

/** The finished pages have faults that no single document shows. `faults` are sentences. */
export class FaultyPages extends Error {
  readonly faults: string[];

  constructor(faults: string[]) {
    super('The finished pages have faults.');
    this.faults = faults;
  }
}

/**
 * Builds judged documents (path → parsed JSON) into `dist/`. Works beside it and swaps at the very end, so that a
 * build that fails or is killed leaves the site that is there as it was.
 */
export async function buildSite(documents: ReadonlyMap<string, unknown>): Promise<{ pages: number; build: string }> {
  const release = await beginBuild(workFolder, distFolder);
  try {
    const next = join(workFolder, 'next');
    const resolver = new Resolver(createManifest(documents));
    const { manifest } = resolver;
    const assets = await buildClient(next);
    const { files, pages, styles, build } = renderSite(resolver, assets);
    const faults = verifyHtml(manifest, files);
    if (faults.length) throw new FaultyPages(faults);

    const cards = await socialCards(pages, resolver.shell());
    const rules = headerRules(contentSecurityPolicy(styles));
    files.set('_headers', headersFile(rules));
    files.set('_redirects', redirectsFile(manifest.aliases));
    files.set('sitemap.xml', sitemapXml(manifest));
    files.set('robots.txt', robotsTxt(manifest.site.origin));
    const bundle = await readFolder(next);
    await writeFiles(next, new Map([...files, ...cards]));
    await writeFiles(next, compressed(new Map([...bundle, ...files])));
    await keepPreviousAssets(distFolder, next, assets.files);
    await swap(workFolder, distFolder);
    return { pages: manifest.pages.length, build };
  } finally {
    await release();
  }
}
