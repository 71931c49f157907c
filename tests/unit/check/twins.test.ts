import { expect, it } from 'vitest';
import { versionOfPage } from '../../../src/check/rules/languages/version';
import { kindOfFile, schemaOf } from '../../../src/content/site';
import { editorProblemOf } from '../../../src/editor/judge/editor-problem';
import { areaPage } from '../schemas/area-page';
import { check, goodPage, notFoundPage, siteFile } from './small-site';
import { problemsBy, told, toldBy } from './told-by';
import { said } from './said';

const navigation = { header: [{ label: 'Hafan', to: '/cy' }], call: 'Ffonio', callBar: 'Ffonio' };
const welsh = { folder: 'cy', name: 'Cymraeg', locale: 'cy-GB', product: 'Plymwr', navigation };
const SITE = 'pages/_site.json';
const WELSH = 'pages/cy/services.json';

const inTwo = (changes: Parameters<typeof check>[0] = {}, language: object = {}) => ({
  [SITE]: { ...siteFile(), languages: [{ ...welsh, ...language }] },
  ...changes,
});
const twin = (page: string, as?: string, name = 'Gwasanaethau') => ({
  ...goodPage(name),
  twinOf: { page, ...(as && { as }) },
});
const versionOf = (route: string) => versionOfPage(check(inTwo()).site.at(route)!);

it('[ID32] names the pages that a language lacks once, at the language, and drafts not at all', () => {
  const changes = inTwo({
    'pages/services.json': { ...goodPage('Services'), status: 'draft' },
    'pages/cy.json': twin('/'),
    'pages/cy/404.json': notFoundPage(),
  });
  expect(problemsBy('missing-twin', changes)).toMatchObject(said`
    # /languages/0/folder
    1 page of the first language has no twin in Cymraeg: "/areas/sw1h".
    > Write a page in pages/cy for each that says the same, with "twinOf": { "page": "/areas/sw1h" }.
    ? Visitors who change the language on such a page come to the home page, and have to look for it again.`);
  expect(problemsBy('missing-twin', inTwo())[0]).toMatchObject({
    message: '4 pages of the first language have no twin in Cymraeg: "/" and more.',
    fix:
      'Write a page in pages/cy for each that says the same, with "twinOf": { "page": "/" }. ' +
      'Write pages/cy/404.json, which visitors see at an address there that does not exist.',
    related: ['index', 'areas/sw1h', 'services', '404'].map((name) => ({ file: `pages/${name}.json` })),
  });
});

it('[ID32] finds a page that says an older version of its twin, until somebody has read both', () => {
  const found = (as?: string) => problemsBy('older-twin', inTwo({ [WELSH]: twin('/services', as) }));
  const now = versionOf('/services');
  expect(found(now)).toEqual([]);
  expect(found('000000000000')).toMatchObject(said`
    # /twinOf/as
    "/services" has changed since this page was written.
    > Read both, bring this one up to date, and write "as": "${now}" into "twinOf".
    ? Visitors of one language would read what no longer holds in the other.`);
  expect(found()[0]!.message).toBe('Nobody has recorded which version of "/services" this page says again.');
  expect(found()[0]!.underlined).toBe('"/services"');
  const changed = { [WELSH]: twin('/services', now), 'pages/services.json': goodPage('Our services') };
  expect(problemsBy('older-twin', inTwo(changed))).toHaveLength(1);
  const reordered = { ...goodPage('Services'), metadata: { title: 'Another', description: 'Another.' } };
  expect(
    problemsBy('older-twin', inTwo({ [WELSH]: twin('/services', now), 'pages/services.json': reordered })),
  ).toEqual([]);
});

it('[ID32] refuses a twin of another language than the first, one that is named twice, and one in the first', () => {
  const changes = inTwo({
    'pages/cy.json': twin('/'),
    'pages/cy/areas.json': twin('/cy'),
    [WELSH]: twin('/services'),
    'pages/cy/work.json': twin('/services', undefined, 'Gwaith'),
    'pages/about.json': twin('/services', undefined, 'About'),
  });
  expect(problemsBy('wrong-twin', changes).map(({ file, message }) => `${file}: ${message}`)).toEqual([
    'pages/about.json: This page is of the first language, which other languages follow.',
    'pages/cy/areas.json: "/cy" is no page of the first language.',
    'pages/cy/work.json: pages/cy/services.json says "/services" again too.',
  ]);
  expect(told(inTwo({ 'pages/cy.json': twin('/'), [WELSH]: twin('/nowhere') }))).toEqual([
    `${WELSH} broken-link "/nowhere"`,
  ]);
});

