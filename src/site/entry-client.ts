import { watchHotlines } from './shell/hotline-bar';

/**
 * The only script that a page loads at once, and it is tiny: React follows on the first sign of interaction or when
 * the browser is idle, whichever is first. Until then, and without it, everything works as plain HTML.
 */
const SIGNS = ['pointerover', 'focusin', 'keydown', 'touchstart'] as const;
const IDLE_DEADLINE_MS = 4000;

let started = false;

function start() {
  if (started) return;
  started = true;
  SIGNS.forEach((sign) => removeEventListener(sign, start));
  loadInParts().catch((error: unknown) => {
    console.info('This page stays as plain HTML.', error);
  });
}

/** React comes first, in a task of its own: on a slow phone neither part holds up a tap. */
async function loadInParts() {
  await import('./parts/react');
  await nextTask();
  const { hydrate } = await import('./hydrate');
  await nextTask();
  await hydrate();
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

function startWhenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_DEADLINE_MS });
  else setTimeout(start, IDLE_DEADLINE_MS / 2);
}

function begin() {
  watchHotlines();
  SIGNS.forEach((sign) => addEventListener(sign, start, { passive: true }));
  if (document.readyState === 'complete') startWhenIdle();
  else addEventListener('load', startWhenIdle);
}

// The script is `async`: a browser that knows of one that is not paints later. So it may be here before the page is.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin);
else begin();
