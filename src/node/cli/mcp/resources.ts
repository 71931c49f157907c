import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { CODES } from '../../../check/rules';
import { readExamples } from '../../read-examples';
import { readSchemas } from '../../read-schemas';
import { explained } from '../check/explain';
import type { Door } from './door';

const startingWith = (names: readonly string[]) => (typed: string) => names.filter((name) => name.startsWith(typed));

/** Schemas, examples of blocks, the rules by their codes, and the guide that the office reads: our own words. */
export function addResources(server: McpServer, { folder: { project } }: Door): void {
  const file = (name: string) => readFile(join(project, name), 'utf8');
  const documents: [name: string, title: string, read: () => Promise<string>][] = [
    ['guide', 'How the office works with pages', async () => officePart(await file('README.md'))],
    ['rules', 'Every code of the check', () => file('schemas/rules.md')],
  ];
  for (const [name, title, read] of documents)
    server.registerResource(name, `site://${name}`, { title, mimeType: 'text/markdown' }, async ({ href }) => ({
      contents: [{ uri: href, mimeType: 'text/markdown', text: await read() }],
    }));

  const codes = CODES.map(({ code }) => code);
  const rule = new ResourceTemplate('site://rules/{code}', {
    list: undefined,
    complete: { code: startingWith(codes) },
  });
  server.registerResource('rule', rule, { title: 'A code of the check' }, ({ href }, { code }) => {
    const found = CODES.find((each) => each.code === code);
    if (!found) throw new Error(`There is no code "${String(code)}".`);
    return { contents: [{ uri: href, mimeType: 'text/plain', text: explained(found) }] };
  });
  addTable(server, 'schemas', {
    title: 'JSON Schema',
    read: async () =>
      [...(await readSchemas(project))].map(([path, schema]) => [path.replace('.schema.json', ''), schema]),
  });
  addTable(server, 'examples', {
    title: 'Examples of a block',
    read: async () => {
      const examples = await readExamples();
      return [...new Set(examples.map(({ type }) => type))].map((type) => [
        type,
        Object.fromEntries(examples.filter((each) => each.type === type).map(({ name, block }) => [name, block])),
      ]);
    },
  });
}

/** `site://NAME/{name}`, each entry of a table as JSON. */
function addTable(
  server: McpServer,
  table: string,
  { title, read }: { title: string; read: () => Promise<(readonly [name: string, value: unknown])[]> },
): void {
  const template = new ResourceTemplate(`site://${table}/{+name}`, {
    list: async () => ({
      resources: (await read()).map(([name]) => ({ uri: `site://${table}/${name}`, name, title: `${title}: ${name}` })),
    }),
    complete: { name: async (typed) => startingWith((await read()).map(([name]) => name))(typed) },
  });
  server.registerResource(table, template, { title, mimeType: 'application/json' }, async ({ href }, { name }) => {
    const found = (await read()).find(([each]) => each === name);
    if (!found) throw new Error(`There is no ${href}.`);
    return { contents: [{ uri: href, mimeType: 'application/json', text: JSON.stringify(found[1], null, 1) }] };
  });
}

/** The part of the README that is written for the office. */
const officePart = (readme: string) => /^## For the office\n[^]*?(?=^## )/m.exec(readme)?.[0] ?? readme;
