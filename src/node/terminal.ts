import { createInterface } from 'node:readline/promises';
import { namesOf } from './report/named';
import { visibleLines } from './report/report';
import type { SiteFolder } from './site-folder';

/** A command's dialogue. `ask` is present only where somebody can answer. */
export interface Dialogue {
  say(text: string): void;
  complain(text: string): void;
  ask?(question: string): Promise<string>;
}

/** The same dialogue, with `pages/…` in messages replaced by the site's real folder. */
export function dialogueOf(site: SiteFolder, { say, complain, ask }: Dialogue): Dialogue {
  const names = namesOf(site);
  return {
    say: (text) => say(names(text)),
    complain: (text) => complain(names(text)),
    ...(ask && { ask: (question: string) => ask(names(question)) }),
  };
}

/** Says why a command does nothing. Returns its exit code. */
export function refuse(dialogue: Dialogue, text: string): number {
  dialogue.complain(text);
  return 2;
}

/** The person pressed Ctrl+C, or the input has ended. */
export class Stopped extends Error {}

/** Runs a command with the terminal that it was started in, if any. */
export async function withTerminal(command: (dialogue: Dialogue) => Promise<number>): Promise<number> {
  const dialogue: Dialogue = {
    say: (text) => console.log(visibleLines(text)),
    complain: (text) => console.error(visibleLines(text)),
  };
  if (!process.stdin.isTTY || !process.stdout.isTTY) return command(dialogue);
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const stop = new AbortController();
  lines.on('close', () => stop.abort());
  lines.on('SIGINT', () => lines.close());
  try {
    return await command({
      ...dialogue,
      ask: (question) =>
        lines.question(visibleLines(question), { signal: stop.signal }).catch(() => {
          throw new Stopped();
        }),
    });
  } finally {
    lines.close();
  }
}
