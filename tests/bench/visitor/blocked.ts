import type { Browser, Page } from 'playwright';
import { onSlowPhone } from './slow-phone';
import type { Driving } from './slow-phone';

const LONG_MS = 50;
const TASK = 'ThreadControllerImpl::RunTask';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  /** Of the processor. */
  tdur?: number;
}

/**
 * What of the main thread's tasks goes beyond 50 ms after the first paint, on a phone that is so many times slower than
 * this computer. By the processor's time of each task and not by the clock, which says what other programs wanted.
 */
export async function blockedIn(
  browser: Browser,
  driving: Driving & { slower: number },
  visit: (page: Page) => Promise<unknown>,
): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'loading'] },
  });
  await onSlowPhone(browser, { ...driving, slowDown: 1 }, visit);
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('Nothing was painted.');
  return events
    .filter(({ name, pid, tid, ts }) => name === TASK && pid === paint.pid && tid === paint.tid && ts > paint.ts)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * driving.slower - LONG_MS), 0);
}
