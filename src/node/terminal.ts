import { createInterface } from 'node:readline/promises';
import { namesOf } from './report/named';
import { visibleLines } from './report/report';
import type { SiteFolder } from './site-folder';

/** A command's dialogue. `ask` is present only where somebody can answer. */
export interface Talk {
  say(text: string): void;
  complain(text: string): void;
  ask?(question: string): Promise<string>;
}

/** The same talk, in which the folder of a site is called what it is. */
export function talkOf(site: SiteFolder, { say, complain, ask }: Talk): Talk {
  const names = namesOf(site);
  return {
    say: (text) => say(names(text)),
    complain: (text) => complain(names(text)),
    ...(ask && { ask: (question: string) => ask(names(question)) }),
  };
}

/** The person pressed Ctrl+C, or the input has ended. */
export class Stopped extends Error {}

/** Runs a command with the terminal that it was started in, if any. */
export async function withTerminal(command: (talk: Talk) => Promise<number>): Promise<number> {
  const talk: Talk = {
    say: (text) => console.log(visibleLines(text)),
    complain: (text) => console.error(visibleLines(text)),
  };
  if (!process.stdin.isTTY || !process.stdout.isTTY) return command(talk);
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const stop = new AbortController();
  lines.on('close', () => stop.abort());
  lines.on('SIGINT', () => lines.close());
  try {
    return await command({
      ...talk,
      ask: (question) =>
        lines.question(question, { signal: stop.signal }).catch(() => {
          throw new Stopped();
        }),
    });
  } finally {
    lines.close();
  }
}
