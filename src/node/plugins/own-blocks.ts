import { join } from 'node:path';
import { normalizePath } from 'vite';
import type { Plugin } from 'vite';
import { engine, root } from '../paths.ts';
import { packageName, readOwnBlocks } from './read-own-blocks.ts';
import type { OwnBlock } from './read-own-blocks.ts';

const SCHEMAS = normalizePath(join(engine, 'src/blocks/own-schemas.ts'));
const COMPONENTS = normalizePath(join(engine, 'src/blocks/own-components.ts'));

/**
 * Puts the blocks of the project's folder `blocks/` into the registry, by the same two lists as all others. One that
 * cannot be loaded is reported with its place, and takes nothing else with it: where it stands an error is drawn.
 */
export function ownBlocks(): Plugin {
  return {
    name: 'own-blocks',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: { [packageName]: engine }, dedupe: ['react', 'react-dom', 'styled-components', 'zod'] },
    }),
    async load(id) {
      const file = normalizePath(id.split('?')[0]!);
      if (file !== SCHEMAS && file !== COMPONENTS) return null;
      const blocks = await readOwnBlocks(join(root, 'blocks'));
      if (blocks.length === 0) return null;
      return file === SCHEMAS ? schemasOf(blocks) : componentsOf(blocks);
    },
  };
}

function schemasOf(blocks: readonly OwnBlock[]): string {
  const imports = blocks.map(({ schema }, index) =>
    schema ? `import { ${schema.name} as s${index} } from ${JSON.stringify(schema.file)};` : '',
  );
  const schemas = blocks.map(({ type, schema }, index) => {
    const name = JSON.stringify(type);
    return `${name}: ${schema ? `s${index}` : `z.looseObject({ type: z.literal(${name}) }).meta({ title: ${name} })`}`;
  });
  const examples = Object.fromEntries(blocks.map(({ type, examples: each }) => [type, each]));
  return [
    "import { z } from 'zod';",
    ...imports,
    `export const ownSchemas = { ${schemas.join()} };`,
    `export const ownExamples = ${JSON.stringify(examples)};`,
    `export const ownFaults = ${JSON.stringify(blocks.flatMap(({ faults }) => faults))};`,
  ].join('\n');
}

function componentsOf(blocks: readonly OwnBlock[]): string {
  const imports = blocks.map(({ component }, index) =>
    component ? `import { ${component.name} as c${index} } from ${JSON.stringify(component.file)};` : '',
  );
  const components = blocks.map(({ type, component, faults }, index) => {
    const [{ file, line, column, message } = { file: '', line: 1, column: 1, message: '' }] = faults;
    const thrown = JSON.stringify(`${file}:${line}:${column} ${message}`);
    return `${JSON.stringify(type)}: ${component ? `c${index}` : `() => { throw new Error(${thrown}); }`}`;
  });
  return `${imports.join('\n')}\nexport const ownComponents = { ${components.join()} };`;
}
