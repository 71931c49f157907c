import { seeded } from '../fixtures/seeded';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * The real site grown to `count` files by service pages made from real ones (London has no room for ten thousand
 * postcode districts). Every made page has a name and words of its own, drawn by a seed, so that the rules have honest
 * work and next to nothing to report.
 */
export function grow(files: ReadonlyMap<string, Uint8Array>, count: number): Map<string, Uint8Array> {
  const random = seeded(count);
  const models = [...files].filter(([path]) => path.startsWith('pages/services/')).map(([, bytes]) => decoder.decode(bytes));
  const words = [...new Set(models.join(' ').toLowerCase().match(/\b[a-z]{4,9}\b/g))];
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const sentence = (length: number) => `${Array.from({ length }, () => pick(words)).join(' ')}.`;
  const reword = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(reword);
    if (typeof value === 'string') return value.split(' ').length >= 4 ? sentence(value.split(' ').length) : value;
    return typeof value === 'object' && value ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, reword(each)])) : value;
  };
  const grown = new Map(files);
  for (let number = 0; grown.size < count; number += 1) {
    const page = JSON.parse(pick(models)) as ServicePage;
    const name = `${pick(words)} ${pick(words)} ${number}`;
    const made = {
      ...page,
      metadata: { ...page.metadata, title: `${name} in London, day and night`, description: sentence(14) },
      facts: { ...page.facts, name, summary: sentence(12) },
      aliases: [],
      blocks: reword(page.blocks),
    };
    grown.set(`pages/services/made-${number}.json`, encoder.encode(JSON.stringify(made, null, 2)));
  }
  return grown;
}

interface ServicePage {
  metadata: object;
  facts: object;
  blocks: unknown;
}
