import { plainLetter } from '../texts/look-alike';
import { characterName, unseenIn } from '../texts/unseen';

/** A character in a name or value that nobody sees, or that is drawn like another: both look right on the screen. */
export function oddIn(value: string): { named: string; index: number } | undefined {
  const [unseen] = unseenIn(value);
  if (unseen) return { named: `${characterName(unseen[0])} that nobody sees`, index: unseen.index };
  const plain = (letter: string) => plainLetter(letter).normalize('NFKC');
  const drawn = [...value.matchAll(/[^ -~]/gu)].find(([each]) => /^[ -~]+$/.test(plain(each)));
  if (!drawn) return undefined;
  const meant = plain(drawn[0]);
  const named = meant === ' ' ? 'a space of another sort' : `"${drawn[0]}", which only looks like "${meant}"`;
  return { named, index: drawn.index };
}
