import { join } from 'node:path';
import { runningCode } from '../bundles/running-code';
import type { Serving } from './serving';

/** The result for `run.mjs`: the bundled server, and the folder to serve. */
interface HandedOver extends Serving {
  server: string;
}

/**
 * Gives a site to the process that waits for this one, which then serves it. What builds a site holds several hundred
 * megabytes that no visitor needs; they go with this process, and the other one never had them.
 */
export async function handOver(serving: Serving): Promise<void> {
  const message: HandedOver = { ...serving, server: join(runningCode()!.folder, 'serving.mjs') };
  await new Promise<void>((resolve, reject) => {
    process.send!(message, (error: Error | null) => (error ? reject(error) : resolve()));
  });
}
