import { migrate } from '../../content/migrations/migrate';
import { SITE_FILE } from '../../content/files';
import { valueAt } from '../../json/path';
import { parse } from '../../json/parse';

/** A field of the site file among files (path → bytes); undefined while that file cannot be read. */
export function siteValue(files: ReadonlyMap<string, Uint8Array>, name: string): unknown {
  const parsed = parse(files.get(SITE_FILE) ?? new Uint8Array());
  return 'value' in parsed ? valueAt(migrate(parsed.value, 'site').value, [name]) : undefined;
}
