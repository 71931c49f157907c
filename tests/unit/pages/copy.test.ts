import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { copyPage } from '../../../src/node/cli/copy/copy-page';
import { intendedFile } from '../../../src/authoring/place';
import { prettyReport } from '../../../src/node/report/pretty';
import { loadSite } from '../../../src/node/load/load-site';
import { areaPage } from '../schemas/area-page';
import { plainPage, siteFile } from '../check/small-site';
import { talkTo, workshop } from './workshop';

async function copy(from: string, to: string, changes: Parameters<typeof workshop>[0] = {}) {
  const site = workshop(changes);
  const talk = talkTo();
  const code = await copyPage({ from, to }, site.folder, talk);
  return { site, talk, code };
}

const realPage = (name: string) => readFileSync(`pages/${name}.json`, 'utf8');

const withOwn = {
  $schema: '../../schemas/area.schema.json',
  aliases: ['/victoria'],
  ...areaPage(),
  allow: [{ rule: 'long-title', reason: 'x', until: '2030-01-01' }],
  metadata: { canonical: 'https://www.tapwright.example/areas/sw1h', ...areaPage().metadata },
};

it('[ID30] keeps the language of a page, and does not say again what that one does', async () => {
  const navigation = { header: [], call: 'Ffonio', callBar: 'Ffonio' };
  const { site, code } = await copy('cy/areas/sw1h', 'n1', {
    'pages/_site.json': { ...siteFile(), languages: [{ folder: 'cy', name: 'Cymraeg', locale: 'cy-GB', navigation }] },
    'pages/cy/areas/sw1h.json': { ...areaPage(), twinOf: { page: '/areas/sw1h' } },
  });
  expect(code).toBe(0);
  expect(site.json('pages/cy/areas/n1.json')).not.toHaveProperty('twinOf');
});

