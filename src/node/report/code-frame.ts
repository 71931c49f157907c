import type { TextRange } from '../../json/position';
import { visible } from './report';

const CONTEXT = 1;
const WIDEST = 110;

/** Colours the line numbers and the carets; does nothing where there is no colour. */
export interface FramePaint {
  quiet: (text: string) => string;
  loud: (text: string) => string;
}

/**
 * The lines around a range, numbered, with carets under it; unseen characters are written as escapes. Empty for a
 * file without text.
 */
export function codeFrame(text: string, { start, end }: TextRange, { quiet, loud }: FramePaint): string {
  if (text === '') return '';
  const lines = text.split(/\r\n|\n|\r/);
  const first = Math.max(1, start.line - CONTEXT);
  const last = Math.min(lines.length, start.line + CONTEXT);
  const width = String(last).length;
  const shift = Math.max(0, start.column - 1 - Math.floor(WIDEST * 0.6));
  const cut = (line: string, from = 0, to = line.length) => shown(line.slice(shift, shift + WIDEST).slice(from, to));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
    .flatMap((number) => {
      const line = lines[number - 1] ?? '';
      const label = `${number === start.line ? '>' : ' '} ${String(number).padStart(width)} |`;
      const words = cut(line).trimEnd();
      const row = `${number === start.line ? loud(label) : quiet(label)}${words && ` ${words}`}`;
      if (number !== start.line) return [row];
      const from = start.column - 1 - shift;
      const marked = cut(line, from, end.line === start.line ? end.column - 1 - shift : undefined);
      return [
        row,
        `${quiet(`  ${' '.repeat(width)} |`)} ` +
          `${' '.repeat(cut(line, 0, from).length)}${loud('^'.repeat(Math.max(1, marked.length)))}`,
      ];
    })
    .join('\n');
}

/** Special spaces are seen as what they are: a column each. */
const shown = (text: string) => visible(text.replaceAll(/[\t\u00a0\u200b]/g, ' '));
