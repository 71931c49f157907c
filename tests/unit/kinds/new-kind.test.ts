import { afterAll, expect, it, vi } from 'vitest';
import { lesson } from './lesson';

// One file and one line: every other module reads the list as it is with the line.
vi.mock('../../../src/kinds/index', async (original) => {
  const { KINDS } = await original<typeof import('../../../src/kinds/index')>();
  return { KINDS: [...KINDS, lesson] };
});

// What other files have loaded in this worker has the list as it is, and is to have it again.
vi.resetModules();
afterAll(() => {
  vi.doUnmock('../../../src/kinds/index');
  vi.resetModules();
});

const { createJsonSchemas } = await import('../../../src/content/documents/json-schema');
const { siteFrom } = await import('../../../src/content/site');
const { kindOf } = await import('../../../src/content/files');
const { Checker } = await import('../../../src/check/run/checker');
const { RULES } = await import('../../../src/check/rules');
const { main } = await import('../../../src/node/cli/new/main');
const { editorSettings } = await import('../../../src/node/cli/schemas/editor-settings');
const { newPage } = await import('../../../src/node/cli/new/new-page');
const { filesOf } = await import('../check/small-site');
const { pageJson, siteOf } = await import('../../fixtures/site');
const { talkTo, workshop } = await import('../pages/workshop');

const schemas = createJsonSchemas();
const lessonJson = (name: string, minutes: number, blocks = pageJson().blocks) => ({
  ...pageJson(name, blocks),
  facts: { name, minutes, tools: ['A key', 'A rag'] },
});

it('[KD1] gives a new kind its schema, and lists the right to choose it', () => {
  expect(schemas.get('lesson.schema.json')).toMatchObject({
    title: 'Lesson',
    properties: { facts: { properties: { tools: { minItems: 2 } } } },
  });
  const list = schemas.get('blocks/page-list.schema.json')!;
  expect(list.properties!['pages']!.properties!['kind']!.enum).toContain('lesson');
  const items = schemas.get('blocks/fact-list.schema.json')!.properties!['items']!;
  expect(JSON.stringify(items)).toContain('"tools"');
});

it('[KD2] knows its pages by their folder, and tells editors so', () => {
  expect(kindOf('pages/lessons/bleed-a-radiator.json')).toBe('lesson');
  expect(editorSettings('{\n  "json.schemas": [\n  ]\n}')).toContain(
    '{ "fileMatch": ["/pages/lessons/*.json", "/pages/[a-z][a-z]/lessons/*.json"], "url": "./schemas/lesson.schema.json" }',
  );
});

it('[KD1] lists, sorts and counts its pages, and fills in its tokens and lists', () => {
  const list = { type: 'page-list', heading: '{lessons.count} lessons', pages: { kind: 'lesson', sort: 'order' } };
  const facts = { type: 'fact-list', heading: 'For {lesson.name}, {lesson.minutes} minutes', items: { fact: 'tools' } };
  const resolver = siteFrom(
    siteOf({
      'pages/lessons/bleed.json': lessonJson('Bleed', 20, [facts]),
      'pages/lessons/shut.json': lessonJson('Shut', 5),
      'pages/index.json': pageJson('Home', [list]),
    }),
  ).resolver!;
  const blocksAt = (route: string) => resolver.page(resolver.site.at(route)!).blocks;
  expect(blocksAt('/')).toMatchObject([
    {
      heading: '2 lessons',
      pages: [{ kind: 'lesson', name: 'Shut' }, { name: 'Bleed' }],
    },
  ]);
  expect(resolver.index.summaries.get('/lessons/bleed')).toMatchObject({ responseMinutes: 20 });
  expect(blocksAt('/lessons/bleed')).toMatchObject([{ heading: 'For Bleed, 20 minutes', items: ['A key', 'A rag'] }]);
});

it('[KD2] judges its pages in its own words', () => {
  const told = (changes: Parameters<typeof filesOf>[0]) =>
    new Checker(schemas, RULES)
      .check(filesOf(changes))
      .problems.filter(({ file }) => /lesson|bleed/.test(file))
      .map(({ rule, message, fix }) => [rule, message, fix]);
  const {
    facts: { minutes: _, ...facts },
    ...rest
  } = lessonJson('Bleed', 20);
  expect(told({ 'pages/lessons/bleed.json': { ...rest, facts } })).toContainEqual([
    'missing-field',
    '"minutes" is missing from the facts of a lesson.',
    expect.stringContaining('"minutes": 20'),
  ]);
  expect(
    told({
      'pages/lessons/bleed.json': lessonJson('Bleed', 20, [
        { type: 'prose', paragraphs: ['{area.code}, {lesson.nam}'] } as never,
      ]),
    }),
  ).toEqual(
    expect.arrayContaining([
      ['misplaced-token', 'The token {area.code} only works on area pages, and this is a lesson.', expect.any(String)],
      [
        'unknown-token',
        'There is no token {lesson.nam}. Did you mean {lesson.name}?',
        'Write {lesson.name} in its place.',
      ],
    ]),
  );
  expect(told({ 'pages/areas/bleed.json': lessonJson('Bleed', 20) })).toEqual([
    ['wrong-folder', 'This is a lesson, and belongs in pages/lessons.', 'Move the file to pages/lessons/bleed.json.'],
  ]);
  expect(told({ 'pages/lessons/Bleed It.json.bak': 'x' })[0]![2]).toContain('Call it "bleed-it.json".');
});

it('[KD5] makes a new page of it from its questions, without a template of its own', async () => {
  const site = workshop();
  const given = new Map([
    ['name', 'Bleed a radiator'],
    ['minutes', '20 min'],
  ]);
  expect(await newPage({ kind: lesson, given, isDraft: false }, site.folder, talkTo())).toBe(0);
  expect(site.json('pages/lessons/bleed-a-radiator.json')).toMatchObject({
    facts: { name: 'Bleed a radiator', minutes: 20, tools: ['TO DO: A tool.', 'TO DO: A tool.'] },
  });
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await main(['leson'])).toBe(2);
  expect(complain.mock.calls.join('\n')).toContain(
    'Did you mean "lesson"? Write area, service, guide, page or lesson.',
  );
});
