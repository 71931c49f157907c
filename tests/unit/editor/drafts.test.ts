import { afterEach, expect, it, vi } from 'vitest';
import { keepDraft } from '../../../src/editor/session/drafts';

afterEach(() => vi.unstubAllGlobals());

/** Tells of an event once whoever asked listens. */
function soon<T extends EventTarget>(target: T, event: string): T {
  queueMicrotask(() => target.dispatchEvent(new Event(event)));
  return target;
}

it('[EE10] rejects where the browser has no room', async () => {
  const full = new Error('QuotaExceededError');
  const transaction = () =>
    soon(Object.assign(new EventTarget(), { error: full, objectStore: () => ({ put: () => ({}) }) }), 'abort');
  const result = { transaction, close: () => {} };
  vi.stubGlobal('indexedDB', { open: () => soon(Object.assign(new EventTarget(), { result }), 'success') });
  await expect(keepDraft('site', { path: 'pages/about.json', base: undefined, text: '{}' })).rejects.toBe(full);
});
