import { describe, expect, it } from 'vitest';
import { reviewBuilt } from '../../src/check/built/review';
import { RULES } from '../../src/check/rules';
import { createManifest } from '../../src/content/manifest';
import { Resolver } from '../../src/content/resolve';
import { htmlFileOf, renderSite } from '../../src/node/build/render';
import { loadSite } from '../../src/node/load-site';
import { ownSite } from '../../src/node/site-folder';
import { areaJson, heroJson } from '../fixtures/site';
import { examples } from './examples';

const assets = { entry: '/assets/entry.js', files: [] };

/** The problems of the finished pages of a site, each as `file code message`. */
function found(documents: ReadonlyMap<string, unknown>, sources: ReadonlyMap<string, Uint8Array>): string[] {
  const resolver = new Resolver(createManifest(documents));
  const { files } = renderSite(resolver, assets);
  return reviewBuilt({ manifest: resolver.manifest, files: sources, htmlOf: (route) => String(files.get(htmlFileOf(route))) }, RULES)
    .map(({ file, rule, message }) => `${file} ${rule} ${message}`);
}

describe('finished pages', () => {
  it('[Y9] of this site and of every example pass the rules of the way to a call', { timeout: 60_000 }, async () => {
    const { documents, files } = await loadSite(ownSite());
    const withExamples = new Map(documents);
    for (const { type, name, block } of examples) {
      const blocks = type === 'hero' ? [block] : [heroJson, block];
      withExamples.set(`pages/areas/example-${type}-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.json`, areaJson({ name: 'Example' }, blocks));
    }
    expect(found(withExamples, files)).toEqual([]);
  });
});
