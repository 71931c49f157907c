import type { Answer, Call, Git } from './git';
import { NotPublished } from './refusals';

/** The answer of git. Throws `NotPublished` where git fails. */
export async function must(
  git: Git,
  args: readonly string[],
  refusal: (stderr: string) => string,
  call?: Call,
): Promise<Answer> {
  const answer = await git(args, call);
  if (!answer.isDone) throw new NotPublished(refusal(answer.stderr));
  return answer;
}

export const linesOf = ({ out }: { out: Buffer }) => out.toString().split('\n');

/** The names in an answer with `-z`. */
export const namesIn = (out: Buffer) => out.toString().split('\0').filter(Boolean);

/** The contents in an answer of `cat-file --batch`: each stands after a line that ends with its length. */
export function blobsIn(out: Buffer): Buffer[] {
  const blobs: Buffer[] = [];
  for (let at = 0; at < out.length;) {
    const start = out.indexOf('\n', at) + 1;
    const end = start + Number(out.toString('latin1', at, start).split(' ')[2]);
    blobs.push(out.subarray(start, end));
    at = end + 1;
  }
  return blobs;
}
