import { expect, it, vi } from 'vitest';
import { watchPages } from '../../../src/node/cli/check/watch';
import { workshop } from '../pages/workshop';

it('[Z21] ends with the fault of a run that fails', async () => {
  const { folder, write } = workshop();
  const run = vi.fn(async () => {
    if (run.mock.calls.length > 1) throw new Error('There is no file.');
  });
  const watching = watchPages(folder, run, new AbortController().signal);
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1));
  const writing = setInterval(() => write('pages/about.json', '{}'), 200);
  await expect(watching).rejects.toThrow('There is no file.');
  clearInterval(writing);
});
