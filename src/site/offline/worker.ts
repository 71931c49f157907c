/** The files that a worker caches on a device. */
export interface OfflinePlan {
  /** The name of what is kept, another one whenever any of it is another; it starts with `PREFIX`. */
  cache: string;
  /** Address of the page. */
  page: string;
  /** A text that its HTML has only in this build. */
  mark: string;
  /** Addresses of what it is drawn with. */
  assets: string[];
  /** How long the network may take before the page that is kept is shown. */
  patienceMs: number;
}

interface Worker {
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Requested) => void): void;
  skipWaiting(): Promise<void>;
  registration: { unregister(): Promise<boolean>; navigationPreload?: { enable(): Promise<void> } };
}
interface Waiting {
  waitUntil(work: Promise<unknown>): void;
}
interface Requested {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export const PREFIX = 'offline-';

/**
 * The worker of a site with an offline page. It is written into a file of its own, so it imports nothing. Pages come
 * from the network; where it fails or stays silent for too long, the offline page stands at the requested address, so
 * that a reload requests it again. Nothing else is touched.
 */
export function offlineWorker(worker: Worker, plan: OfflinePlan, prefix: string): void {
  const { cache, page, mark, assets, patienceMs } = plan;
  /** Whoever asks for a page again has the network take its time. */
  const requested = new Set<string>();
  const kept = (address: string) => caches.match(address, { ignoreVary: true });

  worker.addEventListener('install', (event) => event.waitUntil(fill().then(() => worker.skipWaiting())));
  worker.addEventListener('activate', (event) => event.waitUntil(tidy()));
  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    const { pathname } = new URL(request.url);
    if (request.mode === 'navigate' && request.method === 'GET') event.respondWith(show(event, pathname));
    else if (assets.includes(pathname)) event.respondWith(kept(pathname).then((found) => found ?? fetch(request)));
  });

  async function fill() {
    const response = await fetch(page, { cache: 'no-cache' });
    if (!(await response.clone().text()).includes(mark)) throw new Error(`${page} is of another build.`);
    const folder = await caches.open(cache);
    await folder.addAll(assets);
    await folder.put(page, response);
  }

  async function tidy() {
    const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cache);
    await Promise.all(old.map((name) => caches.delete(name)));
    await worker.registration.navigationPreload?.enable();
  }

  async function show({ request, preloadResponse }: Requested, path: string): Promise<Response> {
    const answer = Promise.resolve(preloadResponse).then((ahead) => ahead ?? fetch(request));
    const isPatient = path !== page && requested.has(path);
    const late = new Promise<undefined>((done) => isPatient || setTimeout(done, patienceMs));
    const inTime = await Promise.race([answer, late]).catch(() => undefined);
    if (inTime) return inTime;
    requested.add(path);
    return (await kept(page)) ?? answer;
  }
}

/** The worker of a site that has no such page any more: it takes away what a worker before it has kept, and goes. */
export function retiredWorker(worker: Worker, prefix: string): void {
  worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
  worker.addEventListener('activate', (event) => event.waitUntil(leave()));

  async function leave() {
    const all = (await caches.keys()).filter((name) => name.startsWith(prefix));
    await Promise.all(all.map((name) => caches.delete(name)));
    await worker.registration.unregister();
  }
}
