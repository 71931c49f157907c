import { spawn } from 'node:child_process';
import { root } from '../../paths';

export interface Ended {
  /** Nothing where a signal ended it. */
  code: number | null;
  /** Both streams, in the order in which they came. */
  output: string;
}

export interface Running {
  environment?: Record<string, string>;
  /** Is given each part of the output as it comes. */
  onOutput?: (part: string) => void;
}

/** Runs Node with these arguments in the project, without NODE_ENV, which would decide what is built. */
export async function runProgram(
  argv: readonly string[],
  { environment, onOutput = () => undefined }: Running = {},
): Promise<Ended> {
  const { NODE_ENV: _, ...inherited } = process.env;
  const child = spawn(process.execPath, argv, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...inherited, ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      output += part;
      onOutput(part);
    });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output };
}
