import { describe, expect, it } from 'vitest';
import { Checker } from '../../../src/check/run/checker';
import { RULES } from '../../../src/check/rules';
import { createJsonSchemas } from '../../../src/content/documents/json-schema';
import { sampleOf } from '../../sample';
import { filesOf, plainPage } from './small-site';

const PAGE = 'pages/about.json';
const checker = new Checker(createJsonSchemas(), RULES);

const UNITS = [
  ...'a|Aa|.|-|_|*|1|1,|<b>|<a href="x">|<script>|<!--|[|[[|![|(|{a|}|%A|«|“|@|a@b.|www.|,|01/|Ab.|\\|`|~~'.split('|'),
  ...' |1 |+44 |Tap |the |XXX |[insert |twenty |half an |Monday 1 |[a '.split('|'),
];
/** Far above what is needed, and far below what a pattern takes that reads each place to the end. */
const MOST_MS = 10_000;
const LENGTH = 200_000;
const OF_A_TEXT = 3000;
/** So many of them, and all with `npm run test:full`. */
const REPEATED = 16;

function timeOf(paragraphs: readonly string[]): number {
  const files = filesOf({ [PAGE]: plainPage({ type: 'prose', paragraphs }) });
  const start = performance.now();
  checker.check(files);
  return performance.now() - start;
}

const repeated = (unit: string, length: number) => unit.repeat(Math.floor(length / unit.length));

describe('a text of nothing but one thing again and again', () => {
  it.each(sampleOf(UNITS, REPEATED))('[C114] is judged at once, in one text or in many: %j', (unit) => {
    expect(timeOf([repeated(unit, LENGTH)])).toBeLessThan(MOST_MS);
    expect(
      timeOf(Array.from({ length: Math.floor(LENGTH / OF_A_TEXT) }, () => repeated(unit, OF_A_TEXT))),
    ).toBeLessThan(MOST_MS);
  });

  it('[C114] that is longer than any may be has one problem, that it is', () => {
    const found = checker.check(
      filesOf({ [PAGE]: plainPage({ type: 'prose', paragraphs: [repeated('<a href="x"> {phne} ', LENGTH)] }) }),
    ).problems;
    expect(found.filter(({ file }) => file === PAGE).map(({ rule }) => rule)).toEqual(['too-long']);
  });
});
