// Loaded before a command that is measured: at its end it says what it took.
import { writeSync } from 'node:fs';

process.once('exit', () => {
  const { user, system } = process.cpuUsage();
  writeSync(3, JSON.stringify({ processor: (user + system) / 1e6, megabytes: process.resourceUsage().maxRSS / 1024 }));
});
