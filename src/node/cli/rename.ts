import { renamePage } from '../authoring/rename-page';
import { needTwo, USAGE } from '../messages/rename';
import { readArguments } from '../read-arguments';
import { withTerminal } from '../terminal';

/** `npm run rename -- /areas/w2 /areas/paddington`. Returns the exit code: 0 renamed, 2 nothing changed. */
export function main(argv: string[]): Promise<number> {
  return withTerminal(async (talk) => {
    const read = readArguments(argv, { 'no-alias': 'switch' });
    if (!('mistake' in read) && read.switches.has('help')) {
      talk.say(USAGE);
      return 0;
    }
    const mistake = 'mistake' in read ? read.mistake : read.rest.length === 2 ? undefined : needTwo();
    if (mistake || 'mistake' in read) {
      talk.complain(`${mistake}\n\n${USAGE}`);
      return 2;
    }
    return renamePage({ from: read.rest[0]!, to: read.rest[1]!, keepsAlias: !read.switches.has('no-alias') }, process.cwd(), talk);
  });
}
