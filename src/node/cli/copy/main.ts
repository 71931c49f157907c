import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { copyPage } from './copy-page';
import { needTwo, USAGE } from './words';
import { Complaint } from '../../complaint';
import { optionsOf } from '../../read-arguments';
import { fileOrName, siteAround, siteFolder, typedIn } from '../../site-folder';
import { withTerminal } from '../../terminal';

/** `npm run copy -- pages/areas/centre.json north`. Returns the exit code: 0 copied, 2 not copied. */
export async function main(argv: string[]): Promise<number> {
  const request = optionsOf(argv, { site: 'word' }, USAGE, { takesWords: true });
  if (!request) return 0;
  const [from, to, ...more] = request.rest;
  if (from === undefined || to === undefined || more.length > 0) throw new Complaint(`${needTwo()}\n\n${USAGE}`);
  const site = siteFolder(request.words.get('site'));
  const source = (existsSync(resolve(typedIn(), from)) && siteAround(from)) || site;
  const target = (!request.words.has('site') && /[\\/]/.test(to) && siteAround(to)) || site;
  return withTerminal((dialogue) =>
    copyPage({ from: fileOrName(source, from), to: fileOrName(target, to), source }, target, dialogue),
  );
}
