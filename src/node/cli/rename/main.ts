import { renamePage } from './rename-page';
import { bothAliases, needTwo, USAGE } from './words';
import { readArguments } from '../../read-arguments';
import { withTerminal } from '../../terminal';

/** `npm run rename -- /areas/w2 /areas/paddington`. Returns the exit code: 0 renamed, 2 nothing changed. */
export function main(argv: string[]): Promise<number> {
  return withTerminal(async (talk) => {
    const read = readArguments(argv, { 'alias': 'switch', 'no-alias': 'switch' });
    if (!('mistake' in read) && read.switches.has('help')) {
      talk.say(USAGE);
      return 0;
    }
    const mistake = 'mistake' in read ? read.mistake : read.rest.length !== 2 ? needTwo() : read.switches.has('alias') && read.switches.has('no-alias') ? bothAliases() : undefined;
    if (mistake || 'mistake' in read) {
      talk.complain(`${mistake}\n\n${USAGE}`);
      return 2;
    }
    const wantsAlias = read.switches.has('alias') ? true : read.switches.has('no-alias') ? false : undefined;
    return renamePage({ from: read.rest[0]!, to: read.rest[1]!, wantsAlias }, process.cwd(), talk);
  });
}
