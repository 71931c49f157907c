import type { Report } from './report';

/** Everything that is known of each problem, for other programs. */
export function jsonReport({ problems, files }: Report): string {
  const faulty = new Set(problems.map(({ file }) => file));
  const filesFine = [...files.keys()].filter((path) => !faulty.has(path)).length;
  return JSON.stringify({ version: 1, filesChecked: files.size, filesFine, problems }, null, 2);
}
