import type { Problem } from '../../check/problem';
import { hashOf } from '../hashes';

/** A name for each problem that survives when lines move; equal problems of one file are numbered. */
export function fingerprints(problems: readonly Problem[]): string[] {
  const seen = new Map<string, number>();
  return problems.map(({ rule, file, pointer, message }) => {
    const key = JSON.stringify([rule, file, pointer, message]);
    const count = seen.get(key) ?? 0;
    seen.set(key, count + 1);
    return hashOf(`${key}${count}`).slice(0, 40);
  });
}
