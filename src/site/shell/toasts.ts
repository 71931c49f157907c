import { say } from '../../design/words';
import type { DrawnWords } from '../../design/words';
import { isSparing } from '../connection';
import { addressOf } from './toast-address';
import type { Address } from './toast-address';
import type { ToastKind, ToastOptions } from './toast';

/** The toaster's code and styles come on first use. A failed load is forgotten, so that the next toast asks again. */
let loading: Promise<typeof import('./toaster')> | undefined;

function toaster() {
  loading ??= import('./toaster');
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/**
 * Says something at the edge of the window for 4 s; `loading` stays until another kind takes its place by its `id`.
 * Where the code cannot be fetched nothing is shown.
 */
export async function notify(kind: ToastKind, title: string, options: ToastOptions = {}): Promise<void> {
  const ready = await toaster().catch(() => undefined);
  ready?.show(kind, title, options);
}

/** For the router: the site was published anew since this tab was opened. */
export const notifyNewVersion = ({ siteUpdated, reload }: DrawnWords) =>
  notify('info', siteUpdated, { id: 'version', action: { label: reload, run: () => location.reload() } });

/** Shows what a link that leaves the browser calls or writes to, with a button that copies it. */
function notifyAddress({ kind, text }: Address, words: DrawnWords): Promise<void> {
  const isCall = kind === 'tel';
  return notify('info', isCall ? say(words.calling, { number: text }) : say(words.writing, { address: text }), {
    id: text,
    detail: isCall ? words.dialYourself : words.copyAddress,
    action: { label: words.copy, run: () => void copy(text, words) },
  });
}

async function copy(text: string, { copied, notCopied }: DrawnWords): Promise<void> {
  // `clipboard` is missing on an insecure address, and a browser may refuse.
  const done = await Promise.resolve(navigator.clipboard?.writeText(text).then(() => true)).catch(() => false);
  if (done) return notify('success', copied, { detail: text });
  const ready = await toaster().catch(() => undefined);
  ready?.showToSelect(notCopied, text);
}

/** With a mouse a number that is "called" may open nothing at all; with a finger the phone shows it. */
function isMouse(event: MouseEvent): boolean {
  const pointer = 'pointerType' in event ? event.pointerType : '';
  if (pointer) return pointer === 'mouse';
  return matchMedia('(hover: hover) and (pointer: fine)').matches;
}

const WARM_UP_MS = 5000;

/**
 * Shows a toast for what otherwise happens unseen: links that leave the browser, and the connection. Call once, after
 * hydration; the result undoes it.
 */
export function installToasts(words: DrawnWords): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener(
    'click',
    (event) => {
      const link =
        event.target instanceof Element &&
        event.target.closest<HTMLAnchorElement>('a[href^="tel:"], a[href^="mailto:"]');
      if (link && isMouse(event)) void notifyAddress(addressOf(link), words);
    },
    { signal },
  );
  addEventListener(
    'offline',
    () => void notify('warning', words.offline, { id: 'connection', detail: words.stillReadable }),
    { signal },
  );
  addEventListener('online', () => void notify('success', words.online, { id: 'connection' }), { signal });
  // The one toast whose code cannot be fetched when it is due is the one that says so.
  const warmUp = setTimeout(() => {
    if (!isSparing()) toaster().catch(() => undefined);
  }, WARM_UP_MS);
  return () => {
    clearTimeout(warmUp);
    listening.abort();
  };
}
