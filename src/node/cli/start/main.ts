import { build } from '../build/main';
import { preview } from '../preview/main';
import { outFolder } from '../../out-folder';
import { optionsOf } from '../../read-arguments';
import { siteFolder } from '../../site-folder';

const USAGE = `npm start [-- options]

Builds the production site and serves it.

  --site DIR    the folder of the site: the one that has _site.json; left out, pages/
  --out DIR     where the built site goes; left out, dist/
  --port PORT   left out, the PORT variable, or 4173`;

/** `npm start`: what `run.mjs` is told to serve. Ends with 1 where the site has mistakes. */
export async function main(argv: string[]): Promise<number> {
  const asked = optionsOf(argv, { site: 'word', out: 'word', port: 'word' }, USAGE);
  if (!asked) return 0;
  const out = outFolder(asked.words.get('out'));
  const code = await build(siteFolder(asked.words.get('site')), out);
  return code === 0 ? preview(out, asked.words.get('port')) : code;
}
