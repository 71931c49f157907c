import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Checker } from '../../../src/check/run/checker';
import { CODES } from '../../../src/check/rules';
import { ownFactsOf } from '../../../src/check/rules/copies/own-facts';
import type { OwnFact } from '../../../src/check/rules/copies/own-facts';
import { copiedPage } from '../../../src/check/rules/copies/copied-page';
import { distantCoordinates } from '../../../src/check/rules/places/distant-coordinates';
import { duplicateDistrict } from '../../../src/check/rules/copies/duplicate-district';
import { duplicateDescription, duplicateTitle } from '../../../src/check/rules/metadata/duplicates';
import { leftoverPlace } from '../../../src/check/rules/copies/leftover-place';
import { nearCopy } from '../../../src/check/rules/copies/near-copy';
import { sameCoordinates } from '../../../src/check/rules/copies/same-coordinates';
import { fieldsOfDocument } from '../../../src/content/site';
import type { SitePage } from '../../../src/check/site';
import { kmBetween } from '../../../src/content/geometry';
import type { Coordinates } from '../../../src/design/map/project';
import { createJsonSchemas } from '../../../src/content/documents/json-schema';
import { kindOf } from '../../../src/content/files';
import { seeded } from '../../bench/seeded';

const SAMPLES = 24;
/** How many facts of an area page a copy must change. */
const COUNT = 18;
const RULES = [
  copiedPage,
  distantCoordinates,
  duplicateDescription,
  duplicateDistrict,
  duplicateTitle,
  leftoverPlace,
  nearCopy,
  sameCoordinates,
];
const checker = new Checker(createJsonSchemas(), RULES, { codes: CODES });
const encode = (text: string) => new TextEncoder().encode(text);
const files = new Map(
  readdirSync('pages', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => `pages/${file.replaceAll('\\', '/')}`)
    .map((file) => [file, encode(readFileSync(file, 'utf8'))]),
);

interface RealArea {
  path: string;
  text: string;
  value: Record<string, unknown>;
  facts: readonly OwnFact[];
}

const areas = [...files]
  .filter(([path]) => kindOf(path) === 'area')
  .map(([path, bytes]): RealArea => {
    const text = new TextDecoder().decode(bytes);
    const value = JSON.parse(text) as Record<string, unknown>;
    return {
      path,
      text,
      value,
      facts: ownFactsOf({ path, kind: 'area', value, fields: fieldsOfDocument('area', value) } as unknown as SitePage),
    };
  });

function write(root: unknown, path: readonly (string | number)[], value: unknown): void {
  const holder = path
    .slice(0, -1)
    .reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], root);
  (holder as Record<string | number, unknown>)[path.at(-1)!] = value;
}

/** What stands in the target; something else where both areas rightly have the same, since a changed fact differs. */
function changedValue(fact: OwnFact, { slot, value }: OwnFact): unknown {
  if (JSON.stringify(fact.value) !== JSON.stringify(value)) return value;
  if (Array.isArray(value)) return value.toReversed();
  if (typeof value === 'number') return value + 7;
  if (typeof value !== 'string') return value;
  return slot === 'facts/priceRange' ? otherPrice(value) : `${value} North`;
}
const otherPrice = (signs: string) => (signs.length > 2 ? signs.slice(1) : signs + signs.at(-1));

/**
 * The source's page at the target's address, with so many of its facts changed. At least three facts are left that no
 * two pages can rightly share, and no name or code that may be true of the target too: without these a leftover is no
 * proof.
 */
function copyOnto(source: RealArea, target: RealArea, random: () => number): { text: string; left: OwnFact[] } {
  const value = structuredClone(source.value);
  const owned = source.facts
    .filter(({ weight }) => weight === 'own')
    .map((fact) => ({ fact, order: random() }))
    .sort((a, b) => a.order - b.order);
  const kept = new Set(owned.slice(0, 3).map(({ fact }) => fact));
  const share = random();
  const left = source.facts.filter((fact, index) => {
    const isLeft = kept.has(fact) || (random() < share && !(isOfPlace(fact) && wayBetween(source, target) < FAR_KM));
    if (!isLeft) write(value, fact.path, changedValue(fact, target.facts[index]!));
    return isLeft;
  });
  return { text: JSON.stringify(value, null, 2), left };
}

/** So far from each other no two districts share a name, not even that of a borough. */
const FAR_KM = 12;
const isOfPlace = ({ weight }: OwnFact) => weight === 'place' || weight === 'code';
const pointOf = ({ facts }: RealArea) => facts.find(({ slot }) => slot === 'facts/coordinates')!.value as Coordinates;
const wayBetween = (a: RealArea, b: RealArea) => kmBetween(pointOf(a), pointOf(b));

/** What is often true of both, such as 20 minutes, is told while half of what is nobody else's is left. */
function toldOf(left: readonly OwnFact[], { facts }: RealArea): OwnFact[] {
  const count = (all: readonly OwnFact[]) => all.filter(({ weight }) => weight === 'own').length;
  const isHalf = count(left) * 2 >= count(facts);
  return left.filter(({ weight }) => isHalf || weight !== 'figure');
}

/** Where facts that are left are told: four texts or more together. */
function pointersOf(left: readonly OwnFact[]): string[] {
  const texts = left.filter(({ slot, isMarked }) => slot === 'text' && !isMarked);
  const told = texts.length < 4 ? left : left.filter((fact) => !texts.includes(fact));
  return [...told.map(({ path }) => `/${path.join('/')}`), ...(told === left ? [] : ['/blocks'])].sort();
}

describe('the real pages', () => {
  it('[K30] are no copies of each other', () => {
    expect(checker.check(files).problems).toEqual([]);
  });

  it('[K31] each have eighteen facts that a copy must change', () => {
    expect(areas.filter(({ facts }) => facts.length !== COUNT).map(({ path }) => path)).toEqual([]);
  });

  it('[K32] copied with coordinates that are none give diagnostics, and no exception', () => {
    const copy = Buffer.from(files.get('pages/areas/hackney.json')!).toString();
    for (const coordinates of ['[]', '[1, 2]', '{}', 'null', '{ "latitude": [], "longitude": {} }']) {
      const text = copy.replace(/"coordinates": \{[^}]*\}/, `"coordinates": ${coordinates}`);
      expect(
        checker.check(new Map([...files, ['pages/areas/n99.json', encode(text)]])).problems,
        coordinates,
      ).not.toEqual([]);
    }
  });

  it(
    '[K32] copied onto each other with k of n facts changed give a diagnostic for each of the others at its own place, for four texts or more one',
    { timeout: 120_000 },
    () => {
      const random = seeded(11);
      const pick = () => areas[Math.floor(random() * areas.length)]!;
      for (let sample = 0; sample < SAMPLES; sample += 1) {
        const [source, target] = [pick(), pick()];
        if (source === target) continue;
        const { text, left: all } = copyOnto(source, target, random);
        const left = toldOf(all, source);
        const problems = checker.check(new Map([...files, [target.path, encode(text)]])).problems;
        expect(
          problems.map(({ file, pointer }) => `${file} ${pointer}`).sort(),
          `${source.path} at ${target.path}`,
        ).toEqual(pointersOf(left).map((pointer) => `${target.path} ${pointer}`));
        for (const { message } of problems)
          expect(message).toContain(
            `${COUNT - left.length} of ${COUNT} facts are changed, ${left.length} ${left.length === 1 ? 'is' : 'are'} left.`,
          );
      }
    },
  );
});
