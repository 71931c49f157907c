import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { KINDS } from '../../src/kinds';

interface Import {
  from: string;
  to: string;
}

/**
 * Which rooms each room may import, beside itself; a type counts like a value. The arrows are drawn in src/README.md.
 * A block has two sides: what judges it (`*.schema.ts`, `schemas.ts`) and what draws it.
 */
const MAY: Record<string, string[]> = {
  'design': [],
  'engine': [],
  'json': [],
  'schema': ['json', 'design'],
  'kinds': ['schema', 'json', 'design'],
  'block schemas': ['kinds', 'schema', 'json', 'design'],
  'block components': ['block schemas', 'schema', 'design', 'engine'],
  'content': ['block schemas', 'kinds', 'schema', 'json', 'design'],
  'check': ['content', 'block schemas', 'kinds', 'schema', 'json', 'design'],
  'authoring': ['check', 'content', 'block schemas', 'kinds', 'schema', 'json', 'design'],
  'site': ['engine', 'block components', 'block schemas', 'design', 'content'],
  'editor': [
    'authoring',
    'check',
    'content',
    'site',
    'engine',
    'block components',
    'block schemas',
    'kinds',
    'schema',
    'json',
    'design',
  ],
  'gallery': ['site', 'engine', 'block components', 'block schemas', 'design', 'content'],
  'dev': ['site', 'engine', 'block components', 'block schemas', 'design', 'content', 'gallery'],
};
/** Imports whatever it needs; nobody imports it. */
const TOP = 'node';
/** Beside src/: nothing of it is imported, least of all a test. */
const OUTSIDE = '..';

function roomOf(file: string): string {
  if (file.startsWith('blocks/')) return /\.tsx$|components\.ts$/.test(file) ? 'block components' : 'block schemas';
  return file.split('/')[0]!;
}

const posix = (path: string) => path.split(sep).join('/');

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map(posix);

