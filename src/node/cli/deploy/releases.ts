import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ASSETS_LIST } from '../../build/output/publish';
import { isInside } from '../../build/output/record';
import { Complaint } from '../../complaint';
import * as words from './words';

/** A place in which releases lie side by side; visitors are shown one of them. */
export interface ReleasePlace {
  /** The name that people use. */
  name: string;
  /** The releases, oldest first, and the one that is served. */
  list(): Promise<{ names: string[]; current?: string | undefined }>;
  /** The files that a release brought itself, of those that may be kept for ever. */
  assetsOf(name: string): Promise<string[]>;
  /** Puts a built site beside the others. Nobody is shown it yet, nor a half of it ever. */
  add(name: string, dist: string): Promise<void>;
  /** Gives one release files of another that it does not have. */
  lend(from: string, to: string, files: readonly string[]): Promise<void>;
  /** Shows visitors this release from one moment to the next. */
  serve(name: string): Promise<void>;
  remove(names: readonly string[]): Promise<void>;
  /** A folder of this computer with the files of a release. */
  localCopy(name: string): Promise<string>;
}

/** A tab stays open for days: it finds the scripts of its own build for so many releases more. */
const LASTING = 3;

/** `2026-11-22T04-12-33-123Z-1f9a0c`: sorted by name they are sorted by time. */
export const releaseName = (build: string, now: Date) => `${now.toISOString().replaceAll(/[:.]/g, '-')}-${build}`;
export const isRelease = (name: string) => /^\d{4}-\d\d-\d\dT[\d-]+Z-[A-Za-z0-9]+$/.test(name);

/**
 * Puts a built site into its place: whole and with what tabs of older releases need, before anybody is shown it. What
 * is older than those goes last.
 */
export async function release(place: ReleasePlace, dist: string, name: string): Promise<void> {
  const { names } = await place.list();
  await place.add(name, dist);
  await lendTo(name, names, place);
  await place.serve(name);
  await place.remove(names.slice(0, -LASTING));
}

/** Shows visitors the release before the present one again. Returns its name; throws a `Complaint` where none is. */
export async function rollBack(place: ReleasePlace): Promise<string> {
  const before = await releaseBefore(place);
  const { names } = await place.list();
  await lendTo(
    before,
    names.filter((name) => name !== before),
    place,
  );
  await place.serve(before);
  return before;
}

export async function releaseBefore(place: ReleasePlace): Promise<string> {
  const { names, current } = await place.list();
  const before = current === undefined ? undefined : names[names.indexOf(current) - 1];
  if (before === undefined) throw new Complaint(words.noReleaseBefore(place.name));
  return before;
}

async function lendTo(name: string, others: readonly string[], place: ReleasePlace): Promise<void> {
  for (const other of others.slice(-LASTING)) await place.lend(other, name, await place.assetsOf(other));
}

const assetsList = z.array(
  z
    .string()
    .regex(/^[\w./-]+$/)
    .refine(isInside),
);

/** The names in a release's own list, as they may be put into a command; none where it cannot be read. */
export function assetsIn(list: string): string[] {
  try {
    return assetsList.parse(JSON.parse(list)).flatMap((file) => [file, `${file}.br`, `${file}.gz`]);
  } catch {
    return [];
  }
}

export const assetsOfFolder = async (folder: string) =>
  assetsIn(await readFile(join(folder, ASSETS_LIST), 'utf8').catch(() => ''));
