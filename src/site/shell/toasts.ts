import { isSparing } from '../connection';
import { addressOf } from './toast-address';
import type { Address } from './toast-address';
import type { ToastKind, ToastOptions } from './toast';
import type { TOAST_WORDS } from './toast-words';

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

/** As `notify`, with words that come with the toaster. */
async function say(
  kind: ToastKind,
  id: string | undefined,
  said: (words: typeof TOAST_WORDS) => ToastOptions & { title: string },
): Promise<void> {
  const ready = await toaster().catch(() => undefined);
  if (!ready) return;
  const { title, ...options } = said(ready.TOAST_WORDS);
  ready.show(kind, title, { ...options, id });
}

const notifyOffline = () => say('warning', 'connection', ({ offline }) => offline);

const notifyOnline = () => say('success', 'connection', ({ online }) => online);

/** For the router: the site was published anew since this tab was opened. */
export const notifyNewVersion = () =>
  say('info', 'version', ({ updated }) => ({
    title: updated.title,
    action: { label: updated.action, run: () => location.reload() },
  }));

/** Shows what a link that leaves the browser calls or writes to, with a button that copies it. */
const notifyAddress = ({ kind, text }: Address): Promise<void> =>
  say('info', text, (words) => ({
    ...(kind === 'tel' ? words.calling(text) : words.writing(text)),
    action: { label: words.copy, run: () => void copy(text) },
  }));

async function copy(text: string): Promise<void> {
  // `clipboard` is missing on an insecure address, and a browser may refuse.
  const done = await Promise.resolve(navigator.clipboard?.writeText(text).then(() => true)).catch(() => false);
  if (done) return say('success', undefined, ({ copied }) => ({ title: copied, detail: text }));
  const ready = await toaster().catch(() => undefined);
  ready?.showToSelect(ready.TOAST_WORDS.notCopied, text);
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
export function installToasts(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener(
    'click',
    (event) => {
      const link =
        event.target instanceof Element &&
        event.target.closest<HTMLAnchorElement>('a[href^="tel:"], a[href^="mailto:"]');
      if (link && isMouse(event)) void notifyAddress(addressOf(link));
    },
    { signal },
  );
  addEventListener('offline', () => void notifyOffline(), { signal });
  addEventListener('online', () => void notifyOnline(), { signal });
  // The one toast whose code cannot be fetched when it is due is the one that says so.
  const warmUp = setTimeout(() => {
    if (!isSparing()) toaster().catch(() => undefined);
  }, WARM_UP_MS);
  return () => {
    clearTimeout(warmUp);
    listening.abort();
  };
}
