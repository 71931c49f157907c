import { seeded } from './seeded';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

type Files = ReadonlyMap<string, Uint8Array>;

/**
 * One text in so many keeps some words in a row of a real page: real pages that were written one by one share a
 * hundredth of what they say.
 */
const TEXTS_A_PHRASE = 20;
const PHRASE = 8;
/** One page in so many still has a block of its model, so that the search for copies has work. */
const PAGES_A_COPY = 500;

/**
 * A site grown to `count` files by service pages (no city has room for ten thousand districts). Each
 * is a real page whose every text of three words or more is written anew, as long as it was: its words are drawn from
 * the texts of all real services as often as they stand there, by a seed, so that each run makes the same pages.
 */
export function grow(files: Files, count: number): Map<string, Uint8Array> {
  const random = seeded(count);
  const models = under('pages/services/', files).map(([, bytes]) => JSON.parse(decoder.decode(bytes)) as ServicePage);
  const words = models
    .flatMap(({ blocks }) => textsIn(blocks))
    .flatMap((text) => text.toLowerCase().match(/\b[a-z]+\b/g) ?? []);
  const names = [...new Set(words.filter((word) => word.length > 3))];
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const sentence = (length: number) => {
    const from = Math.floor(random() * (words.length - PHRASE));
    const phrase = length > 2 * PHRASE && random() < 1 / TEXTS_A_PHRASE ? words.slice(from, from + PHRASE) : [];
    return `${[...phrase, ...Array.from({ length: length - phrase.length }, () => pick(words))].join(' ')}.`;
  };
  const reword = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(reword);
    if (typeof value === 'string') return isWritten(value) ? sentence(value.split(/[\s-]+/).length) : value;
    return typeof value === 'object' && value
      ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, reword(each)]))
      : value;
  };
  const grown = new Map(files);
  for (let number = 0; grown.size < count; number += 1) {
    const page = pick(models);
    const name = `${pick(names)} ${pick(names)} ${number}`;
    const blocks = reword(page.blocks) as unknown[];
    const made = {
      ...page,
      metadata: {
        ...page.metadata,
        title: `${name}, by day and by night`,
        description: sentence(20),
        keywords: [name],
      },
      facts: { ...page.facts, name, summary: sentence(12) },
      aliases: [],
      blocks: number % PAGES_A_COPY === 0 ? blocks.with(1, page.blocks[1]) : blocks,
    };
    grown.set(`pages/services/made-${number}.json`, encoder.encode(JSON.stringify(made, null, 2)));
  }
  return grown;
}

/** The worst that people do: the site grown to `count` files by copies of its areas in which nothing is changed. */
export function copyOver(files: Files, count: number): Map<string, Uint8Array> {
  const models = under('pages/areas/', files);
  const grown = new Map(files);
  for (let number = 0; grown.size < count; number += 1) {
    const [path, bytes] = models[number % models.length]!;
    grown.set(path.replace('.json', `-${number}.json`), bytes.slice());
  }
  return grown;
}

const under = (folder: string, files: Files) => [...files].filter(([path]) => path.startsWith(folder));

/** Short labels stay as they are, and so do the names of blocks, icons and places on a page, which have no spaces. */
const isWritten = (text: string) => text.includes(' ') && text.split(/[\s-]+/).length >= 3;

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return isWritten(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

interface ServicePage {
  metadata: object;
  facts: object;
  blocks: unknown[];
}
