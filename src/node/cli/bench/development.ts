import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../free-port';
import { root } from '../../paths';

const SAVES = 10;
/** Between two saves, so that each is one by itself. */
const REST_MS = 2500;
const LOOK_MS = 5;
const PATIENCE_MS = 60_000;

const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** By the clock: until `npm run dev` serves, and from a save until the page that it changes is served. */
export async function developmentTimes(grown: string): Promise<{ ready: number; shown: number }> {
  // What builds write is watched by nobody, and it lies there.
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  cpSync(grown, folder, { recursive: true });
  const port = await freePort();
  const started = performance.now();
  const { NODE_ENV: _, ...environment } = process.env;
  const server = spawn(process.execPath, ['src/node/run.mjs', 'dev', '--site', folder, '--port', String(port)], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await new Promise<void>((resolve, reject) => {
      server.stdout.on('data', (data) => String(data).includes('localhost') && resolve());
      server.once('exit', () => reject(new Error('The development server has ended.')));
    });
    const ready = performance.now() - started;
    const name = readdirSync(join(folder, 'services')).sort()[0]!;
    const file = join(folder, 'services', name);
    const before = readFileSync(file, 'utf8');
    const page = async () => (await fetch(`http://127.0.0.1:${port}/_pages/services/${name}`)).text();
    const times: number[] = [];
    for (let save = 0; save < SAVES; save += 1) {
      await rest(REST_MS);
      const mark = `Saved for the ${save}th time`;
      writeFileSync(file, before.replace(/("description": ")[^"]*/, `$1${mark}.`));
      const saved = performance.now();
      while (!(await page()).includes(mark)) {
        if (performance.now() - saved > PATIENCE_MS) throw new Error(`${file} was saved and is not shown.`);
        await rest(LOOK_MS);
      }
      times.push(performance.now() - saved);
    }
    return { ready, shown: times.sort((a, b) => a - b)[SAVES / 2]! };
  } finally {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
