import { isPageFile } from '../content/files';
import { hiddenBecause } from '../content/publication';
import type { Publication } from '../content/publication';
import { isObject } from '../json/is-object';

/** The visibility of a file to visitors. */
export type State = 'published' | 'draft' | 'scheduled' | 'ended' | 'shared' | 'broken';

export const STATES: Readonly<Record<State, { words: string; tone: 'plain' | 'todo' | 'wrong' }>> = {
  published: { words: 'Published', tone: 'plain' },
  draft: { words: 'Draft', tone: 'todo' },
  scheduled: { words: 'Scheduled', tone: 'todo' },
  ended: { words: 'Ended', tone: 'todo' },
  shared: { words: 'In use', tone: 'plain' },
  broken: { words: 'Damaged', tone: 'wrong' },
};

/** Stands beside the state of a file of which nobody has approved something yet. */
export const WAITS = 'Waits for approval';
/** The same where an assistant wrote some of it. */
export const ASSISTED = 'Changed by an assistant';

/** `value`: what the file says; nothing where it cannot be read. */
export function stateOf(path: string, value: unknown, today: string): State {
  if (!isObject(value)) return 'broken';
  if (!isPageFile(path)) return 'shared';
  const hidden = hiddenBecause(value as Publication, { today });
  if (!hidden) return 'published';
  return hidden.why === 'draft' ? 'draft' : hidden.why === 'early' ? 'scheduled' : 'ended';
}
