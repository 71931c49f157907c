import { SITE_FILE } from '../../content/files';
import { migrate } from '../../content/migrations/migrate';
import { valueAt } from '../../json/path';
import { parse } from '../../json/parse';

/** The sites that must pass the gate before a deployment: every one, or those with the status "live". */
export type Gate = 'every-site' | 'live-sites';

/** Whether the gate holds for the site of these files. Without a gate, as in the editor and `dev`, it never does. */
export const holdsGate = (gate: Gate | undefined, files: ReadonlyMap<string, Uint8Array>): boolean =>
  gate === 'every-site' || (gate === 'live-sites' && isLive(files));

/**
 * The gate of `npm run check`: on a server that tests changes (`CI`), a live site must pass it without `--live` too.
 */
export const gateOfCheck = (check: { isLive: boolean }, { CI = '' }: NodeJS.ProcessEnv): Gate | undefined => {
  if (check.isLive) return 'every-site';
  return ['', '0', 'false'].includes(CI) ? undefined : 'live-sites';
};

/** A site file that cannot be read has problems of its own; until it can, it says nothing. */
function isLive(files: ReadonlyMap<string, Uint8Array>): boolean {
  const parsed = parse(files.get(SITE_FILE) ?? new Uint8Array());
  return 'value' in parsed && valueAt(migrate(parsed.value, 'site').value, ['status']) === 'live';
}
