import { parse } from '../../json/parse';
import { idsOf } from './item-ids';
import type { ItemIds } from './item-ids';

/** A document at one moment of a session. */
export interface Snapshot {
  text: string;
  /** What it says; while it is no JSON, what it said last. */
  value: unknown;
  isBroken: boolean;
  ids: ItemIds;
}

/** What a text says; `before` is what was there when it could be read last. */
export function readSnapshot(text: string, before: Snapshot | undefined): Snapshot {
  const parsed = parse(new TextEncoder().encode(text));
  const isBroken = !('value' in parsed);
  const value = isBroken ? before?.value : parsed.value;
  return { text, value, isBroken, ids: isBroken ? (before?.ids ?? {}) : idsOf(value, before?.ids) };
}
