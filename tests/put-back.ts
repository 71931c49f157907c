import { afterAll, vi } from 'vitest';

/** Files of one worker share its modules and its process: each leaves both as it found them. */
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
