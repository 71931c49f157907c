import { placeOf, plainText, printable } from './report';
import type { Report } from './report';

/** JUnit's XML: one test case a file, one failure a problem. */
export function junitReport({ problems, files }: Report): string {
  const paths = [...new Set([...files.keys(), ...problems.map(({ file }) => file)])].sort();
  const failed = new Set(problems.map(({ file }) => file)).size;
  const cases = paths.map((path) => {
    const own = problems.filter(({ file }) => file === path);
    const open = `    <testcase name="${escape(path)}" classname="check"`;
    if (own.length === 0) return `${open}/>`;
    const text = own.map((problem) => `${placeOf(problem)} ${problem.rule}\n${plainText(problem)}`).join('\n\n');
    const summary = own.length === 1 ? own[0]!.message : `${own.length} problems`;
    return `${open}>\n      <failure message="${escape(summary)}" type="${escape(own[0]!.rule)}">${escape(text)}</failure>\n    </testcase>`;
  });
  const counts = `tests="${paths.length}" failures="${failed}" errors="0"`;
  return ['<?xml version="1.0" encoding="UTF-8"?>', `<testsuites ${counts}>`, `  <testsuite name="check" ${counts}>`, ...cases, '  </testsuite>', '</testsuites>'].join('\n');
}

const escape = (text: string) => printable(text)
  .replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll(/[\r\n]+/g, '&#10;');
