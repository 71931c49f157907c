import { parseSync } from 'vite';

export interface LongFunction {
  /** The line on which it begins, from 1. */
  line: number;
  lines: number;
}

const IS_FUNCTION = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;

/** The functions of a source that have more lines than this, with those inside them. */
export function functionsAbove(most: number, { file, code }: { file: string; code: string }): LongFunction[] {
  const found: LongFunction[] = [];
  const lineAt = (offset: number) => code.slice(0, offset).split('\n').length;
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type = '', start, end } = node as { type?: string; start: number; end: number };
    // Most functions are short: only those with enough characters are counted.
    if (IS_FUNCTION.test(type) && end - start > most) {
      const line = lineAt(start);
      const lines = lineAt(end) - line + 1;
      if (lines > most) found.push({ line, lines });
    }
    Object.values(node).forEach(visit);
  };
  visit(parseSync(file, code).program);
  return found;
}
