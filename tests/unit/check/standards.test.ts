import { readFileSync } from 'node:fs';
import sarifSchema from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json';
import { Ajv } from 'ajv';
import antSchema from 'jest-junit-reporter/src/__tests__/fixtures/junit.xsd?raw';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { beforeAll, describe, expect, it } from 'vitest';
import { Checker } from '../../../src/check/run/checker';
import { rulesDocument } from '../../../src/node/cli/schemas/rules-document';
import { CODES, RULES } from '../../../src/check/rules';
import { createJsonSchemas } from '../../../src/content/documents/json-schema';
import { junitReport } from '../../../src/node/report/junit';
import type { Report } from '../../../src/node/report/report';
import { sarifReport } from '../../../src/node/report/sarif';
import { about, prose } from './make';
import { filesOf, goodPage } from './small-site';

const files = filesOf({
  ...about(prose('{phne} & <b>"x"</b>  ]]> \u0001', { id: 'a' }), prose('x  y', { id: 'a' })),
  'pages/contact.json': '{ “a”: 1, }',
  'pages/Wrong Name.json': goodPage('Wrong'),
});
let report: Report;
beforeAll(() => {
  const { problems } = new Checker(createJsonSchemas(), RULES).check(files, { today: '2026-03-31' });
  report = { problems, files };
  expect(new Set(problems.map(({ severity }) => severity))).toEqual(new Set(['error', 'warning']));
  expect(problems.some(({ related }) => related.length > 0) && problems.some(({ edits }) => edits.length > 0)).toBe(
    true,
  );
});

describe('reports for other programs', () => {
  it('[C69] SARIF fits the schema of its standard', () => {
    // The schema is of draft 04, and of what draft 07 changed it uses the name of `id` alone. One of its patterns is
    // none with the flag "u".
    const { id: $id, $schema: _, ...schema } = sarifSchema;
    const formats = { 'uri': /^https?:\/\/\S+$/, 'uri-reference': /^[^\s<>"{}|\\^`]*$/, 'date-time': true } as const;
    const validate = new Ajv({ allErrors: true, strictTypes: false, unicodeRegExp: false, formats }).compile({
      $id,
      ...schema,
    });
    for (const each of [report, { problems: [], files }]) {
      validate(JSON.parse(sarifReport(each)));
      expect(validate.errors).toBeNull();
    }
    expect(validate({ version: '2.1.0', runs: [{ tool: {} }] })).toBe(false);
  });

  it('[C69] SARIF refers to its own rules, and never ends a place before it begins', () => {
    const { runs } = JSON.parse(sarifReport(report));
    expect(runs[0].results.length).toBe(report.problems.length);
    for (const { ruleId, ruleIndex, locations } of runs[0].results) {
      expect(runs[0].tool.driver.rules[ruleIndex]?.id).toBe(ruleId);
      const { startLine, startColumn, endLine, endColumn } = locations[0].physicalLocation.region;
      expect(endLine > startLine || (endLine === startLine && endColumn >= startColumn), ruleId).toBe(true);
    }
  });

  /** JUnit has no standard. Windy Road wrote down what Ant prints; `jest-junit-reporter` carries their schema. */
  it("[C70] JUnit fits the schema of Ant's reports, and counts right", () => {
    using schema = XmlDocument.fromString(antSchema);
    using validator = XsdValidator.fromDoc(schema);
    for (const each of [report, { problems: [], files }]) {
      using xml = XmlDocument.fromString(junitReport(each));
      validator.validate(xml);
      const count = (path: string) => xml.find(path).length;
      expect(xml.get('/testsuites/testsuite/@tests')?.content).toBe(String(count('//testcase')));
      expect(count('//testcase')).toBe(files.size);
      expect(xml.get('/testsuites/testsuite/@failures')?.content).toBe(String(count('//failure')));
    }
    using wrong = XmlDocument.fromString(junitReport(report).replaceAll(' classname="check"', ''));
    expect(() => {
      validator.validate(wrong);
    }).toThrow('classname');
  });

  it('[C70] JUnit keeps every character that XML can hold, and marks the others', () => {
    const message = '<b title="x">&amp; ]]></b> \u0001\uFFFF £ 😀';
    using xml = XmlDocument.fromString(
      junitReport({ problems: [{ ...report.problems[0]!, message, fix: message }], files }),
    );
    const kept = '<b title="x">&amp; ]]></b> \uFFFD\uFFFD £ 😀';
    expect(xml.get('//failure/@message')?.content).toBe(kept);
    expect(xml.get('//failure')?.content).toContain(`Fix: ${kept}`);
  });
});

describe('the list of codes', () => {
  it('[Z33] is committed as the rules say, each code once, in a line under its topic', async () => {
    const text = readFileSync('schemas/rules.md', 'utf8').replaceAll('\r\n', '\n');
    expect(text, 'run "npm run schemas"').toBe(await rulesDocument());
    const lines = text.split('\n').filter((line) => line.startsWith('- '));
    expect(lines.sort()).toEqual(
      CODES.map(({ code, severity, summary }) => `- \`${code}\`, ${severity}: ${summary}`).sort(),
    );
    expect(text).toContain('\n## Call path\n\n- `');
  });

  it('[Z33] has every code once, named in small letters, with an example', () => {
    expect(CODES.map(({ code }) => code)).toEqual([...new Set(CODES.map(({ code }) => code))]);
    expect(CODES.filter(({ code }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(code))).toEqual([]);
    expect(
      CODES.filter(
        ({ example }) => !example || example.before === example.after || !example.before || !example.after,
      ).map(({ code }) => code),
    ).toEqual([]);
  });

  it('[Z33] speaks plain English', () => {
    for (const { code, summary, example } of CODES) {
      expect(`${summary} ${example?.before.replace(/"\$schema".*/, '')}`, code).not.toMatch(
        /\b(oneOf|additional propert|instance|pointer|regex|enum|schema|null)\b/i,
      );
      expect(summary, code).toMatch(/[.?]$/);
    }
  });
});
