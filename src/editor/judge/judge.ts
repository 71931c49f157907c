import type { OpenedSite } from '../site/opened-site';
import type { Changed, Checked, ToWorker } from './messages';

const MOST_WAIT_MS = 1000;
/** A check that takes longer waits until somebody rests: it would take the processor from what they type. */
const SOON_MS = 60;
const REST_MS = 250;

interface Listener {
  onChecked: (checked: Checked) => void;
  /** Called where a check comes to no end, such as by a rule that throws. */
  onFailed: (message: string) => void;
}

/**
 * The check in a worker. While it is at work, what changes is gathered: it is never more than one check behind, and
 * what it says last is of what the page holds last.
 */
export class Judge {
  #worker: Worker | undefined;
  readonly #waiting = new Map<string, Changed>();
  #isBusy = true;
  #sentAt = 0;
  /** How long the check took last. */
  #took = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(opened: OpenedSite, listener: Listener) {
    // The first screen needs the processor first.
    requestIdleCallback(() => this.#begin(opened, listener), { timeout: MOST_WAIT_MS });
  }

  #begin({ head, files }: OpenedSite, { onChecked, onFailed }: Listener): void {
    this.#worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<Checked>) => {
      if (data.isWhole) this.#end();
      onChecked(data);
    });
    this.#worker.addEventListener('error', ({ message }) => {
      this.#end();
      onFailed(message || 'it could not be loaded');
    });
    this.#post({ head, files: [...files].map(([path, { bytes }]) => [path, bytes] as const) });
  }

  get isBusy(): boolean {
    return this.#isBusy || this.#waiting.size > 0;
  }

  /** Checks the site again with these files changed; without bytes a file is gone. */
  change(...changed: Changed): void {
    this.#waiting.set(changed[0], changed);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined;
        this.#send();
      },
      this.#took < SOON_MS ? 0 : REST_MS,
    );
  }

  /** Checks now what would wait until somebody rests: they wait for it. */
  hurry(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#send();
  }

  #end(): void {
    this.#isBusy = false;
    this.#took = performance.now() - this.#sentAt;
    if (this.#timer === undefined) this.#send();
  }

  #send(): void {
    if (this.#isBusy || this.#waiting.size === 0) return;
    this.#isBusy = true;
    this.#sentAt = performance.now();
    this.#post({ changed: [...this.#waiting.values()] });
    this.#waiting.clear();
  }

  #post(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }
}