const imports: Import[] = files.flatMap((from) => {
  const code = readFileSync(join('src', from), 'utf8');
  return [...code.matchAll(/^\s*(?:import|export)\s+(?:type\s)?[^'"]*?from\s+'(\.[^']+)'|import\('(\.[^']+)'\)/gm)].map(
    ([, target, lazy]) => {
      const path = posix(join(dirname(from), (target ?? lazy)!));
      const to =
        files.find(
          (file) => file === path || file === `${path}.ts` || file === `${path}.tsx` || file === `${path}/index.ts`,
        ) ?? path;
      return { from, to };
    },
  );
});

const told = (broken: readonly Import[]) => broken.map(({ from, to }) => `${from} imports ${to}`);

/**
 * The rooms of the check, each with those below it. `rules` stands on all of them; what lies beside the rooms
 * (`rule.ts`, `site.ts`, `problem.ts`) stands on none.
 */
const WITHIN_CHECK: Record<string, string[]> = {
  'the face': [],
  'texts': ['the face'],
  'documents': ['texts', 'the face'],
  'files': ['the face'],
  'judge': ['texts', 'the face'],
  'built': ['the face'],
  'approval': ['documents', 'texts', 'the face'],
  'run': ['approval', 'judge', 'files', 'built', 'documents', 'texts', 'the face'],
  'rules': ['run', 'approval', 'judge', 'files', 'built', 'documents', 'texts', 'the face'],
};

const checkRoomOf = (file: string) => /^check\/([a-z]+)\//.exec(file)?.[1] ?? 'the face';

/** Groups of files of which each is imported by the others, directly or through others (Tarjan, 1972). */
function circlesAmong(all: readonly Import[]): string[][] {
  const targets = new Map<string, Import[]>();
  for (const each of all) targets.set(each.from, [...(targets.get(each.from) ?? []), each]);
  const reached = new Map<string, { index: number; lowest: number; isOpen: boolean }>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string) => {
    const own = { index: reached.size, lowest: reached.size, isOpen: true };
    reached.set(file, own);
    open.push(file);
    for (const { to } of targets.get(file) ?? []) {
      const known = reached.get(to) ?? visit(to);
      if (known.isOpen) own.lowest = Math.min(own.lowest, known.lowest);
    }
    if (own.lowest === own.index) {
      const circle = open.splice(open.indexOf(file));
      for (const each of circle) reached.get(each)!.isOpen = false;
      if (circle.length > 1 || targets.get(file)?.some(({ to }) => to === file)) circles.push(circle.sort());
    }
    return own;
  };
  for (const file of files) if (!reached.has(file)) visit(file);
  return circles;
}

describe('who may import whom', () => {
  it('[A1] lets each room import only what its row allows', () => {
    const broken = imports.filter(({ from, to }) => {
      const [source, target] = [roomOf(from), roomOf(to)];
      return source !== target && (source !== TOP || target === OUTSIDE) && !MAY[source]?.includes(target);
    });
    expect(told(broken)).toEqual([]);
  });

  it('[A2] lets no block import another block', () => {
    const folderOf = (file: string) => /^blocks\/([^/]+)\//.exec(file)?.[1];
    const broken = imports.filter(({ from, to }) => folderOf(from) && folderOf(to) && folderOf(from) !== folderOf(to));
    expect(told(broken)).toEqual([]);
  });

  it('[A2] lets no topic of rules import another topic', () => {
    const topicOf = (file: string) => /^check\/rules\/([^/]+)\//.exec(file)?.[1];
    const broken = imports.filter(({ from, to }) => topicOf(from) && topicOf(to) && topicOf(from) !== topicOf(to));
    expect(told(broken)).toEqual([]);
  });

  it('[A4] lets the check run rules and know none', () => {
    const isRule = (file: string) => file.startsWith('check/rules/');
    expect(told(imports.filter(({ from, to }) => from.startsWith('check/') && !isRule(from) && isRule(to)))).toEqual(
      [],
    );
  });

  it('[A24] goes round in no circle, types included', () => {
    expect(circlesAmong(imports).map((circle) => circle.join(' → '))).toEqual([]);
  });

  it('[A24] finds a circle of three files, and of one that imports itself', () => {
    const [a, b, c, d] = files as [string, string, string, string];
    const each = (from: string, to: string) => ({ from, to });
    expect(circlesAmong([each(a, b), each(b, c), each(c, a), each(c, d)])).toEqual([[a, b, c].sort()]);
    expect(circlesAmong([each(a, b), each(b, b)])).toEqual([[b]]);
    expect(circlesAmong([each(a, b), each(a, c), each(b, d), each(c, d)])).toEqual([]);
  });

  it('[A1] lets each room of the check import only what lies below it', () => {
    const broken = imports.filter(({ from, to }) => {
      if (!from.startsWith('check/') || !to.startsWith('check/')) return false;
      const [source, target] = [checkRoomOf(from), checkRoomOf(to)];
      return source !== target && !WITHIN_CHECK[source]?.includes(target);
    });
    expect(told(broken)).toEqual([]);
  });

  it('[A4] keeps every block name out of the engine', () => {
    const names = readdirSync('src/blocks', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    const engine = readdirSync('src/engine').map(
      (file) => [file, readFileSync(join('src/engine', file), 'utf8')] as const,
    );
    const named = engine.flatMap(([file, code]) =>
      names.filter((name) => code.includes(`'${name}'`)).map((name) => `${file} names ${name}`),
    );
    expect(named).toEqual([]);
  });

  it('[A5] writes a type import as "import type", which leaves nothing in the bundle', () => {
    const mixed = files.filter((file) => /^import \{[^}]*\btype [A-Z]/m.test(readFileSync(join('src', file), 'utf8')));
    expect(mixed).toEqual([]);
  });

  it('[A4] keeps the kinds of pages that have a folder out of all rooms but their own', () => {
    const names = KINDS.flatMap((kind) => (kind.isListed && kind.folder !== '' ? [kind.name] : []));
    const named = files
      .filter((file) => roomOf(file) !== 'kinds')
      .flatMap((file) => {
        const code = readFileSync(join('src', file), 'utf8');
        return names.filter((name) => code.includes(`'${name}'`)).map((name) => `${file} names ${name}`);
      });
    expect(named).toEqual([]);
  });
});
