import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../src/node/paths';

const COPIED = ['package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json', 'src', 'schemas', 'pages'];

/** What a command took: by the clock and of the processor in seconds, and of memory at its most. */
export interface Taken {
  seconds: number;
  processor: number;
  megabytes: number;
}

/** A copy of the project with its packages and nothing that was made before, as in a new clone. */
export class Project {
  readonly folder = mkdtempSync(join(tmpdir(), 'bench-'));
  readonly #environment = { ...process.env, NODE_ENV: undefined, TYPED_IN: undefined, INIT_CWD: undefined };

  constructor() {
    for (const name of COPIED) cpSync(join(root, name), join(this.folder, name), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'), 'junction');
  }

  /** Forgets all that was made. */
  clean(): void {
    for (const name of ['.build', 'out', '.out.build'])
      rmSync(join(this.folder, name), { recursive: true, force: true });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Runs a command to its end. Throws what it complained of. */
  run(...words: string[]): Taken {
    const started = performance.now();
    const { status, stderr, output } = spawnSync(
      process.execPath,
      [`--import=${pathToFileURL(join(root, 'tests/bench/measured.mjs')).href}`, 'src/node/run.mjs', ...words],
      { cwd: this.folder, env: this.#environment, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe', 'pipe'] },
    );
    const seconds = (performance.now() - started) / 1000;
    if (status !== 0) throw new Error(`${words.join(' ')} failed:\n${stderr}`);
    return { seconds, ...(JSON.parse(output[3]!) as Omit<Taken, 'seconds'>) };
  }

  /** Seconds until a command that goes on says that it serves. Throws what it complained of where it ends before. */
  async served(...words: string[]): Promise<number> {
    const started = performance.now();
    const serving = spawn(process.execPath, ['src/node/run.mjs', ...words], {
      cwd: this.folder,
      env: this.#environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let complained = '';
    serving.stderr.on('data', (data) => {
      complained += String(data);
    });
    const ended = new Promise<void>((resolve) => serving.once('exit', () => resolve()));
    try {
      await new Promise<void>((resolve, reject) => {
        serving.stdout.on('data', (data) => String(data).includes('localhost') && resolve());
        void ended.then(() => reject(new Error(`${words.join(' ')} has ended:\n${complained}`)));
      });
      return (performance.now() - started) / 1000;
    } finally {
      serving.kill();
      await ended;
    }
  }
}
