import { spawn } from 'node:child_process';
import { Complaint } from '../../complaint';
import * as words from './words';

/** A program of this computer that somebody else has made. */
export interface Tool {
  command: string;
  /** Advice where it is not installed, in a sentence. */
  install: string;
}

/** Runs a tool with these arguments, and this on its standard input. Returns what it printed; throws a `Complaint`. */
export function runTool({ command, install }: Tool, args: readonly string[], input = ''): Promise<string> {
  return new Promise((done, refuse) => {
    // On Windows these tools are scripts of its shell.
    const child = spawn(command, args, { shell: process.platform === 'win32' });
    const output: Buffer[] = [];
    const complained: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => complained.push(chunk));
    child.once('error', () => refuse(new Complaint(words.noTool(command, install))));
    child.once('close', (code) => {
      if (code === 0) return done(String(Buffer.concat(output)));
      const reason = String(Buffer.concat(complained.length > 0 ? complained : output));
      return refuse(new Complaint(words.toolFailed(command, code, lastLines(reason))));
    });
    // A tool that ends before it has read all says why by itself.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

const lastLines = (text: string) => text.trim().split('\n').slice(-8).join('\n');
