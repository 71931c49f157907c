import { renamePage } from './rename-page';
import { bothAliases, needTwo, USAGE } from './words';
import { keptByNpm, readArguments } from '../../read-arguments';
import type { Arguments, Options } from '../../read-arguments';
import { fileOrName, siteFolder } from '../../site-folder';
import { dialogueOf, withTerminal } from '../../terminal';

const OPTIONS: Options = { 'site': 'word', 'alias': 'switch', 'no-alias': 'switch' };

/** `npm run rename -- /areas/w2 /areas/paddington`. Returns the exit code: 0 renamed, 2 nothing changed. */
export function main(argv: string[]): Promise<number> {
  return withTerminal(async (dialogue) => {
    const read = readArguments(argv, OPTIONS);
    if (!('mistake' in read) && read.switches.has('help')) {
      dialogue.say(USAGE);
      return 0;
    }
    const mistake = 'mistake' in read ? read.mistake : mistakeIn(read);
    if (mistake || 'mistake' in read) {
      dialogue.complain(`${mistake}\n\n${USAGE}`);
      return 2;
    }
    const wantsAlias = read.switches.has('alias') ? true : read.switches.has('no-alias') ? false : undefined;
    const site = siteFolder(read.words.get('site'));
    const [from, to] = read.rest.map((typed) => fileOrName(site, typed));
    return renamePage({ from: from!, to: to!, wantsAlias }, site, dialogueOf(site, dialogue));
  });
}

function mistakeIn(read: Arguments): string | undefined {
  const kept = keptByNpm('npm run rename', OPTIONS, read, process.env);
  if (kept) return kept;
  if (read.rest.length !== 2) return needTwo();
  return read.switches.has('alias') && read.switches.has('no-alias') ? bothAliases() : undefined;
}
