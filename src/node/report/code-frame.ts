import type { Range } from '../../check/problem';
import { printable } from './report';

const CONTEXT = 1;
const WIDEST = 110;

/** Colours the line numbers and the carets; does nothing where there is no colour. */
export interface FramePaint {
  quiet: (text: string) => string;
  loud: (text: string) => string;
}

/** The lines around a range, numbered, with carets under what is meant. Empty for a file without text. */
export function codeFrame(text: string, { start, end }: Range, { quiet, loud }: FramePaint): string {
  if (text === '') return '';
  const lines = text.split(/\r\n|\n|\r/);
  const first = Math.max(1, start.line - CONTEXT);
  const last = Math.min(lines.length, start.line + CONTEXT);
  const width = String(last).length;
  const shift = Math.max(0, start.column - 1 - Math.floor(WIDEST * 0.6));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).flatMap((number) => {
    const line = lines[number - 1] ?? '';
    const label = `${number === start.line ? '>' : ' '} ${String(number).padStart(width)} |`;
    const shown = `${number === start.line ? loud(label) : quiet(label)}${cut(line, shift) ? ` ${cut(line, shift)}` : ''}`;
    if (number !== start.line) return [shown];
    const length = Math.max(1, (end.line === start.line ? end.column : line.length + 1) - start.column);
    const carets = '^'.repeat(Math.min(length, WIDEST - Math.min(WIDEST - 1, start.column - 1 - shift)));
    return [shown, `${quiet(`  ${' '.repeat(width)} |`)} ${' '.repeat(start.column - 1 - shift)}${loud(carets)}`];
  }).join('\n');
}

/** One column for each UTF-16 unit, so that carets stand right. */
const cut = (line: string, shift: number) => printable(line.slice(shift, shift + WIDEST).replaceAll(/[\t\u00a0\u200b]/g, ' ')).trimEnd();
