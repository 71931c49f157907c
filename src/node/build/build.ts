import { join } from 'node:path';
import { problemOnPage } from '../../check/built/review';
import { compareProblems } from '../../check/problem';
import type { Problem } from '../../check/problem';
import { SITE_FILE } from '../../content/files';
import { routeOf } from '../../content/routes';
import type { Parts } from '../../content/resolve/parts';
import type { Page, Site } from '../../content/site';
import { bundled, codeKey } from '../bundles/bundled.mjs';
import { engine, workFolder } from '../paths';
import type { Ahead } from './ahead';
import { buildClient } from './scripts/client';
import { LATER_FILE, laterOf } from './later';
import { Output } from './output/output';
import { plannedPages } from './pages/jobs';
import { writePages } from './pages/page-threads';
import { tidyUpAfter } from './pages/tidy-up';
import { photoJobs } from './photos/photo-jobs';
import { makePhotos } from './photos/photo-maker';
import type { PhotoJob } from './photos/photo-maker';
import type { Stamp, WrittenPage } from './output/record';
import { cardKeys } from './cards/social-cards';
import { ASSETS_LIST, beginBuild, discard, linkFiles, publish } from './output/publish';
import { Records } from './output/record';
import { Shards, sizeOf, writeShardFile } from './output/shards';
import type { Shard } from './output/shards';
import { writeShared } from './site-files/shared-files';
import type { Making } from './site-files/shared-files';
import { keyOf } from '../hashes';
import { runningCode } from '../bundles/running-code';
import { frameOf } from './pages/site-frame';
import { BUILD_FILE, SourceSum } from './output/source';
import type { BuildFile } from './output/source';

/** The finished pages have faults that no document shows by itself: `faults` of ours, `problems` of their authors. */
export class FaultyPages extends Error {
  readonly faults: string[];
  readonly problems: Problem[];

  constructor(faults: string[], problems: Problem[] = []) {
    super('The finished pages have faults.');
    this.faults = faults;
    this.problems = problems;
  }
}

/** The output folder of a build, and the constants of its client code. */
export interface BuildTarget {
  dist: string;
  /** Where it works until it is done. */
  work: string;
  /** Vite's `define`; the tests build the site on React's development version. */
  define?: Record<string, string>;
  /** Whether it is to be looked at here and not published: a browser that asks this computer waits for no packing. */
  isLocal?: boolean;
  /** Whether every file that gains from it has compressed twins. */
  isCompressed?: boolean;
  /** Builds only these pages, and nothing that belongs to no one page. */
  shard?: Shard | undefined;
  /** Takes all pages from these folders, each with a shard. */
  merged?: readonly string[] | undefined;
  /** Work begun before the site was judged. */
  ahead?: Ahead;
  /** Called with the number of finished pages. */
  onProgress?: (done: number, of: number) => void;
}

/** To compress so many as far as possible takes two threads five seconds. */
const MANY_PAGES = 300;

export interface Built {
  pages: readonly WrittenPage[];
  /** How many of them were made now; the others were taken over. */
  made: number;
}

/**
 * Builds a judged site into `dist`. Works beside it and publishes at the very end, so that a build that fails or is
 * killed leaves the site that is there as it was. Pages that are hidden on its day are drawn for preview only.
 */
export async function buildSite(site: Site, target: BuildTarget): Promise<Built> {
  const { dist, work, shard, merged, ahead, onProgress } = target;
  const { define = {}, isLocal = false, isCompressed = !isLocal } = target;
  const release = beginBuild(work, dist);
  let photosWritten: Promise<void> = Promise.resolve();
  try {
    const next = join(work, 'next');
    const { resolver } = site;
    if (!resolver) throw new Error(`${SITE_FILE} cannot be relied on.`);
    // Code that was bundled for the same is known already.
    const code = Object.keys(define).length === 0 ? runningCode() : undefined;
    const key = code?.key ?? codeKey(engine, define);
    const cache = join(workFolder, 'client');
    await ahead?.scripts();
    const assets = await buildClient(shard ? undefined : next, { cache, key, define, isCompressed });
    const frame = frameOf(resolver, assets);
    const isLarge = site.valid.length > MANY_PAGES;
    const version = `${key} ${isLocal} ${isCompressed} ${isLarge}`;
    const records = new Records({ work, dist, next, version });
    const shards = merged && new Shards(merged, { version, next });
    const output = new Output(next, { isCompressed });
    const photos = shard || isLocal ? [] : photoJobs(site);
    photosWritten = writePhotos(output, { photos, records, ahead });
    // Its errors are thrown where it is awaited.
    photosWritten.catch(() => undefined);

    const source = new SourceSum(key, site);
    const pages = await writeAll(
      { resolver, frame, records, shards, shard, source, onProgress },
      {
        code: async () => code?.folder ?? (await bundled(engine, define)).folder,
        writing: { frame, folder: next, hasCards: !isLocal, isCompressed, isLarge },
      },
    );
    shards?.requireAll();
    refuseFaulty(pages.all, site);
    if (shard) {
      linkFiles(records.kept, { from: dist, to: next });
      records.kept.clear();
      writeShardFile(next, { shard, version, pages: records.pages });
    } else {
      const lent = await writeShared(output, { resolver, frame, records, parts: pages.parts });
      const built: BuildFile = { build: frame.build, source: source.toString() };
      if (isLocal) output.writeAlone(LATER_FILE, JSON.stringify(laterOf(site, frame)));
      else output.writeAlone(BUILD_FILE, JSON.stringify(built));
      await photosWritten;
      output.writeAlone(ASSETS_LIST, JSON.stringify([...assets.files, ...lent, ...photos.map(fileOf)]));
    }
    publish(work, dist, records.kept);
    if (!merged) records.save();
    return { pages: pages.all, made: pages.all.length - pages.kept };
  } finally {
    await photosWritten.catch(() => undefined);
    // A failed build leaves nothing; on a full disk it would be in the way of everything else.
    discard(work);
    await release();
  }
}

