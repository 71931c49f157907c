import { WORKER_ADDRESS } from '../../content/routes';
import { isSparing } from '../connection';
import { idle } from '../idle';
import { trustedAddress } from '../trusted';

/**
 * Has the browser keep the page that is shown without a network, when nothing else is to do. Where it can't, the site
 * is as it was. What the worker does next, and when it goes, says its file, which the browser asks for with each page.
 */
export async function keepOffline(): Promise<void> {
  await idle();
  if (!isSparing()) await navigator.serviceWorker?.register(trustedAddress(WORKER_ADDRESS)).catch(() => undefined);
}
