import { describe, expect, it } from 'vitest';
import { CODES, RULES } from '../../src/check/rules';
import { FAMILIES } from './all-mutants';
import { finishedMutants } from './finished-mutants';
import type { FinishedMutant } from './finished-mutants';
import { isFull, sampleOf } from '../sample';
import { filesWith, paths, problemsWith, schemas, setting } from './real-site';
import { Checker } from '../../src/check/run/checker';

/** Codes that no change of the pages alone can plant, each with the reason. */
const ELSEWHERE: Record<string, string> = {
  'damaged-approvals': 'The list of approvals belongs to a site that has begun to approve, see [AP11].',
  'missing-approvals': 'As above.',
  'unapproved': 'As above, see [AP7].',
  'typed-figure': 'Each text of the real site has its tokens; see [AP18].',
  'missing-twin': 'The real site has one language; see [ID32].',
  'older-twin': 'As above.',
  'wrong-twin': 'As above.',
  'demo-status': 'The real site is a demonstration: the code is its baseline before a deployment, see [PR4].',
  'broken-block': 'A block of a project is code; planted in a repository of its own, see [SF18].',
  'unsafe-link': 'A symbolic link is no content of a file; planted through the command in hostile.test.ts.',
};

let made: FinishedMutant[] | undefined;
const ofFinishedPages = () => (made ??= finishedMutants());

describe('every code', () => {
  it('[PR2] is planted in the real site by at least one mutant', { timeout: 180_000 }, () => {
    const sorts = Object.entries(FAMILIES).flatMap(([name, family]) =>
      name === 'fields' ? [] : [...new Set([...family()].map(({ sort }) => sort))],
    );
    const planted = new Set([
      ...OF_FIELDS,
      ...sorts.map((sort) => sort.replace(/^(rule|name|office): /, '')),
      ...ofFinishedPages().map(({ rule }) => rule),
    ]);
    const missing = CODES.map(({ code }) => code).filter((code) => !planted.has(code) && !(code in ELSEWHERE));
    expect(missing, 'Plant each with plant({ … }) in a family, such as structure-mutants.ts.').toEqual([]);
    expect(Object.keys(ELSEWHERE).filter((code) => planted.has(code))).toEqual([]);
  });

  it(
    '[PR3] that needs the finished page is found in its HTML, at the button or the metadata it comes from',
    { timeout: 180_000 },
    () => {
      expect(
        ofFinishedPages()
          .filter(({ isExact }) => !isExact)
          .map(({ rule, file, found }) => `${file} ${rule}: ${found || 'nothing'}`),
      ).toEqual([]);
      expect(ofFinishedPages().length).toBeGreaterThan(isFull ? 250 : 70);
    },
  );
});

/** What the changes of fields are told as. */
const OF_FIELDS = ['missing-field', 'too-few', 'unknown-field', 'wrong-type', 'number-in-quotes', 'boolean-in-quotes'];

describe('the real site as it is', () => {
  it('[PR4] has no error and no warning', () => {
    expect(problemsWith(new Map()).map(({ file, rule, message }) => `${file} ${rule} ${message}`)).toEqual([]);
  });

  it('[PR4] is refused as a demonstration before a real deployment', () => {
    expect(problemsWith(new Map(), { isLive: true }).filter(({ rule }) => rule === 'demo-status')).toMatchObject([
      { file: 'pages/_site.json', pointer: '/status' },
    ]);
  });

  it('[PR6] forgets what was found while a file was away', { timeout: 180_000 }, () => {
    const before = problemsWith(new Map());
    const away = sampleOf(
      paths.filter((path, index) => path.includes('/_') || index % 8 === 0),
      8,
    );
    for (const path of away) {
      problemsWith(new Map([[path, undefined]]));
      expect(problemsWith(new Map()), path).toEqual(before);
    }
  });

  it(
    '[PR6] is told the same by a checker that has judged other sites before',
    { timeout: 900_000, tags: 'turn-2' },
    () => {
      const bytes = (text: string) => new TextEncoder().encode(text);
      const changes = new Map([
        ['pages/about.json', bytes('{ “a": 1 }')],
        ['pages/areas/n99.json', bytes('{}')],
      ]);
      problemsWith(new Map([['pages/about.json', bytes('{}')]]));
      expect(problemsWith(changes)).toEqual(new Checker(schemas, RULES).check(filesWith(changes), setting).problems);

      // One fault of each family in turn, so that what was kept of one site would show in the next. A checker of its
      // own for each takes long: in `npm test` some are compared with one.
      const compared = new Set(sampleOf(Object.keys(FAMILIES), 3));
      const faults = Object.entries(FAMILIES).map(([family, mutants]) => {
        const [first] = mutants();
        const { files, setting: more } = first!.make();
        const { name } = first!;
        return {
          family,
          name,
          more,
          files: new Map(
            Object.entries(files).map(([path, content]) => [
              path,
              typeof content === 'string' ? bytes(content) : content,
            ]),
          ),
        };
      });
      for (const { files, more } of faults) problemsWith(files, more);
      for (const { name, files, more } of faults.filter(({ family }) => compared.has(family))) {
        expect(problemsWith(files, more), name).toEqual(
          new Checker(schemas, RULES).check(filesWith(files), { ...setting, ...more }).problems,
        );
      }
    },
  );
});
