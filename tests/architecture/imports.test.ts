import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
}

/** Who may import whom, beside itself. `type` rows count only for `import type`. See the arrows in src/README.md. */
const MAY: Record<string, { value: string[]; type?: string[] }> = {
  'geography': { value: [] },
  'design': { value: ['names', 'geography'], type: ['resolved'] },
  'engine': { value: ['design'] },
  'fields': { value: ['names'] },
  'schemas': { value: ['fields', 'names'], type: ['resolved'] },
  'resolved': { value: [], type: ['fields'] },
  'components': { value: ['design', 'engine', 'names'], type: ['schemas', 'resolved'] },
  'content': { value: ['fields', 'schemas', 'names'], type: ['resolved'] },
  'check': { value: ['content', 'routes', 'geography', 'fields', 'schemas', 'names'], type: ['resolved'] },
  'site': { value: ['engine', 'design', 'components', 'routes', 'names'], type: ['content', 'resolved', 'schemas'] },
  'gallery': { value: ['site', 'engine', 'design', 'components', 'names'], type: ['content', 'resolved', 'schemas'] },
  'dev': { value: ['site', 'design', 'gallery'], type: ['content', 'resolved', 'schemas'] },
  'node': { value: ['check', 'content', 'site', 'design', 'routes', 'components', 'schemas', 'fields', 'engine', 'geography', 'names', 'bench'], type: ['resolved'] },
};

/** The layer that a file of src/ belongs to. */
function layerOf(file: string): string {
  if (/^design\/(icon-names|icon-words|scene-names)\.ts$/.test(file)) return 'names';
  if (file === 'blocks/fields.schema.ts') return 'fields';
  if (file === 'blocks/resolved.ts') return 'resolved';
  if (/^blocks\/(schemas\.ts|.*\.schema\.ts)$/.test(file)) return 'schemas';
  if (file.startsWith('../tests/bench/')) return 'bench';
  if (file.startsWith('blocks/')) return 'components';
  if (file === 'content/routes.ts') return 'routes';
  return file.split('/')[0]!;
}

const posix = (path: string) => path.split(sep).join('/');

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file)).map(posix);

const imports: Import[] = files.flatMap((from) => {
  const code = readFileSync(join('src', from), 'utf8');
  return [...code.matchAll(/^\s*(?:import|export)\s+(type\s)?[^'"]*?from\s+'(\.[^']+)'|import\('(\.[^']+)'\)/gm)].map(([, type, target, lazy]) => {
    const path = posix(join(dirname(from), (target ?? lazy)!));
    const to = files.find((file) => file === path || file === `${path}.ts` || file === `${path}.tsx`) ?? path;
    return { from, to, typeOnly: !!type };
  });
});

describe('who may import whom', () => {
  it('[A1] lets each layer import only what its row allows', () => {
    const broken = imports.filter(({ from, to, typeOnly }) => {
      const [source, target] = [layerOf(from), layerOf(to)];
      if (source === target || (source === 'content' && target === 'routes') || (source === 'routes' && target === 'content' && typeOnly)) return false;
      const row = MAY[source];
      return !row?.value.includes(target) && !(typeOnly && row?.type?.includes(target));
    });
    expect(broken.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  it('[A2] lets no block import another block', () => {
    const folderOf = (file: string) => /^blocks\/([^/]+)\//.exec(file)?.[1];
    const broken = imports.filter(({ from, to }) => folderOf(from) && folderOf(to) && folderOf(from) !== folderOf(to));
    expect(broken.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  it('[A3] lets no rule import another rule', () => {
    const isRule = (file: string) => /^check\/rules\/(?!index\.ts)/.test(file);
    expect(imports.filter(({ from, to }) => isRule(from) && isRule(to)).map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  it('[A4] keeps every block name out of the engine', () => {
    const names = readdirSync('src/blocks', { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);
    const engine = readdirSync('src/engine').map((file) => [file, readFileSync(join('src/engine', file), 'utf8')] as const);
    const named = engine.flatMap(([file, code]) => names.filter((name) => code.includes(`'${name}'`)).map((name) => `${file} names ${name}`));
    expect(named).toEqual([]);
  });

  it('[A5] writes a type import as "import type", which leaves nothing in the bundle', () => {
    const mixed = files.filter((file) => /^import \{[^}]*\btype [A-Z]/m.test(readFileSync(join('src', file), 'utf8')));
    expect(mixed).toEqual([]);
  });
});
