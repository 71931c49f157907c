import { readdirSync, readFileSync } from 'node:fs';
import { readPhoto } from '../../src/content/read-photo';
import { imagePath, isPhotoFile } from '../../src/content/files';
import { siteFrom } from '../../src/content/site';
import { buildSite } from '../../src/node/build/build';
import { PhotoFiles } from '../../src/node/load/photo-files';
import { exampleOn } from '../../src/node/load/read-examples';
import { serveSite } from '../../src/node/serve/serve';
import { ownSite } from '../../src/node/site-folder';
import { examples } from '../contract/examples';
import { areaJson, heroJson } from '../fixtures/site';

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as object;

export const exampleRoutes = examples.map(
  ({ type, name }) => `/areas/example-${type}-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
);

/**
 * Builds and serves a site in which every example of every block is a page, on React's development version, which
 * speaks up about every mismatch. Returns its origin and what stops it.
 */
export async function serveContractSite(): Promise<{ origin: string; stop: () => void }> {
  const documents = new Map<string, unknown>(
    readdirSync('pages', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .map((file) => [`pages/${file.replaceAll('\\', '/')}`, read(`pages/${file}`)]),
  );
  for (const file of readdirSync('pages/_images').filter((name) => isPhotoFile(imagePath(name)))) {
    documents.set(imagePath(file), readPhoto(readFileSync(`pages/_images/${file}`)));
  }
  const site = siteFrom(documents);
  examples.forEach((example, index) => {
    const block = exampleOn(site, example);
    const blocks = example.type === 'hero' ? [block] : [heroJson, block];
    documents.set(`pages${exampleRoutes[index]}.json`, areaJson({ name: 'Example', code: 'SW1H' }, blocks));
  });
  const dist = '.build/contract/dist';
  await buildSite(siteFrom(documents, { photos: new PhotoFiles(ownSite()) }), {
    dist,
    work: '.build/contract',
    isCompressed: false,
    define: { 'process.env.NODE_ENV': '"development"' },
  });
  const server = await serveSite(0, dist, { policy: false });
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
