import type { Change } from '../site/wire';

/** A page that has another address, or is gone, in this folder and not yet for visitors. */
export interface UnsentMove {
  path: string;
  change: Change;
  /** A sentence on the move, for a person. */
  said: string;
  /** The answer for visitors at the old address. */
  visitors: string;
}

const nameOf = (site: string) => `unsent-moves ${site}`;

export const unsentMoves = (site: string): readonly UnsentMove[] =>
  JSON.parse(localStorage.getItem(nameOf(site)) ?? '[]') as UnsentMove[];

const keep = (site: string, moves: readonly UnsentMove[]) => localStorage.setItem(nameOf(site), JSON.stringify(moves));

/** A page that was moved before and not sent yet goes from its first address. */
export function rememberMove(site: string, move: UnsentMove): UnsentMove | undefined {
  const moves = unsentMoves(site);
  const first = moves.find(({ change }) => 'to' in change && change.to === move.path);
  const whole = first ? { ...move, path: first.path, visitors: first.visitors } : move;
  const isBack = 'to' in whole.change && whole.change.to === whole.path;
  const others = moves.filter((each) => each !== first);
  keep(site, isBack ? others : [...others, whole]);
  return isBack ? undefined : whole;
}

export const forgetMove = (site: string, path: string) =>
  keep(
    site,
    unsentMoves(site).filter((move) => move.path !== path),
  );
