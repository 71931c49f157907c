import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import type { Server } from 'node:http';
import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { serveSite } from '../../src/node/serve/serve';
import { liveSite } from '../fixtures/live-site';
import { thirdFirm } from '../fixtures/third-firm';
import { hydrated, openAlone } from './browser';

const SITE = 'pages/_site.json';
const KEPT = 'pages/services/wiring.json';
const HEADING = 'New wiring, floor by floor';
/** A browser asks for a worker's file about a second after a page is there; on a busy machine much later. */
const PATIENCE = { timeout: 60_000 };
/** Builds and visits, one after the other. */
const SEVERAL_VISITS = { timeout: 300_000 };
const AREA = '/areas/phibsborough';

const site = liveSite();
const siteFile = structuredClone(site.read(SITE));

let server: Server | undefined;
let port = 0;
const online = async () => {
  server = await serveSite(port, site.out.dist);
  port = (server.address() as AddressInfo).port;
};
const offline = () =>
  new Promise<void>((done) => {
    server!.close(() => done());
    server!.closeAllConnections();
    server = undefined;
  });

/** The heading of the page that is kept; none where the site keeps none. */
let published: string | undefined;

/** Publishes the site with another heading on the page that is kept. */
async function publish(
  heading: string,
  settings: { offline?: string } = { offline: '/services/wiring' },
): Promise<void> {
  const page = structuredClone(thirdFirm[KEPT]) as { blocks: { heading: string }[] };
  page.blocks[0]!.heading = heading;
  site.write({ [SITE]: { ...siteFile, ...settings }, [KEPT]: page });
  expect(await site.build()).toBe(0);
  published = settings.offline && heading;
}

beforeAll(async () => {
  await publish(HEADING);
  await online();
}, 300_000);
afterAll(async () => {
  if (server) await offline();
  site.remove();
});
beforeEach(async () => {
  if (!server) await online();
  // A second try begins where the first one did.
  if (published !== HEADING) await publish(HEADING);
});

/** A first visit, until the worker has all that it keeps. */
async function visit(path: string): Promise<Page> {
  const page = await openAlone(path, { baseURL: `http://127.0.0.1:${port}`, serviceWorkers: 'allow' });
  await hydrated(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const state = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
  await expect.poll(state, PATIENCE).toBe('activated');
  return page;
}

/** Every address that is kept on the device, with the name that it is kept under. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const entries = names.map(async (name) =>
      (await (await caches.open(name)).keys()).map(({ url }) => [name, new URL(url).pathname]),
    );
    return (await Promise.all(entries)).flat() as [string, string][];
  });
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();

it('[OL1] shows the page that is kept at every address without a network, and asks again when it is loaded again', async () => {
  const page = await visit('/');
  await offline();
  for (const path of [AREA, '/services/wiring', '/', '/nowhere']) {
    await page.goto(path);
    expect([path, await heading(page)]).toEqual([path, HEADING]);
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await page.locator('a[href="tel:+35316774321"]').count()).toBeGreaterThan(0);
  }
  expect(
    await page.evaluate(() => document.fonts.ready.then(() => document.fonts.check('700 1em "Site Display"'))),
  ).toBe(true);
  await page.goto(AREA);
  await online();
  await page.reload();
  expect(await heading(page)).toContain('Phibsborough');
});

it(
  '[OL1] shows it after three silent seconds, and lets the network take its time when it is asked again',
  { tags: 'turn-3' },
  async () => {
    const page = await visit('/');
    await offline();
    const held: Socket[] = [];
    const silent = createServer((socket) => held.push(socket.on('error', () => undefined)));
    await new Promise<void>((done) => silent.listen(port, '127.0.0.1', done));
    try {
      const started = performance.now();
      await page.goto(AREA, { waitUntil: 'commit' });
      expect(await heading(page)).toBe(HEADING);
      expect(Math.round((performance.now() - started) / 1000)).toBeLessThanOrEqual(4);
      const again = page.reload({ waitUntil: 'commit', timeout: 20_000 }).then(() => true);
      expect(await Promise.race([again, page.waitForTimeout(4000).then(() => 'waits')])).toBe('waits');
      // A browser asks once more where a line is cut; then there must be nobody.
      silent.close();
      held.forEach((socket) => socket.destroy());
      await again;
      expect(await heading(page)).toBe(HEADING);
    } finally {
      silent.close();
      held.forEach((socket) => socket.destroy());
    }
  },
);

it(
  '[OL3] [OL4] keeps the page of each deployment alone, and goes when the site has none any more',
  { ...SEVERAL_VISITS, tags: 'turn-3' },
  async () => {
    const page = await visit('/');
    const before = await kept(page);
    await publish('New wiring, room by room');
    await page.reload();
    await expect.poll(async () => (await kept(page)).map(([name]) => name), PATIENCE).not.toContain(before[0]![0]);
    expect((await kept(page)).map(([, path]) => path)).toContain('/services/wiring');
    await offline();
    await page.goto(AREA);
    expect(await heading(page)).toBe('New wiring, room by room');

    await online();
    await publish(HEADING, {});
    await page.goto('/');
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), PATIENCE)
      .toBe(0);
    expect(await kept(page)).toEqual([]);
    await hydrated(page);
    await page.goto('/services/wiring');
    expect(await heading(page)).toBe(HEADING);
    await offline();
    await expect(page.goto(AREA)).rejects.toThrow('ERR_CONNECTION_REFUSED');
  },
);

it(
  '[OL5] comes when the page is idle, breaks no rule of the policy, and keeps only what the page needs',
  { ...SEVERAL_VISITS, tags: 'turn-3' },
  async () => {
    const said: string[] = [];
    const page = await openAlone('/robots.txt', { baseURL: `http://127.0.0.1:${port}`, serviceWorkers: 'allow' });
    page.on('console', (message) => message.type() === 'info' || said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    await page.addInitScript(() => {
      const { register } = ServiceWorkerContainer.prototype;
      ServiceWorkerContainer.prototype.register = function (...details) {
        performance.mark('asked');
        return register.apply(this, details);
      };
    });
    await page.goto('/');
    await hydrated(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const times = await page.evaluate(() => [
      performance.getEntriesByName('asked')[0]!.startTime,
      (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventEnd,
    ]);
    expect(times[0]).toBeGreaterThan(times[1]!);
    await expect
      .poll(async () => (await kept(page)).map(([, path]) => path.replace(/-[\w-]{8}(?=\.js)/, '')).sort())
      .toEqual([
        '/assets/entry-client.js',
        '/favicon.svg',
        expect.stringMatching(/^\/fonts\/\w+\.\w{8}\.woff2$/),
        '/services/wiring',
      ]);
    expect(said).toEqual([]);

    const sparing = await openAlone('/robots.txt', { baseURL: `http://127.0.0.1:${port}`, serviceWorkers: 'allow' });
    await sparing.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
    );
    await sparing.goto('/');
    await hydrated(sparing);
    await sparing.waitForTimeout(1500);
    expect(await sparing.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  },
);
