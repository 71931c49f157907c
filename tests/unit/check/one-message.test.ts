import { describe, expect, it } from 'vitest';
import { misplacedSideBlock, phoneMismatch } from '../../../src/check/rules/list';
import { parse } from '../../../src/json/parse';
import type { Rule, SiteRule } from '../../../src/check/rule';
import { RULES } from '../../../src/check/rules';
import { lostAddress } from '../../../src/check/rules/addresses/published-addresses';
import { missingHotline } from '../../../src/check/rules/hotlines/missing-hotline';
import { areaPage } from '../schemas/area-page';
import { goodPage, plainPage, siteFile, told } from './small-site';
import { problemsBy, toldBy } from './told-by';

const PAGE = 'pages/about.json';
const AREA = 'pages/areas/n1.json';

describe('one mistake is one message', () => {
  it('[PR20] names the misspelt field that tells the kinds of a button apart', () => {
    const text = JSON.stringify(areaPage()).replace('"do":"call"', '"doo":"call"');
    expect(told({ [AREA]: text })).toEqual([`${AREA} unknown-field "doo"`]);
  });

  it('[PR21] tells a group of which no field belongs there once', () => {
    const block = { type: 'fact-list', heading: 'Streets', items: [{ fact: 'streets' }] };
    expect(told({ [AREA]: { ...areaPage(), blocks: [...areaPage().blocks, block] } })).toEqual([
      `${AREA} wrong-type {\n          "fact": "streets"\n        }`,
    ]);
  });

  it('[PR34] tells nothing that only follows from a field that does not fit or is misspelt', () => {
    const side = [{ type: 'sticky-call', heading: 'Call', text: 'x' }];
    const columns = { type: 'columns', main: [{ type: 'prose', paragraphs: ['x'] }], side };
    const misplaced = (block: object) => toldBy(misplacedSideBlock, { [PAGE]: goodPage('About', block) });
    expect(misplaced({ ...columns, side: undefined, main: side })).toContain(
      `${PAGE} misplaced-side-block "sticky-call"`,
    );
    expect(misplaced({ ...columns, side: undefined, sdie: side }).join()).not.toContain('misplaced-side-block');
    const phone = { ...siteFile().phone, international: '+442079460001' };
    const mismatch = (changes: object) =>
      toldBy(phoneMismatch, { 'pages/_site.json': { ...siteFile(), phone, ...changes } }).join();
    expect(mismatch({})).toContain('phone-mismatch');
    expect(mismatch({ country: 7 })).toBe('pages/_site.json wrong-type 7');
  });

  it('[PR22] does not tell a misspelt name of a block again at each link to it', () => {
    const link = { type: 'prose', paragraphs: ['x'], action: { do: 'page', label: 'x', to: '/emergency#gas' } };
    expect(
      told({
        'pages/emergency.json': plainPage({ type: 'prose', idd: 'gas', paragraphs: ['x'] }),
        [PAGE]: plainPage(link),
      }),
    ).toEqual(['pages/emergency.json unknown-field "idd"']);
    const shown = { 'pages/emergency.json': plainPage({ type: 'shared', ref: 'gas' }), [PAGE]: plainPage(link) };
    expect(told({ ...shown, 'pages/_shared/Gas.json': { id: 'gas', type: 'prose', paragraphs: ['x'] } })).toEqual([
      'pages/_shared/Gas.json bad-file-name ',
    ]);
  });

  it('[PR23] misses no address while the old addresses of a page are not known', () => {
    const ledger = { 'pages/_published.json': { routes: ['/work'] } };
    expect(toldBy(lostAddress, { ...ledger, [PAGE]: { ...plainPage(), aliases: ['/work'] } })).toEqual([]);
    expect(toldBy(lostAddress, { ...ledger, [PAGE]: '{ “aliases": ["/work"] }' })).toEqual([`${PAGE} curly-quotes “`]);
    expect(toldBy(lostAddress, { ...ledger, [PAGE]: { ...plainPage(), aliasses: ['/work'] } })).toEqual([
      `${PAGE} unknown-field "aliasses"`,
    ]);
    expect(toldBy(lostAddress, ledger)).toEqual(['pages/_published.json lost-address "/work"']);
  });

  it('[PR24] misses no hotline that stands under a misspelt name', () => {
    const notice = { type: 'notice', heading: 'Gas leak', paragraphs: ['x'], befor: { hotline: 'gas' } };
    expect(toldBy(missingHotline, { [PAGE]: plainPage(notice) })).toEqual([`${PAGE} unknown-field "befor"`]);
  });

  it('[PR26] does not tell a wrong file name again at each link to the page', () => {
    const link = (to: string) =>
      plainPage({ type: 'prose', paragraphs: ['x'], action: { do: 'page', label: 'x', to } });
    expect(told({ 'pages/Our Work.json': plainPage(), [PAGE]: link('/our-work') })).toEqual([
      'pages/Our Work.json bad-file-name ',
    ]);
    expect(told({ 'pages/work.json.txt': '{}', [PAGE]: link('/work') })).toEqual(['pages/work.json.txt wrong-ending ']);
    expect(told({ 'pages/index.json': undefined, [PAGE]: link('/') })).toEqual(['pages/index.json missing-file ']);
  });

  it('[C56] tells once that a file or folder that is no page lost its name', () => {
    const renamed = {
      'pages/_site.json': undefined,
      'pages/site.json': { $schema: '../schemas/site.schema.json', ...siteFile() },
    };
    expect(problemsBy(RULES, renamed)).toMatchObject([
      { file: 'pages/site.json', rule: 'misplaced-file', fix: 'Call it pages/_site.json again.', edits: [] },
    ]);
    const block = {
      $schema: '../../schemas/shared.schema.json',
      version: 1,
      blocks: [{ type: 'prose', paragraphs: ['We come in {claim.average}.'] }],
    };
    const shared = { 'pages/shared/one.json': block, 'pages/shared/two.json': block };
    const page = plainPage({ type: 'shared', ref: 'one' }, { type: 'shared', ref: 'two' });
    expect(told({ ...shared, [PAGE]: page })).toEqual(['pages/shared/one.json misplaced-file ']);
  });

  it('[PR30] tells no link to a published page as broken while a file of its folder has a wrong name', () => {
    const link = (to: string) =>
      plainPage({ type: 'prose', paragraphs: ['x'], action: { do: 'page', label: 'x', to } });
    const site = {
      'pages/_published.json': { version: 1, routes: ['/areas/sw1h', '/help'] },
      'pages/areas/sw1h.json': undefined,
      'pages/areas/My page.json': areaPage(),
    };
    expect(told({ ...site, [PAGE]: link('/areas/sw1h') })).toEqual(['pages/areas/My page.json bad-file-name ']);
    expect(told({ ...site, [PAGE]: link('/areas/sw1p') })).toContain(`${PAGE} broken-link "/areas/sw1p"`);
    expect(told({ ...site, [PAGE]: link('/help') })).toContain(`${PAGE} broken-link "/help"`);
    expect(
      told({ 'pages/_shared/Price list.json': '{}', [PAGE]: plainPage({ type: 'shared', ref: 'pricing' }) }),
    ).toEqual(['pages/_shared/Price list.json bad-file-name ']);
  });

  it('[PR31] reports of overlapping places the gravest, then the first in the list, and nothing that only follows', () => {
    const words = { message: 'x', fix: 'x', why: 'x' };
    const at = (code: string, path: string[], more: Partial<SiteRule> = {}, follows: string[][] = []): Rule => ({
      code,
      severity: 'error',
      summary: 'x',
      scope: 'site',
      ...more,
      check: ({ pages }) =>
        pages
          .filter(({ path: file }) => file === PAGE)
          .map((document) => ({
            document,
            location: { path, part: 'value' },
            words,
            follows: follows.map((other) => ({ document, path: other })),
          })),
    });
    const codes = (...rules: Rule[]) => problemsBy(rules, { [PAGE]: plainPage() }).map(({ rule }) => rule);
    const [name, title] = [
      ['facts', 'name'],
      ['metadata', 'title'],
    ];
    const second = at('second', name);
    expect(codes(at('first', name), second)).toEqual(['first']);
    expect(codes(second, at('first', name))).toEqual(['second']);
    expect(codes(at('warns', name, { severity: 'warning' }), second)).toEqual(['second']);
    expect(codes(second, at('around', ['facts']))).toEqual(['second']);
    expect(codes(second, at('first', title))).toEqual(['first', 'second']);
    expect(codes(at('first', title), at('follows', name, {}, [title]))).toEqual(['first']);
    expect(codes(at('whole', []), second)).toEqual(['whole', 'second']);
  });

  it('[PR27] says nothing by a rule of a value that does not fit its schema', () => {
    const link = {
      type: 'prose',
      paragraphs: [' '],
      action: { do: 'page', label: 'All our prices', to: '/no such page/' },
    };
    expect(toldBy(RULES, { [PAGE]: goodPage('About', link) }).map((each) => each.split(' ')[1])).toEqual([
      'empty-text',
      'wrong-form',
    ]);
  });

  it('[PR28] judges no token while what it is made of has a mistake', () => {
    const site = siteFile();
    const registration = site.registration.map(({ value, ...fact }) =>
      fact.id === 'insurer' ? { ...fact, valu: value } : { ...fact, value },
    );
    expect(
      told({
        'pages/_site.json': { ...site, registration },
        [PAGE]: plainPage({ type: 'prose', paragraphs: ['{company.insurer}'] }),
      }),
    ).toEqual(['pages/_site.json unknown-field "valu"']);
  });

  it('[PR29] is not thrown by facts of another sort', () => {
    const coordinates = [areaPage().facts.coordinates];
    const odd = { ...areaPage(), facts: { ...areaPage().facts, coordinates } };
    expect(
      toldBy(RULES, { [AREA]: odd, 'pages/areas/n5.json': odd }).filter((each) => each.includes('wrong-type')),
    ).toHaveLength(2);
  });

  it.each([
    ['a semicolon on one line', '{ "a": "x"; "b": "y" }', 'unexpected-character', { a: 'x', b: 'y' }],
    [
      'inches in a list on one line',
      '["a 2" pipe and 3" gap", "b", { "c": "d" }]',
      'quote-in-text',
      ['a 2" pipe and 3" gap', 'b', { c: 'd' }],
    ],
    ['a forgotten quote between two addresses', '["/about, "/contact"]', 'unclosed-text', ['/about', '/contact']],
    [
      'quotes and commas in a text',
      '{ "a": "He said "yes", "no" and left", "b": 1 }',
      'quote-in-text',
      { a: 'He said "yes", "no" and left', b: 1 },
    ],
  ])('[PR25] ends a text where the rest of the line can be read: %s', (_, text, code, mended) => {
    const { faults } = parse(new TextEncoder().encode(text));
    expect(faults.map((fault) => fault.code)).toEqual([code]);
    const fixed = faults[0]!.edits.reduceRight(
      (now, { start, end, insert }) => now.slice(0, start) + insert + now.slice(end),
      text,
    );
    expect(JSON.parse(fixed)).toEqual(mended);
  });
});
