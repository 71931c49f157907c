import type { ChangesReport } from '../../../authoring/changes/report';
import { headings, nothing } from '../../../authoring/changes/words';
import { visible } from '../../report/report';

export function textReport({ title, sections, notes }: ChangesReport): string {
  const under = (heading: string, lines: readonly string[]) =>
    [visible(heading), ...lines.map((line) => `  ${visible(line)}`)].join('\n');
  const parts = sections.map(({ heading, lines }) => under(heading, lines));
  return [
    visible(title),
    ...(parts.length > 0 ? parts : [nothing()]),
    ...(notes.length > 0 ? [under(headings.notCompared, notes)] : []),
  ].join('\n\n');
}

/** For a pull request. What authors wrote is escaped, so that no text of a page becomes markup or calls anybody. */
export function markdownReport({ title, sections, notes }: ChangesReport): string {
  const part = (heading: string, lines: string[]) =>
    [`**${heading}**`, '', ...lines.map((line) => `- ${escaped(line)}`)].join('\n').trimEnd();
  const parts = sections.map(({ heading, isRoute, lines }) =>
    part(isRoute ? `\`${heading}\`` : escaped(heading), lines),
  );
  return [
    `### ${escaped(title)}`,
    ...(parts.length > 0 ? parts : [nothing()]),
    ...(notes.length > 0 ? [part(headings.notCompared, notes)] : []),
  ].join('\n\n');
}

const escaped = (text: string) =>
  text
    .replaceAll(/[\\`*_[\]<>#|~&]/g, (char) => `\\${char}`)
    .replaceAll('@', '@\u200b')
    .replaceAll(/\s*\n\s*/g, ' ');
