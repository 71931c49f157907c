import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { counted } from '../../../check/words';
import { Complaint } from '../../complaint';
import { hashOf } from '../../hashes';
import { isInside } from './record';
import type { Kept } from './record';
import type { WrittenPage } from './record';

/** A part of the pages of a site, as one machine of several builds it: the third of eight. */
export interface Shard {
  number: number;
  of: number;
}

/** The description of a shard; its pages stand beside it, as they will in the whole. */
export const SHARD_FILE = 'shard.json';

interface ShardFile extends Shard {
  version: string;
  pages: Record<string, ShardPage>;
}

type ShardPage = Pick<Kept<WrittenPage>, 'key' | 'made'> & { files: { path: string; sum: string }[] };

/** `3/8`. Throws a `Complaint` for what is no part of a whole. */
export function shardFrom(typed: string): Shard {
  const [, number, of] = /^(\d{1,4})\/(\d{1,4})$/.exec(typed) ?? [];
  const shard = { number: Number(number), of: Number(of) };
  if (!(shard.number >= 1 && shard.number <= shard.of)) {
    throw new Complaint(`--shard is "${typed}". Write which part of how many, for example --shard 3/8.`);
  }
  return shard;
}

/** Whether a page is in a shard, by its place among all; pages of one kind, which take as long, are spread. */
export const isIn = ({ number, of }: Shard, place: number) => place % of === number - 1;

/** How many of so many pages are in a shard. */
export const sizeOf = ({ number, of }: Shard, pages: number) => Math.ceil((pages - number + 1) / of);

const sumOf = (file: string) => hashOf(readFileSync(file));

export function writeShardFile(
  folder: string,
  { shard, version, pages }: { shard: Shard; version: string; pages: Readonly<Record<string, Kept<WrittenPage>>> },
): void {
  const summed = Object.entries(pages).map(([route, { key, made, files }]): [string, ShardPage] => [
    route,
    { key, made, files: files.map(({ path }) => ({ path, sum: sumOf(join(folder, path)) })) },
  ]);
  const file: ShardFile = { ...shard, version, pages: Object.fromEntries(summed) };
  writeFileSync(join(folder, SHARD_FILE), JSON.stringify(file));
}

const MOST_NAMED = 5;

/** The shards of one site, from which a whole is made. */
export class Shards {
  readonly #pages = new Map<string, ShardPage & { folder: string }>();
  readonly #next: string;
  readonly #wrong: string[] = [];

  /** Throws a `Complaint` for a folder that is no shard, or one of other code. */
  constructor(folders: readonly string[], { version, next }: { version: string; next: string }) {
    this.#next = next;
    for (const folder of folders) {
      const shard = read(folder);
      if (shard.version !== version) {
        throw new Complaint(
          `The shard in ${folder} was built by other code, by another version of Node or with other options. ` +
            'Build all shards and merge them from one commit.',
        );
      }
      for (const [route, page] of Object.entries(shard.pages)) this.#pages.set(route, { ...page, folder });
    }
  }

  /** Copies a page from its shard, after looking whether every byte is as it was built. */
  keepPage(route: string, key: string): WrittenPage | undefined {
    const page = this.#pages.get(route);
    const isWhole =
      page?.key === key &&
      page.files.every(
        ({ path, sum }) =>
          isInside(path) && existsSync(join(page.folder, path)) && sumOf(join(page.folder, path)) === sum,
      );
    if (!page || !isWhole) {
      this.#wrong.push(
        `${route} ${page ? 'was built from something else, or its files are damaged' : 'is in no shard'}`,
      );
      return undefined;
    }
    for (const { path } of page.files) {
      const to = join(this.#next, path);
      mkdirSync(dirname(to), { recursive: true });
      copyFileSync(join(page.folder, path), to);
    }
    return { ...page.made, files: [] };
  }

  /** Throws a `Complaint` when pages of the site could not be had from the shards. */
  requireAll(): void {
    const wrong = this.#wrong;
    if (wrong.length === 0) return;
    const more = wrong.length > MOST_NAMED ? [`… and ${wrong.length - MOST_NAMED} more`] : [];
    throw new Complaint(
      [
        `The shards do not make the whole site: ${counted(wrong.length, 'page')} cannot be taken from them.`,
        ...[...wrong.slice(0, MOST_NAMED), ...more].map((line) => `  ${line}`),
        'Give all folders that --shard wrote, built from this commit on this day.',
      ].join('\n'),
    );
  }
}

function read(folder: string): ShardFile {
  try {
    return JSON.parse(readFileSync(join(folder, SHARD_FILE), 'utf8')) as ShardFile;
  } catch {
    throw new Complaint(
      `There is no shard in ${folder}: a folder that "npm run build -- --shard" wrote has a ${SHARD_FILE}.`,
    );
  }
}
