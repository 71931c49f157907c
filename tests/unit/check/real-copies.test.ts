import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Checker } from '../../../src/check/run/checker';
import { CODES } from '../../../src/check/rules';
import { ownFactsIn } from '../../../src/check/rules/copies/own-facts';
import type { OwnFact } from '../../../src/check/rules/copies/own-facts';
import { copiedPage } from '../../../src/check/rules/copies/copied-page';
import { distantCoordinates } from '../../../src/check/rules/list';
import { duplicateDescription, duplicateTitle } from '../../../src/check/rules/metadata/duplicates';
import { leftoverPlace } from '../../../src/check/rules/copies/leftover-place';
import { nearCopy } from '../../../src/check/rules/copies/near-copy';
import { duplicateDistrict } from '../../../src/check/rules/copies/same-facts';
import { fieldsOfDocument } from '../../../src/content/site';
import type { SitePage } from '../../../src/check/site';
import { createJsonSchemas } from '../../../src/content/documents/json-schema';
import { kindOf } from '../../../src/content/files';

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
      facts: ownFactsIn({ path, kind: 'area', value, fields: fieldsOfDocument('area', value) } as unknown as SitePage),
    };
  });

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
});
