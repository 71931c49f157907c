import { describe, expect, it } from 'vitest';
import { reviewBuilt } from '../../src/check/built/review';
import { RULES } from '../../src/check/rules';
import { Site, siteFrom } from '../../src/content/site';
import { htmlFileOf, renderSite } from '../../src/node/build/render';
import { loadSite } from '../../src/node/load-site';
import { exampleOn } from '../../src/node/read-examples';
import { ownSite } from '../../src/node/site-folder';
import { areaJson, heroJson } from '../fixtures/site';
import { examples } from './examples';

const assets = { entry: '/assets/entry.js', files: [] };

/** The problems of the finished pages of a site, each as `file code message`. */
function found(site: Site): string[] {
  const resolver = site.resolver!;
  const { files } = renderSite(resolver, assets);
  return reviewBuilt({ pages: site.valid, business: resolver.business, htmlOf: (route) => String(files.get(htmlFileOf(route))) }, RULES)
    .map(({ file, rule, message }) => `${file} ${rule} ${message}`);
}

describe('finished pages', () => {
  it('[Y9] of this site and of every example pass the rules of the way to a call', { timeout: 60_000 }, async () => {
    const { site } = await loadSite(ownSite());
    const withExamples = new Map<string, unknown>();
    for (const example of examples) {
      const { type, name } = example;
      const block = exampleOn(site, example);
      const blocks = type === 'hero' ? [block] : [heroJson, block];
      withExamples.set(`pages/areas/example-${type}-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.json`, areaJson({ name: 'Example' }, blocks));
    }
    expect(found(new Site(new Map([...site.documents, ...siteFrom(withExamples).documents])))).toEqual([]);
  });
});
