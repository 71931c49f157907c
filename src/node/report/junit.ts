import { placeOf, plainText, printable } from './report';
import type { Report } from './report';

/**
 * JUnit's XML as Ant defined it, the strictest of its kinds, which readers of the others take too: one test case a
 * file, which fails by its errors; warnings of a file without errors go to the output of the suite, unless
 * `isStrict`. How long a file took is not measured, and the suite asks for a time all the same.
 */
export function junitReport(
  { problems, files }: Report,
  { now = new Date(), isStrict = false }: { now?: Date; isStrict?: boolean } = {},
): string {
  const paths = [...new Set([...files.keys(), ...problems.map(({ file }) => file)])].sort();
  const isFailure = ({ severity }: Report['problems'][number]) => isStrict || severity === 'error';
  const failing = new Set(problems.filter(isFailure).map(({ file }) => file));
  const warned = problems
    .filter(({ file }) => !failing.has(file))
    .map((problem) => `${placeOf(problem)} ${problem.rule}\n${plainText(problem)}`)
    .join('\n\n');
  const cases = paths.map((path) => {
    const own = problems.filter(({ file }) => file === path);
    const open = `    <testcase name="${escape(path)}" classname="check" time="0"`;
    if (own.length === 0) return `${open}/>`;
    const text = own.map((problem) => `${placeOf(problem)} ${problem.rule}\n${plainText(problem)}`).join('\n\n');
    // Warnings let the check pass, and a failed case would say that it did not.
    if (!own.some(isFailure)) return `${open}/>`;
    const summary = own.length === 1 ? own[0]!.message : `${own.length} problems`;
    return (
      `${open}>\n      <failure message="${escape(summary)}" ` +
      `type="${escape(own[0]!.rule)}">${escape(text)}</failure>\n    </testcase>`
    );
  });
  const suite = Object.entries({
    id: 0,
    package: 'pages',
    name: 'check',
    hostname: 'localhost',
    timestamp: now.toISOString().slice(0, 19),
    tests: paths.length,
    failures: failing.size,
    errors: 0,
    time: 0,
  })
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    `  <testsuite ${suite}>`,
    '    <properties/>',
    ...cases,
    `    <system-out>${escape(warned)}</system-out>`,
    '    <system-err/>',
    '  </testsuite>',
    '</testsuites>',
  ].join('\n');
}

const escape = (text: string) =>
  printable(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/[\r\n]+/g, '&#10;');
