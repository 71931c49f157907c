import { pointerOf } from '../../json/path';
import type { Diagnostic } from '../rule';

/** Each place once: what stands in a shared file is found again on every page that shows it. */
export function* oncePerPlace(found: Iterable<Diagnostic>): Generator<Diagnostic> {
  const told = new Set<string>();
  for (const diagnostic of found) {
    const place = `${diagnostic.document.path} ${pointerOf(diagnostic.location.path)}`;
    if (!told.has(place)) yield diagnostic;
    told.add(place);
  }
}
