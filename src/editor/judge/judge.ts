import type { OpenedSite } from '../site/opened-site';
import type { Checked, ToWorker } from './messages';

const MOST_WAIT_MS = 1000;

/**
 * The check in a worker. While it is at work, what changes is gathered: it is never more than one check behind, and
 * what it says last is of what the page holds last.
 */
export class Judge {
  #worker: Worker | undefined;
  readonly #waiting = new Map<string, Uint8Array | undefined>();
  #isBusy = true;

  constructor(opened: OpenedSite, onChecked: (checked: Checked) => void) {
    // What is looked at first needs the processor first.
    requestIdleCallback(() => this.#begin(opened, onChecked), { timeout: MOST_WAIT_MS });
  }

  #begin({ head, files }: OpenedSite, onChecked: (checked: Checked) => void): void {
    this.#worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<Checked>) => {
      if (data.isWhole) {
        this.#isBusy = false;
        this.#send();
      }
      onChecked(data);
    });
    this.#post({ head, files: [...files].map(([path, { bytes }]) => [path, bytes] as const) });
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  /** Checks the site again with these files changed; without bytes a file is gone. */
  change(path: string, bytes: Uint8Array | undefined): void {
    this.#waiting.set(path, bytes);
    this.#send();
  }

  #send(): void {
    if (this.#isBusy || this.#waiting.size === 0) return;
    this.#isBusy = true;
    this.#post({ changed: [...this.#waiting] });
    this.#waiting.clear();
  }

  #post(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }
}
