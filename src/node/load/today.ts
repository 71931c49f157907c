import { migrate } from '../../content/migrations/migrate';
import { SITE_FILE } from '../../content/files';
import { valueAt } from '../../json/path';
import { parse } from '../../json/parse';

/** Today as `2026-03-31`, by the clock of a site (path → bytes), wherever the computer stands that builds it. */
export function today(files: ReadonlyMap<string, Uint8Array>, now = new Date()): string {
  const parsed = parse(files.get(SITE_FILE) ?? new Uint8Array());
  const zone = 'value' in parsed ? valueAt(migrate(parsed.value, 'site').value, ['timeZone']) : undefined;
  return dayIn(typeof zone === 'string' ? zone : 'UTC', now);
}

function dayIn(timeZone: string, now: Date): string {
  try {
    // Swedes write dates as ISO 8601 does.
    return new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' }).format(now);
  } catch {
    return dayIn('UTC', now);
  }
}
