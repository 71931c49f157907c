import { expect, it } from 'vitest';
import { RULES } from '../../../src/check/rules';
import { conflictingClaims } from '../../../src/check/rules/claims/conflicting-claims';
import { overdueClaim, unusedClaim } from '../../../src/check/rules/claims/ledger';
import { twiceKept } from '../../../src/check/rules/claims/twice-kept';
import { brokenLink } from '../../../src/check/rules/addresses/broken-link';
import { splitBusiness } from '../../../src/node/cli/migrate/split-business';
import { check, goodPage, siteFile } from './small-site';
import { said } from './said';
import { problemsBy, toldBy } from './told-by';

const [SITE, CLAIMS, MENUS] = ['pages/_site.json', 'pages/_claims.json', 'pages/_menus.json'];
type Claim = Record<string, unknown>;
interface Groups {
  groups: { heading: string; provenance: string; reviewBy: string; claims: Claim[] }[];
}

/** The small site with its claims and menus in files of their own, changed. */
function split({ claims, menus, site = {} }: { claims?: (file: Groups) => void; menus?: object; site?: object } = {}) {
  const whole = { ...siteFile(), ...site };
  const files = Object.fromEntries(splitBusiness(JSON.stringify(whole), whole, new Set()));
  const ledger = JSON.parse(files[CLAIMS!]!) as Groups;
  claims?.(ledger);
  return { ...files, [CLAIMS!]: ledger, [MENUS!]: { ...(JSON.parse(files[MENUS!]!) as object), ...menus } };
}

it('[Q50] reads one business, whether claims and menus stand in the site file or in files of their own', () => {
  const [one, three] = [check(), check(split())];
  expect(three.site.business?.document).toEqual(one.site.business?.document);
  expect(three.problems.map(({ rule }) => rule)).toEqual(one.problems.map(({ rule }) => rule));
});

it('[Q50] names the file in which a value is written, and its place there', () => {
  const link = { label: 'Terms', to: '/terms' };
  expect(problemsBy(brokenLink, split({ menus: { legal: [link] } }))).toMatchObject(said`
    # ${MENUS!} /legal/0/to`);
  const twin = { ...siteFile().claims[0]!, id: 'twin', value: 3, text: '3' };
  const changed = split({ claims: ({ groups }) => groups[0]!.claims.push({ ...twin }) });
  const [problem] = problemsBy(conflictingClaims, changed);
  expect(problem).toMatchObject({ file: CLAIMS, related: [{ file: CLAIMS }] });
  expect(problem!.pointer).toMatch(/^\/groups\/0\/claims\/\d+\/value$/);
});

it('[Q50] knows no claim while nobody can read their file, and tells its fault alone', () => {
  const told = (claims: string) => problemsBy(RULES, { ...split(), [CLAIMS!]: claims }).map(({ file }) => file);
  expect(told('{ "groups": [')).toEqual([CLAIMS]);
  expect(told('{ "grups": [] }')).toEqual([CLAIMS]);
});

it('[Q50] lets the site file excuse what is told of its claims', () => {
  const exception = { rule: 'unused-claim', reason: 'Kept for spring.', until: '2030-01-31' };
  const changes = (site: object) =>
    split({
      site,
      claims: ({ groups }) => groups[0]!.claims.push({ ...groups[0]!.claims[0], id: 'other', scope: 'B.' }),
    });
  expect(toldBy(unusedClaim, changes({}))).toEqual([`${CLAIMS} unused-claim "other"`]);
  expect(toldBy(unusedClaim, changes({ allow: [exception] }))).toEqual([]);
});

it('[Q50] refuses claims and menus that stand in the site file and in a file of their own', () => {
  const { claims, navigation } = siteFile();
  const both = (more: object) => ({ ...split(), [SITE!]: { ...siteFile(), claims: undefined, ...more } });
  expect(toldBy(twiceKept, both({ navigation: undefined }))).toEqual([]);
  expect(problemsBy(twiceKept, both({ claims, navigation }))).toMatchObject(said`
    # error ${SITE!} «"claims"»
    "claims" stands here, and pages/_claims.json is there too.
    > Move what only stands here to pages/_claims.json, and take "claims" out of this file.
    ? Visitors are shown what pages/_claims.json says: what is changed here changes nothing.
    # ${SITE!} «"navigation"»`);
});

it('[Q52] tells once, at the group, what a group says of its claims', () => {
  const claims = ({ groups }: Groups) => {
    groups[0]!.reviewBy = '2026-03-31';
    groups[0]!.claims.push({ ...groups[0]!.claims[0]!, id: 'other', scope: 'Elsewhere.' });
  };
  expect(problemsBy(overdueClaim, split({ claims }), { today: '2026-04-01' })[0]!.message).toMatch(
    /^"[a-z-]+" \(.+\) and \d claims? beside it should have been looked at by 2026-03-31\.$/,
  );
});

it('[Q52] tells that the menus are missing where neither file has them', () => {
  const { navigation: _, ...site } = siteFile();
  expect(problemsBy([], { [SITE!]: site })).toMatchObject(said`
    # missing-file ${MENUS!}
    pages/_menus.json is not there.
    ? It holds the menus of every page.`);
  const slip = { ...site, navigaton: siteFile().navigation };
  expect(problemsBy([], { [SITE!]: slip }).map(({ file, rule }) => `${file} ${rule}`)).toEqual([
    `${SITE} unknown-field`,
  ]);
});

it('[Q52] tells a fault of the menus in their own file', () => {
  const faulty = split({ menus: { call: 7 } });
  expect(problemsBy([], faulty).map(({ file, pointer }) => `${file} ${pointer}`)).toEqual([`${MENUS} /call`]);
  expect(check({ ...split(), 'pages/about.json': goodPage('About') }).site.resolver).toBeDefined();
});
