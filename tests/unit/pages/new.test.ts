import { describe, expect, it } from 'vitest';
import { replaceValue } from '../../../src/json/edit-json';
import { valueAt } from '../../../src/json/path';
import type { Path } from '../../../src/json/path';
import { newPage } from '../../../src/node/cli/new/new-page';
import { priceRange } from '../../../src/schema/fields';
import { fieldOf, readAnswer } from '../../../src/node/cli/new/questions';
import { templateOf } from '../../../src/authoring/new/template';
import { LISTED_KINDS } from '../../../src/kinds/named';
import { area } from '../../../src/kinds/area';
import type { ListedKind } from '../../../src/kinds/kind';
import { page } from '../../../src/kinds/page';
import { service } from '../../../src/kinds/service';
import { loadSite } from '../../../src/node/load/load-site';
import { Stopped } from '../../../src/node/terminal';
import { regionBytes } from '../../fixtures/region';
import { siteFile } from '../check/small-site';
import { talkTo, workshop } from './workshop';

/** The files of the site lead editors to their schemas, so a new one does too. */
const WITH_SCHEMA = { $schema: '../schemas/site.schema.json', ...siteFile() };

const N1 = { code: 'n1', name: 'Islington' };
const FULL = {
  ...N1,
  'locality': 'Islington',
  'latitude': '51.5362',
  'longitude': '-0.1033',
  'minutes': '25',
  'rating': '4.9',
  'reviews': '120',
  'streets': 'Upper Street; Essex Road; Canonbury Square; Chapel Market; Angel station (EC1V); Barnsbury Street',
  'landmarks': 'a, b, c, d, e, f',
  'description': 'A plumber in Islington.',
  'intro': 'We come.',
};

function make(
  kind: ListedKind,
  given: Record<string, string>,
  {
    changes,
    answers,
    isDraft = false,
  }: { changes?: Parameters<typeof workshop>[0]; answers?: string[]; isDraft?: boolean } = {},
) {
  const site = workshop({ 'pages/_site.json': WITH_SCHEMA, ...changes });
  const talk = talkTo(answers);
  return {
    site,
    talk,
    code: newPage({ kind, given: new Map(Object.entries(given)), isDraft, file: given['file'] }, site.folder, talk),
  };
}

