import { setTimeout as pause } from 'node:timers/promises';
import { Complaint } from '../complaint';
import { lockSite } from './lock-site';
import type { SiteFolder } from '../site-folder';

const MOST_WAIT_MS = 10_000;
const RETRY_MS = 10;

/**
 * Runs `work` while no other process of this computer writes files of the site: two could both find the file that they
 * began with. Throws a `Complaint` where another goes on writing for ten seconds.
 */
export async function writingAlone<Result>(site: SiteFolder, work: () => Promise<Result>): Promise<Result> {
  const until = Date.now() + MOST_WAIT_MS;
  for (;;) {
    const unlock = lockSite(site, 'writing');
    if (typeof unlock === 'function') return work().finally(unlock);
    if (Date.now() > until) throw new Complaint(`Another program (process ${unlock}) goes on writing. Try again.`);
    await pause(RETRY_MS);
  }
}
