import { expect, it } from 'vitest';
import { PAGE, about, area, linkTo, prose, saying, shared, showing, siteWith } from './make';
import { areaPage } from '../schemas/area-page';
import { goodPage, siteFile } from './small-site';
import { problemsBy, toldBy } from './told-by';
import { said } from './said';

it('[C116] tells a claim or hotline that was renamed once, with each place that names it as before', () => {
  const [first, ...others] = siteFile().claims;
  const renamed = siteWith({ claims: [{ ...first!, id: 'arrival' }, ...others] });
  const codes = 'unknown-token unused-claim unknown-claim unknown-hotline unnumbered-hotline';
  expect(problemsBy(codes, { ...renamed, ...saying('Within {claim.home-response}.') })).toMatchObject(said`
    # unknown-token ${PAGE} «{claim.home-response}» ⇒ nothing
    There is no claim "home-response", which 2 places name; nothing uses "arrival".
    > If "arrival" was called "home-response", give it this id back, or write "arrival" in each of these places.
    ~ pages/about.json There is no token {claim.home-response}.
    ~ pages/index.json There is no token {claim.home-response}.`);
  const lines = siteWith({ 'hotlines.0.id': 'gas-line' });
  const notice = { type: 'notice', heading: 'Gas', paragraphs: ['Call {hotline.gas}.'], before: { hotline: 'gas' } };
  const named = about(notice);
  expect(problemsBy(codes, { ...lines, ...named })).toMatchObject(said`
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
      > Give pages/_shared/more.json back the name moer.json, or write "more" in each of these blocks.`,
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