describe('npm run new', () => {
  it('[O20] makes an area from the command alone, with what was given and a "TO DO" for the rest', async () => {
    const { site, talk, code } = make(area, { ...N1, minutes: '15' });
    expect(await code).toBe(0);
    const made = site.json('pages/areas/n1.json');
    expect(made['facts']).toMatchObject({
      name: 'Islington',
      code: 'N1',
      responseMinutes: 15,
      locality: 'TO DO: The part of town, as it stands in a postal address.',
    });
    expect(talk.said.join('\n')).toContain(
      'Made pages/areas/n1.json. Its address will be /areas/n1.\n\n11 things to write, in this order; each says "TO DO" in the file, at this line and character:\n   6:20  description  The two lines',
    );
    const { problems } = await loadSite(site.folder);
    expect(problems.filter(({ rule }) => rule === 'to-do')).toHaveLength(11);
  });

  it('[O20] leaves only texts to write when every fact was given', async () => {
    const { site, code } = make(area, FULL);
    expect(await code).toBe(0);
    expect(site.json('pages/areas/n1.json')['facts']).toMatchObject({
      coordinates: { latitude: 51.5362, longitude: -0.1033 },
      rating: { value: 4.9, count: 120 },
      landmarks: ['a', 'b', 'c', 'd', 'e', 'f'],
      streets: [
        'Upper Street',
        'Essex Road',
        'Canonbury Square',
        'Chapel Market',
        { name: 'Angel station', in: 'EC1V' },
        'Barnsbury Street',
      ],
    });
    const { problems } = await loadSite(site.folder);
    expect(problems.filter(({ rule, file }) => rule === 'to-do' && file === 'pages/areas/n1.json')).toHaveLength(5);
  });

  it('[O20] changes nothing of the template but the values', async () => {
    const { site, code } = make(area, { ...FULL, code: 'N5' });
    await code;
    const { site: judged } = await loadSite(workshop({ 'pages/_site.json': WITH_SCHEMA }).folder);
    const [made, template] = [site.read('pages/areas/n5.json'), templateOf(area, judged)];
    const facts = [
      'name',
      'code',
      'locality',
      'coordinates',
      'responseMinutes',
      'rating',
      'intro',
      'streets',
      'landmarks',
      'credentials',
    ];
    const changed: Path[] = [['metadata', 'description'], ...facts.map((name) => ['facts', name])];
    const was = (path: Path) => valueAt(JSON.parse(template), path);
    expect(
      changed.filter((path) => JSON.stringify(was(path)) === JSON.stringify(valueAt(JSON.parse(made), path))),
    ).toEqual([]);
    expect(changed.reduce((text, path) => replaceValue(text, path, was(path)), made)).toBe(template);
  });

  it('[SF11] speaks of nothing that the site does not have', async () => {
    const { booking: _, ...business } = siteFile();
    const alone = { 'pages/areas/sw1h.json': undefined, 'pages/index.json': undefined };
    const bare = make(area, { name: 'Old Town' }, { changes: { ...alone, 'pages/_site.json': business } });
    expect(await bare.code).toBe(0);
    const text = bare.site.read('pages/areas/old-town.json');
    expect(text).not.toMatch(
      /"shared"|"show": "map"|"book"|claim\.|page-list|area\.code|responseMinutes|credentials|Next door/,
    );
    const { problems } = await loadSite(bare.site.folder);
    expect(problems.filter(({ file, rule }) => /old-town/.test(file) && rule !== 'to-do')).toEqual([]);

    const whole = make(area, { ...N1, minutes: '20' }, { changes: { 'pages/_region.json': regionBytes } });
    await whole.code;
    const said = whole.site.read('pages/areas/n1.json');
    for (const part of ['"show": "map"', '"book"', 'page-list', '{area.code}', 'Average response time'])
      expect(said).toContain(part);
  });

  it('[SF11] shows the shared files that its sisters show', async () => {
    const sister = workshop().json('pages/areas/sw1h.json') as object as { blocks: object[] };
    const blocks = [...sister.blocks, { type: 'shared', ref: 'prices' }];
    const prices = { blocks: [{ type: 'prose', paragraphs: ['One price.'] }] };
    const { site, code } = make(area, N1, {
      changes: { 'pages/areas/sw1h.json': { ...sister, blocks }, 'pages/_shared/prices.json': prices },
    });
    await code;
    expect((site.json('pages/areas/n1.json') as object as { blocks: object[] }).blocks.at(-1)).toEqual({
      type: 'shared',
      ref: 'prices',
    });
  });

  it('[SF11] leaves each word to write where the site is in another language', async () => {
    const { site, code } = make(
      service,
      { name: 'Dach' },
      {
        changes: { 'pages/_site.json': { ...siteFile(), locale: 'de-DE' } },
      },
    );
    await code;
    const text = site.read('pages/services/dach.json');
    const words = [...text.matchAll(/"(?:label|heading|intro|description|paragraphs)": \[?"([^"]*)"/g)].map(
      ([, each]) => each!,
    );
    expect(words.length).toBeGreaterThan(5);
    expect(words.filter((each) => !each.startsWith('TO DO'))).toEqual([]);
  });

  it('[SF20] is called as its sisters are, and takes its place from the region', async () => {
    const byName = {
      'pages/areas/sw1h.json': undefined,
      'pages/areas/victoria.json': workshop().json('pages/areas/sw1h.json'),
    };
    const changes = { ...byName, 'pages/_region.json': regionBytes };
    const { site, code } = make(area, { name: 'Stratford' }, { changes });
    expect(await code).toBe(0);
    expect(site.json('pages/areas/stratford.json')['facts']).toMatchObject({
      code: 'E15',
      coordinates: { latitude: expect.any(Number) as number },
    });
    const region = JSON.parse(new TextDecoder().decode(regionBytes)) as { districts: { code: string; name: string }[] };
    const districts = region.districts.map((each) => (each.code === 'E15' ? { ...each, code: 'STRATFOR' } : each));
    const uncoded = { ...byName, 'pages/_region.json': JSON.stringify({ ...region, districts }) };
    const plain = make(area, { name: 'Stratford' }, { changes: uncoded });
    expect(await plain.code).toBe(0);
    expect(plain.site.json('pages/areas/stratford.json')['facts']).not.toHaveProperty('code', 'STRATFOR');
    const named = make(area, { code: 'e 5' }, { changes: { 'pages/_region.json': regionBytes } });
    expect(await named.code).toBe(0);
    expect(named.site.json('pages/areas/e5.json')['facts']).toMatchObject({ name: 'Clapton', code: 'E5' });
  });

  it('[O23] says which options are missing when nobody can be asked, and writes nothing', async () => {
    const { site, talk, code } = make(area, {});
    expect(await code).toBe(2);
    expect(talk.complaints).toEqual([
      [
        '2 things are missing. Questions cannot be asked here, so write them into the command:',
        '',
        '  --code         District: The code of the district, where districts have codes. Capitals and figures without a space. For example: R4',
        '  --name         Name: The district as people call it. For example: Riverside',
        '',
        'Write, for example: npm run new -- area --code "…" --name "…"',
      ].join('\n'),
    ]);
    expect(site.has('pages/areas/n1.json')).toBe(false);
  });

  it('[O23] tells every option that does not fit, in the words of its field', async () => {
    const { talk, code } = make(area, { code: 'Islington', name: 'Islington', latitude: 'north', streets: 'a; b' });
    expect(await code).toBe(2);
    expect(talk.complaints[0]!.split('\n')).toEqual(
      [
        '--code: "Islington" does not fit here. Write the code of one district, in capitals and figures without a space.',
        '--latitude: "north" does not fit here. Write the latitude as a number, as a map shows it for this place.',
        '--streets: That is 2 entries. List three to eight streets. Put semicolons between them.',
      ].map((line) => line.replace('in capitals,', 'in capitals without a space,')),
    );
  });

  it('[O25] asks at a terminal, again where an answer does not fit, and takes Enter for later', async () => {
    const answers = ['', 'Islington 1', 'N1', 'Islington', ...Array.from({ length: 10 }, () => ''), 'sw1h', ''];
    const { site, talk, code } = make(area, {}, { answers });
    expect(await code).toBe(0);
    expect(talk.said).toContain('This one is needed: there is no page without it.');
    expect(talk.said.filter((text) => text.startsWith('\nDistrict.'))).toHaveLength(3);
    expect(talk.complaints).toEqual([
      'pages/areas/sw1h.json is there already. Choose another name, or open that file and change it.',
    ]);
    expect(site.has('pages/areas/n1.json')).toBe(true);
  });

  it('[O25] writes nothing when it is stopped', async () => {
    const { site, code } = make(area, {}, { answers: ['N1', 'Islington'] });
    await expect(code).rejects.toThrow(Stopped);
    expect(site.has('pages/areas/n1.json')).toBe(false);
  });

  it.each([
    ['sw1h', 'pages/areas/sw1h.json is there already. Choose another name, or open that file and change it.'],
    ['SW1H', 'pages/areas/sw1h.json is there already. Choose another name, or open that file and change it.'],
    [
      "St John's",
      '"St John\'s.json" cannot be the name of a page: names have lower-case letters, digits and single hyphens only, and none that Windows keeps for itself. Call it "st-johns.json".',
    ],
    [
      'con',
      '"con.json" cannot be the name of a page: names have lower-case letters, digits and single hyphens only, and none that Windows keeps for itself. Call it after the code or the name of its district, or delete it if nobody needs it.',
    ],
    [
      '/about',
      'pages/about.json would be a plain page, but this is an area page: it belongs in pages/areas. The two kinds have different facts.',
    ],
    [
      '../n1',
      '".." cannot be the name of a folder of pages: names have lower-case letters, digits and single hyphens only. Call the folder after what its pages are about.',
    ],
    [
      'old',
      '/areas/old is an old address of pages/areas/sw1h.json ("aliases" in that file). Choose another name, or take it out there first.',
    ],
    [
      'n1.txt',
      '"n1.txt" does not end in ".json". Call it "n1.json". Windows hides endings: in the Explorer, choose View and then "File name extensions".',
    ],
  ])('[O27] refuses the name %s with its reason', async (file, reason) => {
    const sw1h = { ...(workshop().json('pages/areas/sw1h.json') as object), aliases: ['/areas/old'] };
    const { talk, code } = make(area, { ...N1, file }, { changes: { 'pages/areas/sw1h.json': sw1h } });
    expect(await code).toBe(2);
    expect(talk.complaints).toEqual([reason]);
  });

  it('[O20] makes a draft when asked to', async () => {
    const { site, code } = make(page, { name: 'Winter Offer' }, { isDraft: true });
    expect(await code).toBe(0);
    expect(site.read('pages/winter-offer.json').split('\n').slice(2, 4)).toEqual([
      '  "version": 1,',
      '  "status": "draft",',
    ]);
  });

  it.each(LISTED_KINDS)(
    '[O20] has a template for $name pages that fits its schema once it is written',
    async (kind) => {
      const template = JSON.parse(templateOf(kind)) as unknown;
      for (const question of kind.questions) expect(fieldOf(kind, question, template), question.flag).toBeDefined();
      const { site, code } = make(kind, kind.name === 'area' ? N1 : { name: 'Frozen pipes' }, {
        changes: { 'pages/_region.json': regionBytes },
      });
      expect(await code).toBe(0);
      const { problems } = await loadSite(site.folder);
      expect(
        problems.filter(
          ({ file, rule }) =>
            rule !== 'to-do' &&
            /n1|frozen-pipes/.test(file) &&
            !/missing-shared-file|unknown-claim|unknown-token|orphan-page/.test(rule),
        ),
      ).toEqual([]);
    },
  );

  it('[O30] reads numbers, capitals and lists as they are typed', () => {
    const template = JSON.parse(templateOf(area)) as unknown;
    const answer = (flag: string, typed: string) =>
      readAnswer(
        fieldOf(
          area,
          area.questions.find((each) => each.flag === flag)!,
          template,
        ),
        typed,
        '£',
      );
    expect(answer('code', ' sw1x ')).toEqual({ value: 'SW1X' });
    expect(answer('longitude', '-0.1')).toEqual({ value: -0.1 });
    expect(answer('name', '221')).toEqual({ value: '221' });
    expect(answer('minutes', '2.5')).toHaveProperty('mistake');
    expect(['n 16', 'N16'].map((typed) => answer('code', typed))).toEqual([{ value: 'N16' }, { value: 'N16' }]);
    expect([
      answer('minutes', '20 min'),
      answer('rating', '4,9'),
      answer('reviews', '1,200'),
      answer('longitude', '0.0732° W'),
      readAnswer(priceRange('How dear it is.'), '3', '£'),
    ]).toEqual([20, 4.9, 1200, -0.0732, '£££'].map((value) => ({ value })));
  });

  it('[O30] says in plain words why an answer does not fit, and what would', () => {
    const mistake = (kind: ListedKind, flag: string, typed: string) => {
      const read = readAnswer(
        fieldOf(
          kind,
          kind.questions.find((each) => each.flag === flag)!,
          JSON.parse(templateOf(kind)),
        ),
        typed,
        '£',
      );
      return 'mistake' in read ? read.mistake : read.value;
    };
    expect(readAnswer(priceRange('How dear it is.'), 'cheap', '£')).toEqual({
      mistake: '"cheap" does not fit here. Write ££, £££ or ££££, or how many signs: 2, 3 or 4.',
    });
    expect(mistake(area, 'minutes', '3')).toBe('3 cannot be right: it must be from 5 to 120.');
    expect(mistake(area, 'reviews', '0')).toBe('0 cannot be right: it must be 1 or more.');
    expect(mistake(area, 'rating', 'four')).toBe(
      '"four" does not fit here. Write the average as a number from 1 to 5, for example 4.9.',
    );
    expect(mistake(area, 'streets', 'Church Street')).toBe(
      'That is 1 entry. List three to eight streets. Put semicolons between them.',
    );
    expect(mistake(service, 'icon', 'fire')).toBe('There is no "fire" to choose. Did you mean "flame"?');
    expect(mistake(service, 'icon', 'unicorn')).toMatch(
      /^There is no "unicorn" to choose\. Write one of these:\n {2}Water: bath, .+\n {2}Signs: alert, arrow, cross$/s,
    );
  });
});
