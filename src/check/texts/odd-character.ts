import { plainLetter } from './look-alike';
import { characterName, unseenIn } from './unseen';

/** A character in a name or value that nobody sees, or that is drawn like another: both look right on the screen. */
export function oddIn(value: string): { named: string; index: number } | undefined {
  const [unseen] = unseenIn(value);
  if (unseen) return { named: `${characterName(unseen[0])} that nobody sees`, index: unseen.index };
  const plain = (letter: string) => plainLetter(letter).normalize('NFKC');
  const drawn = [...value.matchAll(/[^ -~]/gu)].find(([each]) => /^[ -~]+$/.test(plain(each)));
  return drawn && { named: `"${drawn[0]}", which only looks like "${plain(drawn[0])}"`, index: drawn.index };
}
