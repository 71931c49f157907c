import { kindOfFile } from '../site';

/** What a file says in `$schema`: the way from its folder to the rules of its kind. Throws for what is no file of a site. */
export function schemaAddress(path: string): string {
  const kind = kindOfFile(path);
  if (!kind) throw new Error(`${path} is no file of a site.`);
  return `${'../'.repeat(path.split('/').length - 1)}schemas/${kind}.schema.json`;
}

/** Whether an address leads from a file to the rules of its kind, in whatever way it is written. */
export function isSchemaAddress(address: string, path: string): boolean {
  const from = `file:///${path}`;
  return !address.includes('\\') && URL.canParse(address, from) && new URL(address, from).href === new URL(schemaAddress(path), from).href;
}
