import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../fixtures/free-port';
import { optionsOf } from '../../src/node/read-arguments';
import { readPages } from '../../src/node/load/read-pages';
import { siteFolder } from '../../src/node/site-folder';
import { editorFigures } from './editor/editor';
import { editOne, floorOf, writeGrown } from './grown-site';
import { Project } from './project';
import type { Taken } from './project';
import { visitorFigures } from './visitor/visitor';

const USAGE = `npm run bench [-- options]

Measures how long one waits: by the clock, and in brackets seconds of the processor, which other work disturbs less.

  --site DIR    the folder of the site: the one that has _site.json; left out, pages/
  --large       10,000 pages, too; that takes minutes
  --editor      what somebody who writes in the editor waits for, in a browser, instead
  --visitor     what a visitor on a slow phone waits for, in a browser, instead: five minutes
  --pages LIST  of these pages, parted by commas, and not of the largest of each kind`;

/** `npm run bench`. Returns the exit code. */
export async function main(argv: string[]): Promise<number> {
  const asked = optionsOf(
    argv,
    { site: 'word', pages: 'word', large: 'switch', editor: 'switch', visitor: 'switch' },
    USAGE,
  );
  if (!asked) return 0;
  const site = siteFolder(asked.words.get('site'));
  console.log(
    `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores (${cpus()[0]?.model}), ` +
      `Node ${process.versions.node}; ${loadavg()[0]!.toFixed(1)} others want the processor\n`,
  );
  if (asked.switches.has('editor')) {
    await editorFigures(site);
    return 0;
  }
  if (asked.switches.has('visitor')) {
    await visitorFigures(site, asked.words.get('pages')?.split(','));
    return 0;
  }
  const project = new Project();
  try {
    await builds(project, await readPages(site.path), asked.switches.has('large'));
  } finally {
    project.remove();
  }
  return 0;
}

async function builds(project: Project, files: ReadonlyMap<string, Uint8Array>, isLarge: boolean): Promise<void> {
  const own = files.size;
  const [folder, out] = [join(project.folder, 'grown'), join(project.folder, 'out')];
  const words = ['--site', folder, '--out', out];
  console.log(row('', 'from nothing', 'after one edit', 'floor', 'memory'));
  for (const count of [own, 1000, ...(isLarge ? [10_000] : [])]) {
    writeGrown(files, count, folder);
    project.clean();
    const first = project.run('build', ...words);
    editOne(folder);
    const again = project.run('build', ...words);
    const floor = floorOf(folder, out);
    const memory = `${Math.max(first.megabytes, again.megabytes).toFixed(0)} MB`;
    console.log(
      row(`build, ${count.toLocaleString('en')} files`, told(first), told(again), `${floor.toFixed(2)} s`, memory),
    );
  }
  writeGrown(files, own, folder);
  project.clean();
  for (const command of ['start', 'dev']) {
    const serve = async () =>
      `${(await project.served(command, '--site', folder, '--port', String(await freePort()))).toFixed(1)} s`;
    console.log(row(`${command}, until it serves`, await serve(), await serve()));
  }
}

const told = ({ seconds, processor }: Taken) => `${seconds.toFixed(1)} s (${processor.toFixed(1)})`;
const row = (name: string, ...cells: string[]) => name.padEnd(26) + cells.map((cell) => cell.padStart(18)).join('');
