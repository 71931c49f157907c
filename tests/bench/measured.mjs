// Loaded before a command that is measured: at its end it says what it took.
import { writeSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

process.once('exit', () => {
  if (!isMainThread) return;
  const { user, system } = process.cpuUsage();
  writeSync(3, JSON.stringify({ processor: (user + system) / 1e6, megabytes: process.resourceUsage().maxRSS / 1024 }));
});
