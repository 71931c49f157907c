import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Judge } from '../../../src/editor/judge/judge';

/* The worker that checks, as the judge sees it: it takes as long as it is told to. */

const failures: string[] = [];
const sent: { changed?: [string, unknown][] }[] = [];
let answer = () => {};
let fail: (message: string) => void;

type Heard = { data?: { problems: []; isWhole: boolean }; message?: string };

class SlowWorker {
  addEventListener(event: string, listen: (event: Heard) => void) {
    if (event === 'error') fail = (message) => listen({ message });
    else answer = () => listen({ data: { problems: [], isWhole: true } });
  }
  postMessage(message: (typeof sent)[number]) {
    sent.push(message);
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('Worker', SlowWorker);
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  sent.length = 0;
  failures.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A judge that has checked the site once, and whose check of a change took 100 ms. */
function slowJudge(): Judge {
  const judge = new Judge(
    { head: {} as never, files: new Map() },
    { onChecked: () => {}, onFailed: (message) => failures.push(message) },
  );
  answer();
  judge.change('pages/about.json', new Uint8Array(1));
  vi.advanceTimersByTime(0);
  vi.advanceTimersByTime(100);
  answer();
  return judge;
}

it('[EE12] waits with a slow check until somebody rests, but not when they wait for it', () => {
  const judge = slowJudge();
  const before = sent.length;
  judge.change('pages/about.json', new Uint8Array(2));
  vi.advanceTimersByTime(100);
  expect(sent).toHaveLength(before);
  judge.hurry();
  expect(sent).toHaveLength(before + 1);
  expect(judge.isBusy).toBe(true);
  answer();
  vi.advanceTimersByTime(1000);
  expect(sent).toHaveLength(before + 1);
  expect(judge.isBusy).toBe(false);
});

it('[EE12] sends nothing where nothing waits', () => {
  const judge = slowJudge();
  const before = sent.length;
  judge.hurry();
  expect(sent).toHaveLength(before);
});

it('[EE5] says that a check has failed, and checks what changes then', () => {
  const judge = slowJudge();
  judge.change('pages/about.json', new Uint8Array(2));
  judge.hurry();
  judge.change('pages/about.json', new Uint8Array(3));
  vi.advanceTimersByTime(1000);
  const before = sent.length;
  fail('Uncaught Error: no rule');
  expect(failures).toEqual(['Uncaught Error: no rule']);
  expect(sent).toHaveLength(before + 1);
  answer();
  expect(judge.isBusy).toBe(false);
});
