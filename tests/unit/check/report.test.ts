import { expect, it } from 'vitest';
import { areaPage } from '../schemas/area-page';
import { compactReport } from '../../../src/node/report/compact';
import { githubReport } from '../../../src/node/report/github';
import { gitlabReport } from '../../../src/node/report/gitlab';
import { jsonReport } from '../../../src/node/report/json';
import { prettyReport } from '../../../src/node/report/pretty';
import { PRINTERS } from '../../../src/node/report/printers';
import { summaryReport } from '../../../src/node/report/summary';
import { sarifReport } from '../../../src/node/report/sarif';
import { linkTo, prose } from './make';
import { said } from './said';
import { checker, filesOf, plainPage } from './small-site';
import type { Changes } from './small-site';

function report(changes: Changes = {}) {
  const files = filesOf(changes);
  return { files, problems: checker.check(files).problems };
}

const misspelt = (page: object = areaPage()) =>
  JSON.stringify(page, null, 2).replace('"responseMinutes"', '"responseMinuets"');
const one = () => report({ 'pages/areas/n1.json': misspelt() });

it('[C60] shows people the place, the sentence, the lines around it, the fix and the reason', () => {
  expect(prettyReport(one())).toBe(`pages/areas/n1.json:14:5  unknown-field
  "responseMinuets" is not a field of the facts of an area page. Did you mean "responseMinutes"?

   13 |     },
 > 14 |     "responseMinuets": 20,
      |     ^^^^^^^^^^^^^^^^^
   15 |     "rating": {

  Fix  Write "responseMinutes" in its place.
  Why  A field with a wrong name is left out of the page, so visitors would not see the response time.

1 problem in 1 file. 5 files are fine.`);
});

it('[C61] tells one cause in many files once', () => {
  const page = plainPage({ type: 'prose', paragraphs: ['Call {fone} now.'] });
  const text = prettyReport(report({ 'pages/a.json': page, 'pages/b.json': page, 'pages/c.json': page }));
  expect(text.split('There is no token {fone}').length - 1).toBe(1);
  expect(text).toContain('  Also pages/b.json:13:15\n  Also pages/c.json:13:15');
  expect(text.endsWith('3 problems in 3 files. 5 files are fine.')).toBe(true);
});

it('[C61] colours only when asked', () => {
  expect(prettyReport(one())).not.toContain('\u001b[');
  expect(prettyReport(one(), { colour: true })).toContain('\u001b[31m');
});

it('[C61] counts warnings apart', () => {
  const moved = { 'pages/services.json': { ...plainPage(), aliases: ['/work'] } };
  expect(prettyReport(report({ ...moved, 'pages/a.json': plainPage(linkTo('/work')) }))).toMatch(
    /1 warning in 1 file\. 5 files are fine\.$/,
  );
});

it('[OF6] says of each file in one line how much there is to do, and what comes first', () => {
  const page = plainPage({ type: 'prose', paragraphs: ['Call {phne} now, or {line.'] });
  expect(summaryReport(report({ 'pages/a.json': page, 'pages/areas/n1.json': misspelt() })).split('\n')).toEqual([
    'pages/a.json:13:15  2 problems. First: There is no token {phne}. Did you mean {phone}? Write {phone} in its place.',
    'pages/areas/n1.json:14:5  1 problem. First: "responseMinuets" is not a field of the facts of an area page. Did you mean ' +
      '"responseMinutes"? Write "responseMinutes" in its place.',
    '3 problems in 2 files. 5 files are fine.',
  ]);
});

it('[C64] shortens a long line around the place, and keeps the caret under it', () => {
  const page = plainPage({ type: 'prose', paragraphs: [`${'word '.repeat(100)}{fone} ${'word '.repeat(100)}`] });
  const lines = prettyReport(report({ 'pages/a.json': page })).split('\n');
  const caret = lines.findIndex((line) => line.includes('^'));
  expect(lines[caret - 1]!.slice(lines[caret]!.indexOf('^'), lines[caret]!.lastIndexOf('^') + 1)).toBe('{fone}');
  expect(Math.max(...lines.slice(caret - 2, caret + 2).map(({ length }) => length))).toBeLessThan(125);
});

it('[C60] shows related places', () => {
  const page = { ...plainPage(), aliases: ['/services'] };
  expect(prettyReport(report({ 'pages/a.json': page }))).toContain(
    '  See  pages/services.json:1:1  This page has the address by its file name.',
  );
});