interface MakingPages extends Omit<Making, 'parts'> {
  shards: Shards | undefined;
  shard: Shard | undefined;
  /** Fed with every page. */
  source: SourceSum;
  onProgress: BuildTarget['onProgress'];
}

/** Every page: written now, or taken over from the last build where its inputs are the same. */
async function writeAll(
  { resolver, frame, records, shards, shard, source, onProgress = () => undefined }: MakingPages,
  run: Omit<Parameters<typeof writePages>[1], 'onWritten' | 'beforeThreads'>,
): Promise<{ all: WrittenPage[]; kept: number; parts: Parts }> {
  const all: WrittenPage[] = [];
  const parts = new Map<string, { page: Page; number: number }>();
  const waiting = new Map<string, { key: string; card?: string | undefined; kept: Stamp | undefined }>();
  const cardKey = run.writing.hasCards ? cardKeys(frame) : undefined;
  const ofFrame = keyOf(JSON.stringify(frame));
  const first = shard ? sizeOf(shard, resolver.site.valid.length) : resolver.site.valid.length;
  let kept = 0;
  const add = (page: WrittenPage) => onProgress(all.push(page), first + parts.size);
  function* changed() {
    for (const planned of plannedPages(resolver, { shard, before: records })) {
      const { path, route, isListed, sum, page, number } = planned;
      if (number > 1) parts.set(route, { page, number });
      source.add(planned);
      const key = keyOf(`${ofFrame} ${path} ${isListed} ${sum}`);
      const same = (shards ?? records).keepPage(route, key);
      if (same) {
        add(same);
        kept += 1;
        continue;
      }
      if (shards) continue;
      const job = planned.job();
      const card = job.card && cardKey?.(job.card);
      const keptCard = card === undefined ? undefined : records.keepCard(route, card);
      waiting.set(route, { key, card, kept: keptCard });
      yield keptCard ? { ...job, card: undefined } : job;
    }
  }
  await writePages(changed(), {
    ...run,
    beforeThreads: () => tidyUpAfter(resolver.site.valid.length),
    onWritten: (page) => {
      const { key, card, kept: keptCard } = waiting.get(page.route)!;
      waiting.delete(page.route);
      records.addPage({ ...page, card, files: keptCard ? [...page.files, keptCard] : page.files }, key);
      add({ ...page, files: [] });
    },
  });
  return { all, kept, parts };
}

function refuseFaulty(written: readonly WrittenPage[], site: Site): void {
  const faults = written.flatMap((page) => page.faults).sort();
  const problems = written
    .flatMap(({ path, flaws }) => flaws.map((flaw) => problemOnPage(site.at(routeOf(path))!, flaw)))
    .sort(compareProblems);
  if (faults.length > 0 || problems.some(({ severity }) => severity === 'error')) {
    throw new FaultyPages(faults, problems);
  }
}

const fileOf = ({ address }: PhotoJob) => address.slice(1);

/** While pages are drawn: photographs are made beside, in threads that wait for nothing here. */
async function writePhotos(
  output: Output,
  { photos, records, ahead }: { photos: readonly PhotoJob[]; records: Records; ahead: Ahead | undefined },
): Promise<void> {
  await ahead?.photos();
  // The address says what is in the file.
  const missing = photos.filter((job) => !records.keepShared(fileOf(job), job.address));
  await makePhotos(missing, (job, bytes) => {
    records.addShared(fileOf(job), job.address, [output.writeAlone(fileOf(job), bytes)]);
  });
}
