import { siteValue } from './site-value';

/** The sites that must pass the gate before a deployment: every one, or those with the status "live". */
export type Gate = 'every-site' | 'live-sites';

/** Whether the gate holds for the site of these files. Without a gate, as in the editor and `dev`, it never does. */
export const holdsGate = (gate: Gate | undefined, files: ReadonlyMap<string, Uint8Array>): boolean =>
  gate === 'every-site' || (gate === 'live-sites' && siteValue(files, 'status') === 'live');

/**
 * The gate of `npm run check`: on a server that tests changes (`CI`), a live site must pass it without `--live` too.
 */
export const gateOfCheck = (check: { isLive: boolean }, { CI = '' }: NodeJS.ProcessEnv): Gate | undefined => {
  if (check.isLive) return 'every-site';
  return ['', '0', 'false'].includes(CI) ? undefined : 'live-sites';
};
