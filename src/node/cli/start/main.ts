import { build } from '../build/main';
import { preview } from '../preview/main';
import { localFolder } from '../../out-folder';
import { optionsOf } from '../../read-arguments';
import { PORTS } from '../../serve/port';
import { siteFolder } from '../../site-folder';

const USAGE = `npm start [-- options]

Builds the site as visitors will see it and serves it to this computer. What only those far away need is left out:
compressed files, and pictures that nobody has asked for. "npm run build" makes the site that is published.

  --site DIR    the folder of the site: the one that has _site.json; left out, pages/
  --port PORT   left out, the PORT variable, or ${PORTS.preview}`;

/** `npm start`: hands the built site to `run.mjs`. Ends with 1 where the site has mistakes. */
export async function main(argv: string[]): Promise<number> {
  const request = optionsOf(argv, { site: 'word', port: 'word' }, USAGE);
  if (!request) return 0;
  const site = siteFolder(request.words.get('site'));
  const out = localFolder(site);
  const code = await build(site, out, { isLocal: true });
  return code === 0 ? preview(out, { typedPort: request.words.get('port'), site }) : code;
}
