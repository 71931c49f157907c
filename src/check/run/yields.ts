import { pointerOf } from '../../json/path';
import type { Path } from '../../json/path';
import type { Diagnostic, Rule, ToldFile } from '../rule';

interface Found {
  rule: Rule;
  diagnostic: Diagnostic;
}

/** Without what a rule found where a code that it yields to tells of the same value, or of one that it follows from. */
export function withoutYielded(found: readonly Found[]): readonly Found[] {
  const wanted = new Set(found.flatMap(({ rule }) => rule.yieldsTo ?? []));
  if (wanted.size === 0) return found;
  const told = new Set(
    found.flatMap(({ rule: { code }, diagnostic: { document, location } }) =>
      wanted.has(code) ? [placeOf(code, document, location.path)] : [],
    ),
  );
  return found.filter(({ rule: { yieldsTo = [] }, diagnostic: { document, location, follows = [] } }) => {
    const causes = [{ document, path: location.path }, ...follows];
    return !yieldsTo.some((code) => causes.some((cause) => told.has(placeOf(code, cause.document, cause.path))));
  });
}

const placeOf = (code: string, { path: file }: ToldFile, path: Path) => `${code} ${file} ${pointerOf(path)}`;
