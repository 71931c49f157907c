import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const OFFICE = 'pages/README.md';
const DOCUMENTS = ['README.md', OFFICE, 'src/node/hosting/README.md', '.github/CONTRIBUTING.md', '.github/SECURITY.md'];
const textOf = (document: string) => readFileSync(document, 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** What stands as code, in a line or in a block. */
const codeIn = (text: string) =>
  [...text.matchAll(/```\n(.*?)```|`([^`\n]+)`/gs)].flatMap(([, block, span]) => (block ?? span!).split('\n'));

/** Commands of npm itself, by which the package is made and installed. */
const OF_NPM = new Set(['pack', 'install']);

const commands = DOCUMENTS.flatMap((document) => codeIn(textOf(document))).flatMap((line) => {
  const [, run, name, rest = ''] = /^npm(?:\.cmd)? (run )?([a-z][a-z:-]*)(.*)/.exec(line.trim()) ?? [];
  return name && !OF_NPM.has(name)
    ? [
        {
          line,
          name,
          isRun: run !== undefined,
          options: [...rest.matchAll(/ --([a-z][a-z-]*)/g)].map(([, option]) => option!),
        },
      ]
    : [];
});

/** The code of a command: the folder that its script names. */
function codeOf(name: string): string {
  const command = /run\.mjs ([a-z]+)/.exec(scripts[name] ?? '')?.[1] ?? '';
  const folder = command === 'bench' ? 'tests/bench' : join('src/node/cli', command);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

describe('the README and the guides', () => {
  it('[OF10] names only commands that there are, with options that they take', () => {
    expect(commands.length).toBeGreaterThan(15);
    for (const { line, name, isRun, options } of commands) {
      if (name !== 'ci') expect(scripts, line).toHaveProperty(name);
      expect(isRun || ['start', 'test', 'ci'].includes(name), line).toBe(true);
      for (const option of options) expect(codeOf(name), line).toContain(option);
    }
  });

  it('[OF10] names only files that there are', () => {
    for (const document of DOCUMENTS) {
      const text = textOf(document);
      const paths = codeIn(text)
        .flatMap((span) => /(?<![\w/])(?:pages|schemas|src|tests)\/[\w./-]*\w/.exec(span)?.[0] ?? [])
        .filter((path) => path !== 'pages/areas/n16.json' && !path.startsWith('src/blocks/hours'));
      const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, path]) => join(dirname(document), path!));
      expect(
        [...paths, ...links].filter((path) => !existsSync(path)),
        document,
      ).toEqual([]);
    }
  });

  it('[OF3] has a page copied whose streets and landmarks all lie in its own district', () => {
    const copied = /npm run copy -- (\S+)/.exec(textOf(OFFICE))![1]!;
    const { facts } = JSON.parse(readFileSync(copied, 'utf8')) as {
      facts: { streets: unknown[]; landmarks: unknown[] };
    };
    expect([...facts.streets, ...facts.landmarks].filter((place) => typeof place !== 'string')).toEqual([]);
  });
});
