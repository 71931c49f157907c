import type { Answer, Call, Git } from './git';
import { Refused } from '../faults';

/** The answer of git. Throws `Refused` where git fails. */
export async function must(
  git: Git,
  args: readonly string[],
  refusal: (stderr: string) => string,
  call?: Call,
): Promise<Answer> {
  const answer = await git(args, call);
  if (!answer.isDone) throw new Refused(refusal(answer.stderr));
  return answer;
}

export const linesOf = ({ out }: { out: Buffer }) => out.toString().split('\n');

/** The names in an answer with `-z`. */
export const namesIn = (out: Buffer) => out.toString().split('\0').filter(Boolean);
