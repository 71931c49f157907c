import { expect, it } from 'vitest';
import { readApproved } from '../../../src/check/approval/approved-file';
import { approvalsInUse } from '../../../src/check/approval/waiting';
import { AREA, about, area, changed, siteWith } from './make';
import { claim } from './claim';
import { checker, filesOf, siteFile } from './small-site';
import { hackney, threeAreas } from './some-areas';
import { approvedList, problemsBy, toldBy } from './told-by';
import { said } from './said';

const HACKNEY = 'pages/areas/hackney.json';
const withHackney = (values: Record<string, unknown>) => ({ ...threeAreas(), [HACKNEY]: changed(hackney(), values) });

type Files = NonNullable<Parameters<typeof filesOf>[0]>;
/** The same files, of which a person has approved all. */
const approved = (changes: Files) => ({ ...changes, 'pages/_approved.txt': approvedList(changes) });

it.each([
  ['15+ years', 15, 'year', 0],
  ['15+ years', 51, 'year', 1],
  ['£2M', 2_000_000, 'GBP', 0],
  ['£5M', 2_000_000, 'GBP', 1],
  ['20–30 minutes', [20, 30], 'minute', 0],
  ['20–35 minutes', [20, 30], 'minute', 1],
  ['48 hours', 2, 'day', 0],
  ['Same day', [0, 1], 'day', 0],
  ['10,000+', 10_000, 'count', 0],
  ['day and night, all 24 hours', 1, 'promise', 0],
])('[Q54] holds the words of a claim against its value: %s of %j %s', (text, value, unit, count) => {
  const site = siteWith({ claims: [claim('a', 'one', value, unit, { text }), ...siteFile().claims] });
  expect(problemsBy('claim-mismatch', site)).toHaveLength(count);
});

it('[Q51] refuses a response time outside the claim of all areas', () => {
  const within = (minutes: number) =>
    problemsBy('outside-claim', {
      ...siteWith({ areaFigures: { responseClaim: 'home-response' } }),
      ...area({ 'facts.responseMinutes': minutes }),
    });
  expect(within(45)).toMatchObject(said`
    # outside-claim ${AREA} /facts/responseMinutes
    45 minutes lie outside "home-response", which says 20 minutes.`);
  expect(within(15)).toEqual([]);
});

it('[AP20] asks about no text while two claims have one id', () => {
  const list = approvedList();
  const twice = siteWith({ 'claims.1.id': siteFile().claims[0]!.id });
  const { problems, site } = checker.check(filesOf({ ...twice, 'pages/_approved.txt': list }));
  const found = problems.map(({ rule }) => rule);
  expect(found).toContain('duplicate-id');
  expect(found).not.toContain('unapproved');
  const { approvals } = readApproved(new TextEncoder().encode(list));
  expect(approvals.size).toBeGreaterThan(0);
  expect(approvalsInUse(site, approvals)).toEqual(approvals);
});

it('[L45] asks about a street of another area until somebody approves the facts', () => {
  const files = withHackney({ 'facts.streets.2': 'Upper Street' });
  expect(problemsBy('shared-place', files)).toHaveLength(1);
  const list = approvedList(threeAreas());
  expect(problemsBy('shared-place', { ...files, 'pages/_approved.txt': list })).toMatchObject(said`
    # warning shared-place ${HACKNEY} «"Upper Street"»
    "Upper Street" is among the streets of pages/areas/islington.json too.`);
  expect(toldBy('shared-place', approved(files))).toEqual([]);
  expect(toldBy('duplicate-district', approved(withHackney({ 'facts.code': 'N1' })))).toEqual([]);
});

it('[L46] tells a code that contradicts coordinates and texts at the code', () => {
  const files = withHackney({ 'facts.code': 'E9', 'metadata.description': 'Plumber for Hackney E8.' });
  expect(problemsBy('foreign-code', files)).toMatchObject(said`
    # foreign-code ${HACKNEY} /facts/code`);
});

it('[L47] refuses a lost sign where no region knows the place', () => {
  const files = { ...withHackney({ 'facts.coordinates': { latitude: 51.5, longitude: 9.1 } }) };
  const signed = { ...withHackney({ 'facts.coordinates.latitude': -51.5427 }) };
  const without = { 'pages/_region.json': undefined };
  expect(toldBy('distant-coordinates', { ...files, ...without })).toEqual([]);
  expect(problemsBy('distant-coordinates', { ...signed, ...without })).toMatchObject(said`
    # distant-coordinates ${HACKNEY} /facts/coordinates`);
});

it('[D20] knows the months of the language, and none to come', () => {
  const dated = (updated: string) => {
    const sections = [{ heading: 'Terms', paragraphs: ['They hold.'] }];
    const page = about({ type: 'legal', updated, sections });
    return toldBy('unknown-month far-date', page, { today: '2026-11-23' }).map((each) => each.split(' ')[1]);
  };
  expect(['May 2026', 'Nov. 2026', 'Mai 2026', 'May 1926', 'May 2062', 'December 2026'].map(dated)).toEqual([
    [],
    [],
    ['unknown-month'],
    [],
    ['far-date'],
    ['far-date'],
  ]);
});

it('[ST26] refuses two sorts of hours on one day', () => {
  const hours = { opens: '08:00', closes: '18:00', days: ['monday', 'friday'] };
  const other = (day: string) => ({ otherDays: [{ days: [day], opens: '09:00', closes: '13:00' }] });
  expect(problemsBy('wrong-structured-data', siteWith({ hours: { ...hours, ...other('friday') } }))).toMatchObject(said`
    # /hours/otherDays/0/days/0
    Two sorts of hours overlap on Friday.`);
  expect(toldBy('wrong-structured-data', siteWith({ hours: { ...hours, ...other('sunday') } }))).toEqual([]);
  const morning = { ...hours, closes: '09:00', ...other('friday') };
  expect(toldBy('wrong-structured-data', siteWith({ hours: morning }))).toEqual([]);
});

it('[AP20] approves the days of the hours, and not where the link of a note leads', () => {
  const waits = (before: Files, after: Files) => {
    const { problems } = checker.check(filesOf({ ...after, 'pages/_approved.txt': approvedList(before) }));
    return problems.filter(({ rule }) => rule === 'unapproved').flatMap(({ related }) => related).length;
  };
  const hours = (...days: string[]) => siteWith({ hours: { opens: '08:00', closes: '18:00', days } });
  expect(waits(hours('monday'), hours('monday', 'sunday'))).toBe(1);
  const note = (to: string) =>
    about({ type: 'do-dont', heading: 'Gas', icon: 'flame', do: ['Go'], dont: ['Stay'], note: `See [more](${to}).` });
  expect(waits(note('/services'), note('/'))).toBe(0);
});
