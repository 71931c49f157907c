const BAR = 24;
/** Shorter work reports nothing. */
const QUIET_MS = 1500;
/** The intervals between reports on a terminal and in a log. */
const EVERY_MS = { terminal: 100, log: 10_000 };

interface Screen {
  isTTY?: boolean;
  write(text: string): unknown;
}

/**
 * Reports the progress of long work: on a terminal a bar that is drawn over itself, elsewhere a line now and then. Call
 * the result for each step, and `end` before any other output.
 */
export class Progress {
  readonly #screen: Screen;
  readonly #now: () => number;
  readonly #started: number;
  #reported: number;
  #hasBar = false;

  constructor(screen: Screen = process.stderr, now: () => number = () => performance.now()) {
    this.#screen = screen;
    this.#now = now;
    this.#started = now();
    this.#reported = this.#started;
  }

  step(done: number, of: number): void {
    const now = this.#now();
    const isTerminal = this.#screen.isTTY === true;
    if (now - this.#started < QUIET_MS || now - this.#reported < EVERY_MS[isTerminal ? 'terminal' : 'log']) return;
    this.#reported = now;
    const left = Math.ceil((((now - this.#started) / done) * (of - done)) / 1000);
    const words = `${done} of ${of} pages, ${left} s left`;
    if (!isTerminal) {
      this.#screen.write(`${words}\n`);
      return;
    }
    const full = Math.round((BAR * done) / of);
    this.#hasBar = true;
    this.#screen.write(`\r${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${words}\u001b[K`);
  }

  /** Takes the bar away. */
  end(): void {
    if (this.#hasBar) this.#screen.write('\r\u001b[K');
    this.#hasBar = false;
  }
}
