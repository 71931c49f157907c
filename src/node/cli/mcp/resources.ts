import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { CODES } from '../../../check/rules';
import { GUIDE_FILE } from '../../../content/files';
import { readExamples } from '../../load/read-examples';
import { readSchemas } from '../../load/read-schemas';
import { engineOf } from '../../site-folder';
import { explained } from '../check/explain';
import type { AssistedSite } from './assisted-site';

/** Schemas, examples of blocks, the rules by their codes, and the guide that the office reads: `site://NAME`. */
export function addResources(server: McpServer, { folder }: AssistedSite): void {
  const engine = engineOf(folder);
  const entries = async (): Promise<ReadonlyMap<string, unknown>> => {
    const examples = await readExamples();
    return new Map<string, unknown>([
      ['office', await readFile(join(engine, GUIDE_FILE), 'utf8')],
      ['rules', await readFile(join(engine, 'schemas/rules.md'), 'utf8')],
      ...[...(await readSchemas(engine))].map(([file, schema]) => [`schemas/${file}`, schema] as const),
      ...examples.map(({ type, name, block }) => [`examples/${type}/${name}`, block] as const),
      ...CODES.map((code) => [`rules/${code.code}`, explained(code)] as const),
    ]);
  };
  const template = new ResourceTemplate('site://{+name}', {
    list: async () => ({ resources: [...(await entries()).keys()].map((name) => ({ name, uri: `site://${name}` })) }),
    complete: { name: async (typed) => [...(await entries()).keys()].filter((name) => name.startsWith(typed)) },
  });
  server.registerResource('site', template, { mimeType: 'text/plain' }, async ({ href: uri }, { name }) => {
    const found = (await entries()).get(String(name));
    if (found === undefined) throw new Error(`There is no ${uri}.`);
    return { contents: [{ uri, text: typeof found === 'string' ? found : JSON.stringify(found, null, 1) }] };
  });
}
