import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ownSite } from '../../../src/node/site-folder';
import { Stopped } from '../../../src/node/terminal';
import type { Dialogue } from '../../../src/node/terminal';
import { filesOf } from '../check/small-site';
import { temporaryFolder } from '../../fixtures/temporary-folder';

type Changes = Parameters<typeof filesOf>[0];

/** The committed ones, which `npm run schemas -- --check` holds to the code. */
const SCHEMAS = resolve('schemas');

/** A small good site in a folder of its own, with what the commands need beside it. */
export function workshop(changes: Changes = {}) {
  const root = temporaryFolder();
  const write = (path: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  for (const [path, bytes] of filesOf(changes)) write(path, bytes);
  symlinkSync(SCHEMAS, join(root, 'schemas'), 'junction');
  return {
    root,
    folder: ownSite(root),
    write,
    read: (path: string) => readFileSync(join(root, path), 'utf8'),
    json: (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as Record<string, never>,
    has: (path: string) => existsSync(join(root, path)),
    remove: (path: string) => rmSync(join(root, path)),
  };
}

/** Somebody to talk to, who gives these answers and then stops; without answers, nobody is at the terminal. */
export function talkTo(answers?: string[]): Dialogue & { said: string[]; complaints: string[] } {
  const said: string[] = [];
  const complaints: string[] = [];
  return {
    said,
    complaints,
    say: (text) => said.push(text),
    complain: (text) => complaints.push(text),
    ...(answers && {
      ask: async (question: string) => {
        said.push(question);
        const answer = answers.shift();
        if (answer === undefined) throw new Stopped();
        return answer;
      },
    }),
  };
}
