import { readFile } from 'node:fs/promises';
import { isMendable, mend, MOST_ROUNDS } from '../../../check/run/mend';
import type { Problem } from '../../../check/problem';
import { counted } from '../../../check/words';
import { APPROVED_FILE } from '../../../content/files';
import { parse } from '../../../json/parse';
import { dropUnused } from '../../authoring/write-approved';
import type { SiteReader } from '../../load/load-site';
import type { CheckRequest } from './arguments';
import { placeIn } from '../../site-folder';
import type { SiteFolder } from '../../site-folder';
import { placeOf, visible } from '../../report/report';
import { writeOver } from '../../write/write-whole';
import { writingAlone } from '../../write/writing-alone';

/**
 * `--fix`: mends the requested files until nothing is left that can be mended safely, and writes those that changed.
 * Returns its report, in sentences.
 */
export async function fixSite(
  reader: SiteReader,
  request: Pick<CheckRequest, 'gate'>,
  isChosen: (file: string) => boolean,
): Promise<string[]> {
  const done: Problem[] = [];
  let left: Problem[] = [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const { problems, files } = await reader.load(request);
    left = problems.filter((problem) => isMendable(problem) && isChosen(problem.file));
    const mended = await writingAlone(reader.folder, () =>
      Promise.all(
        [...new Set(left.map(({ file }) => file))].map((file) =>
          fixFile(
            reader.folder,
            file,
            files.get(file),
            problems.filter((problem) => problem.file === file),
          ),
        ),
      ),
    );
    if (mended.flat().length === 0) break;
    done.push(...mended.flat());
  }
  const { site } = await reader.load(request);
  const dropped = await writingAlone(reader.folder, () => dropUnused(reader.folder, site));
  if (done.length + left.length + dropped === 0) return ['There was nothing to mend.'];
  return [
    ...(dropped > 0 ? [`Took ${counted(dropped, 'line')} out of ${APPROVED_FILE}: no item has them any more.`] : []),
    ...listed('Mended', done),
    ...listed('Left to you, where it is not certain what was meant,', left),
  ];
}

function listed(what: string, problems: readonly Problem[]): string[] {
  if (problems.length === 0) return [];
  const files = new Set(problems.map(({ file }) => file)).size;
  const count = `${counted(problems.length, 'problem')} in ${counted(files, 'file')}`;
  return [
    `${what} ${count}:`,
    ...problems.map((problem) => `  ${placeOf(problem)} ${problem.rule} ${visible(problem.message)}`),
  ];
}

async function fixFile(
  site: SiteFolder,
  file: string,
  bytes: Uint8Array | undefined,
  problems: Problem[],
): Promise<Problem[]> {
  if (!bytes) return [];
  const mended = mend(bytes, problems);
  const couldBeRead = 'value' in parse(bytes);
  if (mended.problems.length === 0 || (couldBeRead && !('value' in parse(mended.bytes)))) return [];
  // A text that was saved meanwhile stays: the next round reads it.
  const present = await readFile(placeIn(site, file)).catch(() => undefined);
  if (!present?.equals(bytes)) return [];
  await writeOver(site, file, mended.bytes);
  return mended.problems;
}
