import { seeded } from '../fixtures/seeded';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * The real site grown to `count` pages by area pages made from real ones. Every made page has a name, coordinates and
 * words of its own (drawn by a seed), so that the rules have honest work and nothing to report about copies.
 */
export function grow(files: ReadonlyMap<string, Uint8Array>, count: number): Map<string, Uint8Array> {
  const random = seeded(count);
  const models = [...files].filter(([path]) => path.startsWith('pages/areas/')).map(([, bytes]) => decoder.decode(bytes));
  const words = [...new Set(models.join(' ').toLowerCase().match(/\b[a-z]{4,9}\b/g))];
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const sentence = (length: number) => `${Array.from({ length }, () => pick(words)).join(' ')}.`;
  const grown = new Map(files);
  for (let number = 0; grown.size < count; number += 1) {
    const page = JSON.parse(pick(models)) as AreaPage;
    page.metadata.description = sentence(16);
    Object.assign(page.facts, {
      name: `${pick(words)} ${number}`,
      coordinates: { latitude: round(51.45 + random() * 0.1), longitude: round(-0.25 + random() * 0.25) },
      streets: Array.from({ length: 6 }, () => `${pick(words)} street ${Math.floor(random() * 1e6)}`),
      landmarks: Array.from({ length: 6 }, () => `${pick(words)} hall ${Math.floor(random() * 1e6)}`),
    });
    const reword = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(reword);
      if (typeof value === 'string') return value.length > 60 ? sentence(value.split(' ').length) : value;
      return typeof value === 'object' && value ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, reword(each)])) : value;
    };
    grown.set(`pages/areas/made-${number}.json`, encoder.encode(JSON.stringify({ ...page, blocks: reword(page.blocks) }, null, 2)));
  }
  return grown;
}

const round = (degrees: number) => Math.round(degrees * 1e4) / 1e4;

interface AreaPage {
  metadata: { description: string };
  facts: object;
  blocks: unknown;
}
