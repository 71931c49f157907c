import { describe, expect, it } from 'vitest';
import { decode } from '../../../src/json/decode';
import { parse } from '../../../src/json/parse';
import { applyEdits } from '../../../src/json/text-edit';
import { seeded } from '../../bench/seeded';
import { PLANTERS } from '../../regression/office-mutants';
import { paths, textOf } from '../../regression/real-site';
import { isFull } from '../../sample';

/** But not the region, whose hundreds of lines on which everything is wrong take hundreds of looks. */
const written = paths.filter((file) => file !== 'pages/_region.json');

const encoder = new TextEncoder();
const bytesOf = (content: string | Uint8Array) => (typeof content === 'string' ? encoder.encode(content) : content);
const MOST_LOOKS = 10;
/** Each fault is planted so often in each file, and in every so many files at once. */
const ROUNDS = 3;
const EVERY = isFull ? 5 : 20;
const isJson = (text: string) => {
  try {
    return JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
};

/**
 * Plants a fault in the text of a file and makes the edits of what is told of it; says where that is not what was
 * meant.
 */
function spoilt(
  text: string,
  plant: (typeof PLANTERS)[string][number],
  seed: number,
): { isMended: boolean; report?: string } {
  const slip = plant(text, seeded(seed));
  if (!slip) return { isMended: false };
  let mended = decode(bytesOf(slip.content)).text;
  let isMended = false;
  // A file of nothing but mistakes is mended in several looks.
  for (let look = 0; look < MOST_LOOKS && !isJson(mended); look += 1) {
    const edits = parse(encoder.encode(mended)).faults.flatMap((fault) => fault.edits);
    if (edits.length === 0) break;
    mended = applyEdits(mended, edits);
    isMended = true;
  }
  if (!isMended) return { isMended };
  const meant = slip.meant ?? text;
  if (isJson(mended) && JSON.stringify(JSON.parse(mended)) === JSON.stringify(JSON.parse(meant)))
    return { isMended: true };
  const lines = new Set(meant.split('\n'));
  return {
    isMended: true,
    report:
      mended
        .split('\n')
        .find((line) => !lines.has(line))
        ?.slice(0, 200) ?? 'lines are gone',
  };
}

describe('edits of a fault', () => {
  it.each(Object.keys(PLANTERS))('[J30] leave what the author meant, or there are none: %s', (code) => {
    const wrong: string[] = [];
    for (const [index, file] of written.entries()) {
      for (const [way, plant] of PLANTERS[code]!.entries()) {
        for (let round = (index + way) % EVERY; round < ROUNDS; round += EVERY) {
          const seed = index * 100 + way * 10 + round;
          const { report } = spoilt(textOf(file), plant, seed);
          if (report !== undefined) wrong.push(`${file} ${way} (seed ${seed}): ${report}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});
