import { kindOfFile, schemaOf } from '../../../content/site';
import { migrate } from '../../../content/migrations/migrate';
import { parse } from '../../../json/parse';

export interface Documents {
  /** Path → JSON of what fits today's schemas. */
  fitting: Map<string, unknown>;
  /** Files that are no JSON, or no longer fit. */
  faulty: string[];
}

/** Page files as documents of today's version. Never throws. */
export function documentsOf(files: ReadonlyMap<string, Uint8Array>): Documents {
  const fitting = new Map<string, unknown>();
  const faulty: string[] = [];
  for (const [path, bytes] of files) {
    const kind = kindOfFile(path);
    if (!kind) continue;
    const parsed = parse(bytes);
    const value = 'value' in parsed ? migrate(parsed.value, kind).value : undefined;
    if (value !== undefined && schemaOf(kind).safeParse(value).success) fitting.set(path, value);
    else faulty.push(path);
  }
  return { fitting, faulty };
}
