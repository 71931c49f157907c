import { expect, it } from 'vitest';
import type { Rule, SiteRule } from '../../../src/check/rule';
import { RULES } from '../../../src/check/rules';
import { areaPage } from '../schemas/area-page';
import { PAGE, about, area, linkTo, prose, published, saying, shared, showing, siteWith } from './make';
import { goodPage, plainPage, siteFile } from './small-site';
import { problemsBy, told, toldBy } from './told-by';
import { said } from './said';

const linking = (to: string) => ({ [PAGE]: plainPage(linkTo(to)) });

it('[PR27] tells nothing that only follows from a field that does not fit or is misspelt', () => {
  const side = [{ type: 'sticky-call', heading: 'Call', text: 'x' }];
  const columns = (more: object) =>
    toldBy('misplaced-side-block', about({ type: 'columns', main: [prose('x')], ...more })).join();
  expect(columns({ main: side })).toContain(`${PAGE} misplaced-side-block "sticky-call"`);
  expect(columns({ sdie: side })).not.toContain('misplaced-side-block');
  const mismatch = (values: object) =>
    toldBy('phone-mismatch', siteWith({ 'phone.international': '+442079460001', ...values })).join();
  expect(mismatch({})).toContain('phone-mismatch');
  expect(mismatch({ country: 7 })).toBe('pages/_site.json wrong-type 7');
});

it('[PR22] does not tell a name or a file that has a wrong one again at each link to it', () => {
  const shown = { 'pages/emergency.json': plainPage(showing('gas')), ...linking('/emergency#gas') };
  expect(told({ ...shown, 'pages/_shared/Gas.json': { id: 'gas', type: 'prose', paragraphs: ['x'] } })).toEqual([
    'pages/_shared/Gas.json bad-file-name ',
  ]);
});

it('[PR23] misses no address while the old addresses of a page are not known', () => {
  const lost = (page?: object | string) =>
    toldBy('lost-address', { 'pages/_published.json': { routes: ['/work'] }, ...(page && { [PAGE]: page }) });
  expect(lost({ ...plainPage(), aliases: ['/work'] })).toEqual([]);
  expect(lost('{ “aliases": ["/work"] }')).toEqual([`${PAGE} curly-quotes “`]);
  expect(lost({ ...plainPage(), aliasses: ['/work'] })).toEqual([`${PAGE} unknown-field "aliasses"`]);
  expect(lost()).toEqual(['pages/_published.json lost-address "/work"']);
});

it('[C56] tells once that a file or folder that is no page lost its name', () => {
  const renamed = { $schema: '../schemas/site.schema.json', ...siteFile() };
  expect(problemsBy(RULES, { 'pages/_site.json': undefined, 'pages/site.json': renamed })).toMatchObject(said`
    # misplaced-file pages/site.json ⇒ nothing
    > Call it pages/_site.json again.`);
  const $schema = '../../schemas/shared.schema.json';
  const block = { $schema, version: 1, blocks: [prose('We come in {claim.average}.')] };
  const files = { 'pages/shared/one.json': block, 'pages/shared/two.json': block };
  expect(told({ ...files, [PAGE]: plainPage(showing('one'), showing('two')) })).toEqual([
    'pages/shared/one.json misplaced-file ',
  ]);
});

it('[PR30] tells no link to a published page as broken while a file of its folder has a wrong name', () => {
  const site = {
    ...published('/areas/sw1h', '/help'),
    'pages/areas/sw1h.json': undefined,
    'pages/areas/My page.json': areaPage(),
  };
  expect(told({ ...site, ...linking('/areas/sw1h') })).toEqual(['pages/areas/My page.json bad-file-name ']);
  for (const to of ['/areas/sw1p', '/help'])
    expect(told({ ...site, ...linking(to) })).toContain(`${PAGE} broken-link "${to}"`);
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
  const link = prose(' ', { action: { do: 'page', label: 'All our prices', to: '/no such page/' } });
  expect(problemsBy(RULES, about(link)).map(({ rule }) => rule)).toEqual(['empty-text', 'wrong-form']);
});