it('[ID32] reads each language by itself: what twins have in common is no copy, and no list of the other leads here', () => {
  const area = { ...areaPage(), twinOf: { page: '/areas/sw1h' } };
  const codes = 'duplicate-district shared-fact copied-page duplicate-title orphan-page empty-list';
  const file = 'pages/cy/areas/sw1h.json';
  const found = (language: object) =>
    toldBy(codes, inTwo({ 'pages/cy.json': twin('/', undefined, 'Cartref'), [file]: area }, language));
  expect(found({})).toEqual([`${file} orphan-page {`]);
  const footer = [{ heading: 'Lleoedd', pages: { kind: 'area' } }];
  expect(found({ navigation: { ...navigation, footer } })).toEqual([]);
});

it('[ID32] reads claims and menus in files of their own as what the first language says', () => {
  const { claims, navigation: menus, ...rest } = siteFile();
  const pages = { header: [{ label: 'Areas', pages: { kind: 'area' } }] };
  const files = {
    [SITE]: { ...rest, languages: [welsh] },
    'pages/_claims.json': { groups: [{ heading: 'All', provenance: 'sample', reviewBy: '2030-01-01', claims }] },
    'pages/_menus.json': { ...menus, ...pages },
    'pages/cy.json': twin('/'),
  };
  const spelling = (locale: string) =>
    locale === 'cy-GB' ? { name: 'nothing', knows: () => false, suggest: () => [] } : undefined;
  const found = problemsBy('misspelt-word empty-list', files, { spelling });
  expect(new Set(found.map(({ file }) => file))).toEqual(new Set(['pages/cy.json']));
});

it('[ID30] makes the words of a figure anew in each language, and keeps those of a claim in words', () => {
  const [figure] = siteFile().claims;
  const { value: _value, unit: _unit, ...words } = { ...figure!, text: 'A person answers' };
  const claims = [{ ...figure!, text: '20 mins' }, ...['kept', 'said'].map((id) => ({ ...words, id }))];
  const language = { ...welsh, claims: [{ id: 'said', text: 'Mae rhywun yn ateb' }] };
  const { site } = check({ [SITE]: { ...siteFile(), claims, languages: [language] } });
  const tokens = site.languages[1]!.resolver!.siteTokens;
  expect([figure!.id, 'kept', 'said'].map((id) => tokens.get(`claim.${id}`))).toEqual([
    '20 munud',
    'A person answers',
    'Mae rhywun yn ateb',
  ]);
});

it('[ID32] tells what all languages have in common once, and what one says at its own place', () => {
  const { value: _value, unit: _unit, ...words } = siteFile().claims[0]!;
  const claims = [{ ...words, text: 'TO DO' }];
  const twice = { ...siteFile(), claims, languages: [{ ...welsh, locale: 'xx-GB' }] };
  expect(problemsBy('missing-words', { [SITE]: twice })).toMatchObject([{ pointer: '/languages/0/locale' }]);
  const missing = { ...siteFile(), locale: 'fr-FR', languages: [welsh] };
  expect(problemsBy('missing-words', { [SITE]: missing })).toMatchObject([{ pointer: '/locale' }]);
});

it('[EF18] says of twins nothing of files, fields and quotes in the editor', () => {
  const changes: Record<string, object> = inTwo({
    [WELSH]: twin('/services', '000000000000'),
    'pages/cy/team.json': twin('/services'),
  });
  const problems = ['missing-twin', 'older-twin', 'wrong-twin'].flatMap((rule) => problemsBy(rule, changes));
  expect(new Set(problems.map(({ rule }) => rule)).size).toBe(3);
  for (const problem of problems) {
    const value = changes[problem.file];
    const schema = schemaOf(kindOfFile(problem.file)!);
    const { message, fix } = editorProblemOf(problem, { schema, value, nameOf: () => 'Services' });
    expect(`${message} ${fix}`).not.toMatch(/["{}]|pages\/|\.json|twinOf/);
  }
});
