import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { copyPage } from './copy-page';
import { needTwo, USAGE } from './words';
import { keptByNpm, readArguments } from '../../read-arguments';
import type { Options } from '../../read-arguments';
import { fileOrName, siteAround, siteFolder, typedIn } from '../../site-folder';
import { withTerminal } from '../../terminal';

const OPTIONS: Options = { site: 'word' };

/** `npm run copy -- pages/areas/centre.json north`. Returns the exit code: 0 copied, 2 not copied. */
export function main(argv: string[]): Promise<number> {
  return withTerminal(async (dialogue) => {
    const read = readArguments(argv, OPTIONS);
    if (!('mistake' in read) && read.switches.has('help')) {
      dialogue.say(USAGE);
      return 0;
    }
    const mistake =
      'mistake' in read
        ? read.mistake
        : (keptByNpm('npm run copy', OPTIONS, read, process.env) ?? (read.rest.length === 2 ? undefined : needTwo()));
    if (mistake || 'mistake' in read) {
      dialogue.complain(`${mistake}\n\n${USAGE}`);
      return 2;
    }
    const site = siteFolder(read.words.get('site'));
    const [from = '', to = ''] = read.rest;
    const source = (existsSync(resolve(typedIn(), from)) && siteAround(from)) || site;
    const target = (!read.words.has('site') && /[\\/]/.test(to) && siteAround(to)) || site;
    return copyPage({ from: fileOrName(source, from), to: fileOrName(target, to), source }, target, dialogue);
  });
}