it('[C116] tells a claim or hotline that was renamed once, with each place that names it as before', () => {
  const [first, ...others] = siteFile().claims;
  const renamed = siteWith({ claims: [{ ...first!, id: 'arrival' }, ...others] });
  const codes = 'unknown-token unused-claim unknown-claim unknown-hotline';
  expect(problemsBy(codes, { ...renamed, ...saying('Within {claim.home-response}.') })).toMatchObject(said`
    # unknown-token ${PAGE} «{claim.home-response}» ⇒ nothing
    There is no claim "home-response", which 2 places name; nothing uses "arrival".
    > If "arrival" was called "home-response", give it this id back, or write "arrival" in each of these places.
    ~ pages/about.json There is no token {claim.home-response}.
    ~ pages/index.json There is no token {claim.home-response}.`);
  const lines = siteWith({ 'hotlines.0.id': 'gas-line' });
  const notice = { type: 'notice', heading: 'Gas', paragraphs: ['Call {hotline.gas}.'], before: { hotline: 'gas' } };
  expect(problemsBy(codes, { ...lines, ...about(notice) })).toMatchObject(said`
    There is no hotline "gas", which 2 places name.`);
});

it('[C116] tells one slip in the name of a claim at the token, and no claim that nothing uses', () => {
  const claims = [...siteFile().claims, { ...siteFile().claims[0]!, id: 'drain-price', subject: 'drains' }];
  expect(
    toldBy('unknown-token unused-claim', { ...siteWith({ claims }), ...saying('From {claim.drian-price}.') }),
  ).toEqual([`${PAGE} unknown-token {claim.drian-price}`]);
});

it('[C116] tells a shared file that was renamed once, at the first block that shows it', () => {
  const two = about(showing('moer'), showing('moer'));
  expect(problemsBy('missing-shared-file unused-shared-file', { ...shared(prose('Words.')), ...two })).toMatchObject(
    said`
      # missing-shared-file ${PAGE} ⇒ nothing
      There is no shared file "moer", which 2 blocks show; nothing shows "more".
      > Give the shared file "more" back its name "moer", or write "more" in each of these blocks.`,
  );
});

it('[C116] tells a page that is gone, or hidden, once, and not what only it used', () => {
  const toPage = (name: string) => goodPage(name, linkTo('/guides/lost'));
  const found = problemsBy('broken-link unused-claim unused-photo', {
    'pages/one.json': toPage('One'),
    'pages/two.json': toPage('Two'),
    ...siteWith({ claims: [...siteFile().claims, { ...siteFile().claims[0]!, id: 'old', subject: 'old' }] }),
  });
  expect(found).toMatchObject(said`
    There is no page at /guides/lost, and 2 links lead to it.`);
});

it('[C116] tells a folder that lost its name, or a file of claims that is gone, once', () => {
  const folder = (path: string) => ({
    'pages/areas/sw1h.json': undefined,
    [`${path}/a.json`]: areaPage(),
    [`${path}/b.json`]: areaPage(),
  });
  for (const path of ['pages/area', 'pages/Areas', 'pages/my areas'])
    expect(problemsBy('broken-link', { ...folder(path), ...about(linkTo('/areas/a')) }), path).toHaveLength(1);
  const names = saying('{claim.a} {claim.b} {claim.c}');
  expect(problemsBy('unknown-token', { ...siteWith({ claims: undefined }), ...names })).toMatchObject(said`
    # missing-file pages/_claims.json`);
});

it('[C115] tells a fact that several texts miss at the facts, and one at its text', () => {
  const missing = (...texts: string[]) =>
    problemsBy('missing-fact', area({ 'facts.rating': undefined }, ...texts.map((text) => prose(text))));
  expect(missing('Rated {area.rating}.', 'By {area.reviewCount}.')).toMatchObject(said`
    # missing-fact pages/areas/sw1h.json /facts
    The facts have no "rating", and 2 texts of this page show it.`);
  expect(missing('Rated {area.rating}.')).toMatchObject(said`
    # missing-fact «{area.rating}»`);
});
