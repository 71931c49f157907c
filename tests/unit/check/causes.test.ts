import { expect, it } from 'vitest';
import { PAGE, SITE, about, area, prose, saying, shared, showing, siteWith } from './make';
import { siteFile } from './small-site';
import { problemsBy, toldBy } from './told-by';
import { said } from './said';

it('[C116] tells a claim that was renamed at the claim, with each place that names it as before', () => {
  const [, ...others] = siteFile().claims;
  const renamed = siteWith({ 'claims': [{ ...siteFile().claims[0]!, id: 'arrival' }, ...others] });
  const [found, ...more] = problemsBy('unknown-token unused-claim unknown-claim', {
    ...renamed,
    ...saying('Within {claim.home-response}.'),
  });
  expect([found, more]).toMatchObject([
    said`
      # unknown-token ${SITE} «"arrival"» ⇒ nothing
      There is no claim "home-response", which 2 places name; nothing uses "arrival".
      ~ pages/about.json "home-response" is named here.
      ~ pages/index.json "home-response" is named here.`[0],
    [],
  ]);
});

it('[C116] tells one slip in the name of a claim at the token, and no claim that nothing uses', () => {
  const claims = [...siteFile().claims, { ...siteFile().claims[0]!, id: 'drain-price', subject: 'drains' }];
  expect(
    toldBy('unknown-token unused-claim', { ...siteWith({ claims }), ...saying('From {claim.drian-price}.') }),
  ).toEqual([`${PAGE} unknown-token {claim.drian-price}`]);
});

it('[C116] tells a shared file that was renamed at the file', () => {
  const two = about(showing('moer'), showing('moer'));
  expect(problemsBy('missing-shared-file unused-shared-file', { ...shared(prose('Words.')), ...two })).toMatchObject(
    said`
      # missing-shared-file pages/_shared/more.json
      There is no shared file "moer", which 2 blocks show; nothing shows "more".
      > Give this file back the name moer.json, or write "more" in each of these blocks.`,
  );
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
