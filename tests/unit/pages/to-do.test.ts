import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toDo } from '../../../src/check/rules/list';
import { RULES } from '../../../src/check/rules';
import { replaceValue } from '../../../src/json/edit-json';
import { mustChangeIn } from '../../../src/schema/must-change';
import { valueAt } from '../../../src/json/path';
import { pageSchemas } from '../../../src/content/documents/page.schema';
import { isToDo, toDosIn, toDoValue } from '../../../src/content/to-do';
import { areaPage as smallArea } from '../schemas/area-page';
import { problemsBy, toldBy, wordsBy } from '../check/told-by';

const FILE = 'pages/areas/n1.json';
const PATHS = [
  'metadata/description',
  'facts/name',
  'facts/code',
  'facts/locality',
  'facts/coordinates',
  'facts/responseMinutes',
  'facts/rating',
  'facts/priceRange',
  'facts/streets',
  'facts/landmarks',
  'facts/credentials',
  'blocks/0/intro',
];

/** A page that has nothing of the one that is there already. */
function ownArea() {
  const page = smallArea();
  const lists = ['streets', 'landmarks'].map(
    (name) => [name, [1, 2, 3, 4, 5, 6].map((each) => `Islington ${name} ${each}`)] as const,
  );
  const facts = {
    ...page.facts,
    name: 'Islington',
    code: 'N1',
    locality: 'Islington',
    coordinates: { latitude: 51.5362, longitude: -0.1033 },
    responseMinutes: 27,
    rating: { value: 4.7, count: 61 },
    ...Object.fromEntries(lists),
  };
  const [hero, list] = page.blocks;
  return {
    metadata: { ...page.metadata, description: 'What an Islington page says of itself.' },
    facts,
    blocks: [{ ...hero, intro: 'We know every stop tap of Upper Street.' }, list],
  };
}

/** An area page in which these must-change values are left to write. */
function areaToDo(paths: readonly string[] = PATHS): object {
  const page = ownArea();
  let text = JSON.stringify(page);
  for (const field of mustChangeIn(pageSchemas.area, page)) {
    if (paths.includes(field.path.join('/'))) text = replaceValue(text, field.path, toDoValue(field));
  }
  return JSON.parse(text) as object;
}

describe('what is left to write', () => {
  it('[O1] finds every value that a copier must change', () => {
    expect(mustChangeIn(pageSchemas.area, smallArea()).map(({ path }) => path.join('/'))).toEqual(PATHS);
  });

  it('[O2] keeps the brackets, so that each number, entry and text has its own place', () => {
    const page = areaToDo();
    expect(valueAt(page, ['facts', 'coordinates'])).toEqual({
      latitude:
        'TO DO: How far north the place lies, in degrees with four decimals; south of the equator with a minus.',
      longitude:
        'TO DO: How far east the place lies, in degrees with four decimals; west of the prime meridian with a minus.',
    });
    expect(valueAt(page, ['facts', 'landmarks'])).toEqual(
      [1, 2, 3, 4, 5, 6].map((each) => `TO DO: Landmarks, ${each} of 6`),
    );
    expect(valueAt(page, ['facts', 'name'])).toBe('TO DO: The district as people call it.');
  });

  it('[O2] is exactly one problem for each value, whatever its form and whichever rules are asked', () => {
    expect(
      problemsBy(RULES, { [FILE]: areaToDo() })
        .filter(({ file }) => file === FILE)
        .map(({ rule, pointer }) => `${rule} ${pointer}`),
    ).toEqual([
      'to-do /metadata/description',
      'to-do /facts/name',
      'to-do /facts/code',
      'to-do /facts/locality',
      'to-do /facts/coordinates/latitude',
      'to-do /facts/responseMinutes',
      'to-do /facts/rating/value',
      'to-do /facts/priceRange',
      'to-do /facts/streets/0',
      'to-do /facts/landmarks/0',
      'to-do /facts/credentials/0',
      'to-do /blocks/0/intro',
    ]);
  });

  it.each(PATHS.map((_, done) => done))('[O2] is one problem less for each value that is written: %i', (done) => {
    expect(problemsBy(toDo, { [FILE]: areaToDo(PATHS.slice(done)) }).map(({ rule }) => rule)).toEqual(
      PATHS.slice(done).map(() => 'to-do'),
    );
  });

  it('[O4] says what to write, in the form of the field', () => {
    const [name, code, point] = wordsBy(toDo, { [FILE]: areaToDo(['facts/name', 'facts/code', 'facts/coordinates']) });
    expect(name).toEqual({
      message: '"name" is left to write.',
      fix: 'Write over the words between the quotes. The district as people call it. For example: "Riverside".',
      why: 'The page is not finished: visitors would read what is left to write, or find a fact of another page.',
    });
    expect(code).toMatchObject({
      fix: 'Write the code of one district, in capitals and figures without a space.',
    });
    expect(point).toMatchObject({
      message: '"coordinates" is left to write.',
      fix: 'Write the latitude as a number without quotes, as a map shows it for this place.',
    });
  });

  it('[O4] moves on to the first place that is left, and counts', () => {
    const page = replaceValue(JSON.stringify(areaToDo(['facts/streets'])), ['facts', 'streets', 0], {
      name: 'Angel station',
      in: 'EC1V',
    });
    expect(toldBy(toDo, { [FILE]: page })).toEqual([`${FILE} to-do "TO DO: Streets, 2 of 6"`]);
    expect(wordsBy(toDo, { [FILE]: page })[0]).toMatchObject({
      message: '"streets" is left to write: 5 of 6 places still say "TO DO".',
    });
  });

  it('[O6] takes a "TO DO" in any other text as its author wrote it', () => {
    const page = replaceValue(JSON.stringify(smallArea()), ['blocks', 0, 'heading'], 'TODO - ask Sam');
    expect(wordsBy(toDo, { [FILE]: page })).toMatchObject([
      { message: 'This text is left to write.', fix: 'Write over the words between the quotes. They say: "ask Sam".' },
    ]);
    expect(['TO DO', 'TODO: x', ' TO DO x'].every(isToDo)).toBe(true);
    expect(['To do the work', 'TO DOVER', 'WHAT TO DO', 'TBCs', 'A todo list', 'tbc', 7].some(isToDo)).toBe(false);
  });

  it.each([
    ['We come in TBC minutes.', 'TBC'],
    ['Prices: TODO', 'TODO'],
    ['Ask Sam, TO DO', 'TO DO'],
    ['TBC', 'TBC'],
    ['Lorem ipsum dolor sit amet', 'Lorem ipsum'],
    ['Then lorem ipsum', 'lorem ipsum'],
  ])('[O6] is found anywhere in a text: %s', (text, mark) => {
    const page = replaceValue(JSON.stringify(smallArea()), ['blocks', 0, 'heading'], text);
    expect(toldBy(toDo, { [FILE]: page })).toEqual([`${FILE} to-do ${mark}`]);
    expect(wordsBy(toDo, { [FILE]: page })).toMatchObject([
      { message: `This text still says "${mark}".`, fix: 'Write what belongs there in its place.' },
    ]);
  });

  it('[O7] is told of a number that was written in quotes as that', () => {
    const page = replaceValue(JSON.stringify(areaToDo(['facts/responseMinutes'])), ['facts', 'responseMinutes'], '15');
    expect(toldBy(toDo, { [FILE]: page })).toEqual([`${FILE} number-in-quotes "15"`]);
  });

  it('[O7] is nothing on any page of the site', () => {
    expect(toDosIn(pageSchemas.area, JSON.parse(readFileSync('pages/areas/sw1h.json', 'utf8')))).toEqual([]);
  });
});
