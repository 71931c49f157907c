import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { verify } from '../../../src/node/cli/deploy/verify';
import { temporaryFolder } from '../../fixtures/temporary-folder';

it('[DP6] names an old address that a host leads to no address at all', async () => {
  const dist = temporaryFolder();
  const host = createServer((_, response) => response.writeHead(301, { Location: 'http://[' }).end());
  onTestFinished(() => void host.close());
  for (const [file, text] of Object.entries({
    '_headers': '',
    '_redirects': '/old / 301\n',
    '404.html': '',
    'index.html': '',
    '_pages/index.json': '{}',
    '_assets.json': '[]',
  })) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), text);
  }
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  expect(await verify({ dist, url, build: 'b' }, { tries: 1, pauseMs: 0 })).toContain(
    `${url}/old does not lead to ${url}/`,
  );
});