it('[C46] keeps every line whole and every terminal safe, whatever a file or a text is called', () => {
  const name = 'pages/a\n\tb\u001b[31m\u009b2J\u202e::error:c.json';
  const evil = plainPage({ type: 'prose', paragraphs: ['{a\u001b]0;x\u0007\n\u009b2J\u2028b}'] });
  const both = report({ [name]: plainPage(), 'pages/evil.json': evil });
  const shown = 'pages/a\\n\\tb\\u001b[31m\\u009b2J\\u202e::error:c.json';
  expect(both.problems.map(({ rule }) => rule)).toEqual(['bad-file-name', 'unknown-token']);
  for (const [format, print] of PRINTERS)
    expect(print(both, { colour: false }), format).not.toMatch(/(?![\n\t])[\p{Cc}\u202e]/u);
  expect(compactReport(both).split('\n')).toEqual([
    `${shown}:1:1 bad-file-name ${both.problems[0]!.message.replace(name.slice('pages/'.length), shown.slice('pages/'.length))}`,
    expect.stringContaining('There is no token {a\\u001b]0;x\\u0007\\n\\u009b2J\\u2028b}.'),
    expect.stringMatching(/^2 problems in 2 files/),
  ]);
  expect(
    githubReport(both)
      .split('\n')
      .map((line) => line.split('::').slice(0, 2).join('::')),
  ).toEqual([
    '::error file=pages/a\\n\\tb\\u001b[31m\\u009b2J\\u202e%3A%3Aerror%3Ac.json,line=1,endLine=1,col=1,endColumn=1,title=bad-file-name',
    expect.stringMatching(/^::error file=pages\/evil\.json,line=13,/),
  ]);
  expect(prettyReport(both)).toContain(`${shown}:1:1  bad-file-name\n`);
  expect(JSON.parse(PRINTERS.get('json')!(both, { colour: false })).problems[0].file).toBe(name);
});

it('[C46] puts the caret under what is meant behind characters that are not seen', () => {
  const lines = prettyReport(report({ 'pages/a.json': '{ "a": "\u009bx", "b": True }' })).split('\n');
  const caret = lines.findIndex((line) => line.includes('^'));
  expect(lines[caret - 1]).toContain('"\\u009bx"');
  expect(lines[caret - 1]!.slice(lines[caret]!.indexOf('^'), lines[caret]!.lastIndexOf('^') + 1)).toBe('True');
});

it('[C64] breaks a long list in lines that begin under each other', () => {
  const page = plainPage({ type: 'carousel' });
  const lines = prettyReport(report({ 'pages/a.json': page })).split('\n');
  const fix = lines.findIndex((line) => line.startsWith('  Fix  '));
  const why = lines.findIndex((line) => line.startsWith('  Why  '));
  expect(lines[fix]).toMatch(/^ {2}Fix {2}Write one of these: ("[a-z-]+", )+"[a-z-]+",$/);
  expect(why - fix).toBeGreaterThan(2);
  for (const line of lines.slice(fix + 1, why)) expect(line).toMatch(/^ {7}"\S.{0,105}[,.]$/);
});

it('[C66] gives programs every detail as JSON', () => {
  const range = { start: { line: 14, column: 5 }, end: { line: 14, column: 22 } };
  const [about] = said`
    # error unknown-field pages/areas/n1.json /facts/responseMinuets ⇒ "responseMinutes"`;
  const { problems, ...counted } = JSON.parse(jsonReport(one()));
  expect(counted).toMatchObject({ version: 1, filesChecked: 6, filesFine: 5 });
  expect(problems).toMatchObject([{ ...about, range, related: [] }]);
});

it('[C66] annotates a pull request on GitHub', () => {
  expect(githubReport(one())).toBe(
    '::error file=pages/areas/n1.json,line=14,endLine=14,col=5,endColumn=22,title=unknown-field::"responseMinuets" is not a field of the facts of an area page. Did you mean "responseMinutes"?%0AFix: Write "responseMinutes" in its place.%0AWhy: A field with a wrong name is left out of the page, so visitors would not see the response time.',
  );
});

it('[C69] writes SARIF 2.1.0 with rules, places, fixes and lasting fingerprints', () => {
  const { version, runs } = JSON.parse(sarifReport(one()));
  const moved = JSON.parse(sarifReport(report({ 'pages/areas/n1.json': `\n\n${misspelt()}` })));
  const [result] = runs[0].results;
  expect(version).toBe('2.1.0');
  expect(runs[0].tool.driver.rules).toEqual([
    {
      id: 'unknown-field',
      shortDescription: { text: 'A field has a name that is not known where it stands.' },
      defaultConfiguration: { level: 'error' },
    },
  ]);
  expect(result).toMatchObject({ ruleId: 'unknown-field', ruleIndex: 0, level: 'error' });
  expect(result.locations[0].physicalLocation).toMatchObject({
    artifactLocation: { uri: 'pages/areas/n1.json' },
    region: { startLine: 14, startColumn: 5, endLine: 14, endColumn: 22 },
  });
  expect(result.fixes[0].artifactChanges[0].replacements).toMatchObject([
    { deletedRegion: { charLength: 17 }, insertedContent: { text: '"responseMinutes"' } },
  ]);
  expect(moved.runs[0].results[0].partialFingerprints).toEqual(result.partialFingerprints);
});

it("[C69] writes GitLab's code quality with a fingerprint for each problem", () => {
  const page = plainPage(prose('{fone} {fone}'));
  const found = JSON.parse(gitlabReport(report({ 'pages/a.json': page }))) as { fingerprint: string }[];
  const location = { path: 'pages/a.json', lines: { begin: 13, end: 13 } };
  expect(found).toMatchObject([{ check_name: 'unknown-token', severity: 'major', location }, {}]);
  expect(new Set(found.map(({ fingerprint }) => fingerprint)).size).toBe(2);
});
