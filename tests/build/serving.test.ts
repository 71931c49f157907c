import { spawn, spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { freePort } from '../fixtures/free-port';

const MOST_KB = 160 * 1024;
const environment = { ...process.env, NODE_ENV: undefined, NO_COLOR: '1' };

it('[B21] serves from a process that holds no more than a server', { tags: 'turn-3' }, async () => {
  const port = await freePort();
  const serving = spawn(process.execPath, ['src/node/run.mjs', 'preview', '--port', String(port)], {
    env: environment,
  });
  const ended = new Promise((resolve) => serving.once('exit', resolve));
  try {
    let said = '';
    await new Promise<void>((resolve) => {
      serving.stdout.on('data', (data) => {
        said += data;
        if (said.includes('(Ctrl+C stops it)')) resolve();
      });
    });
    for (let request = 0; request < 200; request += 1) {
      const response = await fetch(`http://127.0.0.1:${port}/areas/sw1h`);
      expect(response.status).toBe(200);
      await response.text();
    }
    // Kilobytes; there is no such command on Windows, where the rest of the test stands.
    const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(serving.pid)], { encoding: 'utf8' });
    if (process.platform !== 'win32') expect(Number(stdout)).toBeGreaterThan(0);
    expect(Number(stdout)).toBeLessThan(MOST_KB);
  } finally {
    serving.kill();
    await ended;
  }
});

it('[B21] ends where there is nothing to serve', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['src/node/run.mjs', 'preview', '--out', 'tests/fixtures/none'],
    { encoding: 'utf8', env: environment },
  );
  expect([status, stderr.trim()]).toEqual([
    2,
    'There is no built site yet. Run "npm run build" first, or "npm start", which builds one for this computer.',
  ]);
});
