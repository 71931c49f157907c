import { offlineWorker, PREFIX, retiredWorker } from '../../../site/offline/worker';
import type { OfflinePlan } from '../../../site/offline/worker';
import { fingerprintOf } from '../../hashes';

/** A page that takes longer is likely not to come. */
const PATIENCE_MS = 3000;

/**
 * The files that a page needs to look right. Each device requests photographs of another size, so their alternative
 * text replaces them.
 */
const ASKED_FOR = /<(?:link rel="(?:preload|icon)" href|script type="module" src)="(\/[^"]+)"/g;

/**
 * The file of the worker: of a page, by its finished HTML, that is kept on visitors' devices, or, without one, a
 * worker that goes away. There is always one, because what is missing would leave the worker before it in place.
 */
export function workerFile(kept: { page: string; html: string } | undefined): string {
  if (!kept) return `(${retiredWorker})(self, ${JSON.stringify(PREFIX)});\n`;
  const { page, html } = kept;
  const mark = /data-build="[^"]*" data-fingerprint="[^"]*"/.exec(html)![0];
  const assets = [...new Set([...html.matchAll(ASKED_FOR)].map(([, address]) => address!))];
  const plan = { page, mark, assets, patienceMs: PATIENCE_MS };
  const cache = `${PREFIX}${fingerprintOf(JSON.stringify([plan, html]))}`;
  return (
    `(${offlineWorker})(self, ${JSON.stringify({ cache, ...plan } satisfies OfflinePlan)}, ` +
    `${JSON.stringify(PREFIX)});\n`
  );
}
