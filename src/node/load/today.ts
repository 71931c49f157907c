import { siteValue } from './site-value';

/** Today as `2026-03-31`, by the clock of a site (path → bytes), wherever the computer stands that builds it. */
export function today(files: ReadonlyMap<string, Uint8Array>, now = new Date()): string {
  const zone = siteValue(files, 'timeZone');
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