describe('npm run copy', () => {
  it('[O40] copies a page line by line, with a "TO DO" in the place of every must-change fact', async () => {
    const { site, talk, code } = await copy('pages/areas/sw1h.json', 'n1');
    expect(code).toBe(0);
    const [was, is] = [site.read('pages/areas/sw1h.json'), site.read('pages/areas/n1.json')];
    expect(is.split('\n').slice(-12)).toEqual(was.split('\n').slice(-12));
    expect(is).toContain('"name": "TO DO: The district as people call it."');
    expect(talk.said[0]).toBe(
      [
        'Copied pages/areas/sw1h.json to pages/areas/n1.json. Its address will be /areas/n1.',
        '11 things that belong to pages/areas/sw1h.json only are marked "TO DO" in it.',
        'Left out, because it belongs to pages/areas/sw1h.json: "rating".',
        'Read the other texts too: whatever they say of the old page is for you to change.',
        '',
      ].join('\n'),
    );
    expect(talk.said[1]).toContain('11 things to write, in this order');
    const { problems } = await loadSite(site.folder);
    expect(problems.filter(({ rule }) => rule === 'to-do')).toHaveLength(11);
  });

  it('[O40] marks the long texts and the search words too that no other page has, so that nothing is told of the copy that is not marked in it', async () => {
    const { site, talk } = await copy('pages/areas/sw1h.json', 'n1', {
      'pages/areas/sw1h.json': realPage('areas/sw1h'),
      'pages/areas/soho.json': realPage('areas/soho'),
    });
    expect(talk.said[0]).toContain('17 things');
    expect(site.json('pages/areas/n1.json')['metadata']).toMatchObject({
      keywords: ['emergency {product} {area.code}', 'TO DO: What people search for.', 'office leak, {area.name}'],
    });
    const { problems } = await loadSite(site.folder);
    const told = problems.filter(({ file }) => file === 'pages/areas/n1.json').map(({ rule }) => rule);
    expect(told.filter((rule) => rule === 'to-do')).toHaveLength(17);
    expect(told).not.toContain('copied-page');
  });

  it('[O47] asks for the price range and the credentials of an area, and for nothing that a service has not', async () => {
    const real = Object.fromEntries(
      ['areas/hackney', 'services/boiler-heating'].map((name) => [`pages/${name}.json`, realPage(name)]),
    );
    const area = await copy('pages/areas/hackney.json', 'n16', real);
    expect(area.site.json('pages/areas/n16.json')['facts']).toMatchObject({
      priceRange: expect.stringMatching(/^TO DO: The price level of your work/) as string,
      credentials: ['TO DO: Credentials, 1 of 2', 'TO DO: Credentials, 2 of 2'],
    });
    expect(area.talk.said[1]).toMatch(/ priceRange +The price level .*\n[^]* credentials +/);
    const service = await copy('pages/services/boiler-heating.json', 'pumps', real);
    expect(service.talk.said[1]).not.toMatch(/priceRange|credentials/);
  });

  it('[OF4] is a list of what to write, in the order of the file, in its first print and in the check', async () => {
    const { site, talk } = await copy('pages/areas/sw1h.json', 'n1');
    expect(talk.said[1]!.split('\n').slice(0, 4)).toEqual([
      '11 things to write, in this order; each says "TO DO" in the file, at this line and character:',
      '   4:20  description      The two lines under the title in search results, 70 to 160 characters.',
      '   7:13  name             The district as people call it.',
      '   8:13  code             The code of the district, where districts have codes. Capitals and figures without a space.',
    ]);
    const { problems, files } = await loadSite(site.folder);
    const left = problems.filter(({ file }) => file === 'pages/areas/n1.json');
    expect(prettyReport({ problems: left, files }).split('\n').slice(0, 3)).toEqual([
      'pages/areas/n1.json:4:20  11 things to write, in this order:',
      '   4:20  description      The two lines under the title in search results, 70 to 160 characters.',
      '   7:13  name             The district as people call it. For example: "Riverside".',
    ]);
    expect(prettyReport({ problems: left.slice(0, 3), files })).toContain('pages/areas/n1.json:7:13  to-do\n');
  });

  it('[O41] leaves out what belongs to the old page alone, and says so', async () => {
    const { site, talk } = await copy('/areas/sw1h', '/areas/n1', { 'pages/areas/sw1h.json': withOwn });
    const made = site.json('pages/areas/n1.json');
    expect(Object.keys(made)).toEqual(['$schema', 'metadata', 'facts', 'blocks']);
    expect(Object.keys(made['metadata']!)).toEqual(['title', 'description']);
    expect(talk.said[0]).toContain(
      'Left out, because they belong to pages/areas/sw1h.json: "aliases", "allow", "canonical" and "rating".',
    );
  });

  it('[O41] mends the way to the schema in another folder', async () => {
    const about = { $schema: '../schemas/page.schema.json', ...plainPage() };
    const { site } = await copy('about', 'team/people', { 'pages/about.json': about });
    expect(site.json('pages/team/people.json')['$schema']).toBe('../../schemas/page.schema.json');
  });

  it.each([
    ['pages/areas/zz.json', 'n1', 'There is no page at pages/areas/zz.json.'],
    ['pages/areas/sw1hh.json', 'n1', 'There is no page at pages/areas/sw1hh.json. Did you mean pages/areas/sw1h.json?'],
    [
      'pages/_site.json',
      'n1',
      'pages/_site.json is no page of its own, and cannot be copied. Name a page such as pages/areas/harbour.json.',
    ],
    [
      '/404',
      'x',
      'pages/404.json is no page of its own, and cannot be copied. Name a page such as pages/areas/harbour.json.',
    ],
    [
      'pages/areas/bad.json',
      'n1',
      'pages/areas/bad.json has mistakes of its own, which would be copied too. Run npm run check -- pages/areas/bad.json, mend them, and copy it then. Nothing was written.',
    ],
    [
      'pages/areas/sw1h.json',
      'sw1h',
      'pages/areas/sw1h.json is there already. Choose another name, or open that file and change it.',
    ],
    [
      'pages/areas/sw1h.json',
      '/services/n1',
      'pages/services/n1.json would be a service page, but this is an area page: it belongs in pages/areas. The two kinds have different facts.',
    ],
    ['pages/areas/sw1h.json', 'assets', undefined],
    [
      'pages/index.json',
      'assets',
      '/assets cannot be the address of a page: it is kept for scripts. Choose another name.',
    ],
  ])('[O43] copies %s to %s, or says why not', async (from, to, reason) => {
    const { talk, code } = await copy(from, to, { 'pages/areas/bad.json': '{ "facts": ' });
    expect(talk.complaints).toEqual(reason === undefined ? [] : [reason]);
    expect(code).toBe(reason === undefined ? 0 : 2);
  });

  it('[O41] keeps the line ends of the file', async () => {
    const text = JSON.stringify(areaPage(), null, 2).replaceAll('\n', '\r\n');
    const { site } = await copy('areas/sw1h', 'n1', { 'pages/areas/sw1h.json': text });
    expect(site.read('pages/areas/n1.json').replaceAll('\r\n', '')).not.toContain('\n');
  });

  it('[O43] takes a file, an address or a bare name, with either slash', () => {
    for (const typed of [
      'n1',
      'n1.json',
      'pages/areas/n1.json',
      './pages/areas/n1.json',
      'pages\\areas\\n1.json',
      '/areas/n1',
      '/areas/n1/',
      'areas/n1',
      'n1.json.json',
    ]) {
      expect(intendedFile(typed, 'pages/areas'), typed).toBe('pages/areas/n1.json');
    }
    expect(intendedFile('/', 'pages')).toBe('pages/index.json');
  });
});
