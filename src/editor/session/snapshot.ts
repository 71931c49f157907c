import { parse } from '../../json/parse';
import { idsOf } from './item-ids';
import type { ItemIds } from './item-ids';

/** A document at one moment of a session. */
export interface Snapshot {
  text: string;
  /** The value; while the text is no JSON, the last one. */
  value: unknown;
  isBroken: boolean;
  ids: ItemIds;
}

/** The value of a text; `before` is the last readable version. */
export function readSnapshot(text: string, before: Snapshot | undefined): Snapshot {
  const parsed = parse(new TextEncoder().encode(text));
  const isBroken = !('value' in parsed);
  const value = isBroken ? before?.value : parsed.value;
  return { text, value, isBroken, ids: isBroken ? (before?.ids ?? {}) : idsOf(value, before?.ids) };
}
