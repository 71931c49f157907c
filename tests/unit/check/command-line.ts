import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, vi } from 'vitest';
import { schemaFiles } from '../../fixtures/schema-files';
import { filesOf } from './small-site';

/** The small site in a folder of its own, made anew for each test, in which commands run; and what they print. */
export function inFolder() {
  const here = { folder: '', out: [] as string[], error: [] as string[], at, write, read };
  function at(path: string) {
    return join(here.folder, path);
  }
  async function write(path: string, content: string | Uint8Array) {
    await mkdir(dirname(at(path)), { recursive: true });
    await writeFile(at(path), content);
  }
  function read(path: string) {
    return readFile(at(path), 'utf8');
  }
  beforeEach(async () => {
    Object.assign(here, { folder: await mkdtemp(join(tmpdir(), 'site-')), out: [], error: [] });
    for (const [path, content] of [...filesOf(), ...schemaFiles]) await write(path, content);
    vi.spyOn(console, 'log').mockImplementation((line: string) => void here.out.push(line));
    vi.spyOn(console, 'error').mockImplementation((line: string) => void here.error.push(line));
    vi.spyOn(process, 'cwd').mockReturnValue(here.folder);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await rm(here.folder, { recursive: true });
  });
  return here;
}
