import { expect, it } from 'vitest';
import { workerFile } from '../../../src/node/build/site-files/offline';

const htmlOf = (fingerprint: string) =>
  `<html lang="en" data-build="b1" data-fingerprint="${fingerprint}" data-route="/help"><head>` +
  '<link rel="preload" href="/fonts/f.1.woff2" as="font"><link rel="icon" href="/favicon.svg">' +
  '<link rel="canonical" href="https://a.example/help"><script type="module" src="/assets/e.js"></script></head>' +
  '<body><img alt="A van" src="/photos/van.webp"></body></html>';

/** Runs a worker's file as a browser does: alone, against what a host answers. Gives what is kept then. */
async function installed(file: string, answered: string): Promise<Map<string, string[]>> {
  const stored = new Map<string, string[]>();
  const caches = {
    keys: () => Promise.resolve([...stored.keys()]),
    delete: (name: string) => Promise.resolve(stored.delete(name)),
    open: (name: string) => {
      const addresses: string[] = [];
      stored.set(name, addresses);
      return Promise.resolve({
        put: (address: string) => Promise.resolve(void addresses.push(address)),
        addAll: (all: string[]) => Promise.resolve(void addresses.push(...all)),
      });
    },
  };
  const listeners = new Map<string, (event: object) => void>();
  const work: Promise<unknown>[] = [];
  const scope = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    skipWaiting: () => Promise.resolve(),
    registration: { unregister: () => Promise.resolve(true) },
  };
  new Function('self', 'caches', 'fetch', file)(scope, caches, () => Promise.resolve(new Response(answered)));
  for (const type of ['install', 'activate']) {
    listeners.get(type)!({ waitUntil: (promise: Promise<unknown>) => work.push(promise) });
    await Promise.all(work);
  }
  return stored;
}

it('[OL3] keeps a page of its own build with what it is drawn with, and none of another', async () => {
  const file = workerFile({ page: '/help', html: htmlOf('f1') });
  const [addresses, ...others] = (await installed(file, htmlOf('f1'))).values();
  expect(addresses).toEqual(['/fonts/f.1.woff2', '/favicon.svg', '/assets/e.js', '/help']);
  expect(others).toEqual([]);
  await expect(installed(file, htmlOf('f2'))).rejects.toThrow('/help is of another build.');
  expect(workerFile({ page: '/help', html: htmlOf('f2') })).not.toBe(file);
});
