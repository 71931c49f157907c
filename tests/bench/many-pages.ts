import { seeded } from './seeded';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

type Files = ReadonlyMap<string, Uint8Array>;

/** Words that promise nothing and name no place, so that what is made of them is true of any firm. */
const THINGS =
  'anchors aprons baskets beams benches blankets bottles branches bridges buckets buttons candles canvases carpets clouds coats corners cushions drawers feathers fences fields forests gardens gates gloves harbours hedges kettles ladders lamps lanterns leaves ledges letters meadows mirrors needles orchards paddles pebbles pencils pillows planks rafters ribbons rivers saddles shelves shutters stools tables threads towels towers trunks wagons willows'.split(
    ' ',
  );
const SORTS =
  'amber brave bright broad calm clear crooked dusty faded gentle golden hollow humble low narrow pale plain polished quiet rough round rusty shallow silver slender smooth steep striped sturdy tall velvet woven'.split(
    ' ',
  );
const BETWEEN =
  'above around behind below beneath beside between beyond facing following leaving meeting near outside passing shading touching toward under without'.split(
    ' ',
  );
/** From so many words on no text stands on two pages. */
const OWN = 4;

/** Behind all pages that there are. */
const FIRST_ORDER = 1000;

/**
 * A site grown to `count` files by service pages (no city has room for ten thousand districts). Each is a real page
 * whose name is its own and whose every text of three words or more is written anew, as long as it was, by a seed, so
 * that each run makes the same pages. Their check finds nothing.
 */
export function grow(files: Files, count: number): Map<string, Uint8Array> {
  const random = seeded(count);
  const models = under('pages/services/', files).map(([, bytes]) => JSON.parse(decoder.decode(bytes)) as ServicePage);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const said = new Set<string>();
  /** "Quiet lanterns beside rivers": things, a word between two of them, and sorts for what is left of the length. */
  const sentence = (length: number): string => {
    const things = Math.ceil((length + 1) / 3);
    const sorts = length + 1 - 2 * things;
    const first = Math.floor(random() * BETWEEN.length);
    const words = Array.from({ length: things }, (_, at) => [
      ...(at > 0 ? [BETWEEN[(first + at) % BETWEEN.length]!] : []),
      ...(at < sorts ? [pick(SORTS)] : []),
      pick(THINGS),
    ]);
    const text = capital(words.flat().join(' '));
    if (length >= OWN && said.has(text)) return sentence(length);
    said.add(text);
    return text;
  };
  const reword = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(reword);
    if (typeof value === 'string')
      return isWritten(value) ? `${sentence(wordsIn(value))}${value.endsWith('?') ? '?' : '.'}` : value;
    if (typeof value !== 'object' || value === null || isFigure(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, reword(each)]));
  };
  const grown = new Map(files);
  for (let number = 0; grown.size < count; number += 1) {
    const page = pick(models);
    const name = nameOf(number);
    const made = {
      ...page,
      metadata: {
        ...page.metadata,
        title: `${name}, by day and by night`,
        description: `${sentence(20)}.`,
        keywords: [name],
      },
      facts: { ...page.facts, name, order: FIRST_ORDER + number, summary: `${sentence(12)}.` },
      aliases: [],
      blocks: reword(page.blocks),
    };
    grown.set(`pages/services/made-${number}.json`, encoder.encode(JSON.stringify(made, null, 2)));
  }
  return grown;
}

/** A name that no other number has, up to a hundred thousand. */
function nameOf(number: number): string {
  const thing = Math.floor(number / SORTS.length);
  const step = 1 + Math.floor(thing / THINGS.length);
  const [one, other] = [thing, thing + step].map((at) => THINGS[at % THINGS.length]);
  return capital(`${SORTS[number % SORTS.length]} ${one} and ${other}`);
}

const capital = (words: string) => `${words[0]!.toUpperCase()}${words.slice(1)}`;

const under = (folder: string, files: Files) => [...files].filter(([path]) => path.startsWith(folder));

const wordsIn = (text: string) => text.split(/[\s-]+/).length;

/** Short labels stay as they are, and so do the names of blocks, icons and places on a page, which have no spaces. */
const isWritten = (text: string) => text.includes(' ') && wordsIn(text) >= 3;

/** A figure of the business keeps the words that say what it is of. */
const isFigure = (value: object) => 'label' in value && 'value' in value;

interface ServicePage {
  metadata: object;
  facts: object;
  blocks: unknown[];
}
