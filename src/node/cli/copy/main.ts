import { copyPage } from './copy-page';
import { needTwo, USAGE } from './words';
import { readArguments } from '../../read-arguments';
import { withTerminal } from '../../terminal';

/** `npm run copy -- pages/areas/sw1h.json n1`. Returns the exit code: 0 copied, 2 not copied. */
export function main(argv: string[]): Promise<number> {
  return withTerminal(async (talk) => {
    const read = readArguments(argv, {});
    if (!('mistake' in read) && read.switches.has('help')) {
      talk.say(USAGE);
      return 0;
    }
    const mistake = 'mistake' in read ? read.mistake : read.rest.length === 2 ? undefined : needTwo();
    if (mistake || 'mistake' in read) {
      talk.complain(`${mistake}\n\n${USAGE}`);
      return 2;
    }
    return copyPage({ from: read.rest[0]!, to: read.rest[1]! }, process.cwd(), talk);
  });
}
