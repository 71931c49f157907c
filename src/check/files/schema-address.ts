import { valueAt } from '../../json/path';
import { kindOfFile } from '../../content/site';

/** Where files are thought to lie, since nobody needs to know where they do: deeper than addresses climb. */
const ROOT = `file:///${'-/'.repeat(64)}`;

/** The folder of schemas that a `$schema` leads to from its file; nothing for what leads nowhere. */
export function schemasFrom(path: string, address: unknown): string | undefined {
  const from = ROOT + path;
  if (typeof address !== 'string' || address.includes('\\') || !URL.canParse(address, from)) return undefined;
  return new URL('.', new URL(address, from)).href;
}

/** The value of `$schema`: the path to the rules of the file's kind. Throws for a path that is no file of a site. */
export function schemaAddress(path: string, schemas: string): string {
  const kind = kindOfFile(path);
  if (!kind) throw new Error(`${path} is no file of a site.`);
  const file = `${kind}.schema.json`;
  if (!schemas.startsWith('file:')) return schemas + file;
  const from = (ROOT + path).split('/');
  const to = (schemas + file).split('/');
  const common = from.findIndex((step, index) => step !== to[index]);
  return [...from.slice(common, -1).map(() => '..'), ...to.slice(common)].join('/');
}

/** The folder of schemas that most files of a site lead to; nothing where none has a `$schema` for its kind. */
export function schemasOf(documents: ReadonlyMap<string, { value: unknown }>): string | undefined {
  const counts = new Map<string, number>();
  for (const [path, { value }] of documents) {
    const address = valueAt(value, ['$schema']);
    const schemas = schemasFrom(path, address);
    if (schemas !== undefined && String(address).endsWith(`/${kindOfFile(path)}.schema.json`))
      counts.set(schemas, (counts.get(schemas) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
