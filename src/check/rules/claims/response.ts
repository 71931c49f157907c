import type { Said } from './figures';
import { DAY } from './hours';
import type { Speech } from './speech';
import { anyOf, oneOf } from './vocabulary';
import type { Vocabulary } from './vocabulary';

/** Whether a length of time is a promise of how fast we come: its clause, or the label beside it, speaks of our arriving. */
export function responseReader({
  vocabulary,
  workers,
}: Pick<Speech, 'workers'> & { vocabulary: Vocabulary }): (said: Said) => boolean {
  const { afterwards, us } = vocabulary;
  const arriving = anyOf(vocabulary.arriving);
  const ofUs = new RegExp(
    `(?<![\\p{L}\\p{N}])${oneOf([...us, ...workers.flatMap((worker) => [worker, `${worker}s`])])}.*${oneOf(vocabulary.comingOfUs)}`,
    'iu',
  );
  const asAnEnd = anyOf([...vocabulary.asAnEnd, '^#']);
  const notComing = anyOf(vocabulary.notComing);
  const within = new RegExp(`${oneOf(afterwards)} #`, 'iu');
  // "Emergency roofer AB2 in 60 minutes": nothing but names between who comes and the time.
  const people = oneOf(
    [...vocabulary.comingTitle, ...workers.flatMap((worker) => [worker, `${worker}s`])].flatMap((word) => [
      word.toLowerCase(),
      word[0]!.toUpperCase() + word.slice(1),
    ]),
  );
  const title = new RegExp(
    `(?<![\\p{L}\\p{N}])${people}(?:\\s(?:${vocabulary.towards.join('|')}|\\p{Lu}[\\p{L}\\p{N}]*)(?![\\p{L}\\p{N}]))*\\s${oneOf(afterwards)} #`,
    'u',
  );
  return ({ value, label, clause }) => {
    // "24 hours" is how long we are there, unless somebody comes within them.
    if (notComing.test(clause) || (value[0] === DAY && !within.test(clause))) return false;
    return (
      arriving.test(clause) || arriving.test(label) || (ofUs.test(clause) && asAnEnd.test(clause)) || title.test(clause)
    );
  };
}
