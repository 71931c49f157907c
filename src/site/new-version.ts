import { isSparing } from './connection';

/**
 * Asks `hasChanged` when somebody comes back to the tab, and calls `tell` where it has. Nothing else happens by itself:
 * somebody may be reading, or ringing.
 */
export function watchVersion(hasChanged: () => Promise<boolean>, tell: () => void): void {
  document.addEventListener('visibilitychange', async () => {
    if (document.visibilityState === 'visible' && !isSparing() && (await hasChanged())) tell();
  });
}
