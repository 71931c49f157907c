import { useState } from 'react';
import type { ResolvedPage } from '../content/resolve/resolved-page';
import type { Visit } from './visits';

/*
 * The last four pages stay drawn, each for its own history entry, so that going back paints at once. While another is
 * shown their elements stand aside: no name, heading or link of theirs is found in the document.
 */

/** A page that is drawn, shown or not. */
export interface DrawnPage {
  key: string;
  page: ResolvedPage;
  /** Keys of the history entries that show this drawing: it and parts of it that were linked to. */
  visits: readonly string[];
  /** Whether somebody first saw it from its top, drawn by a script. */
  isFromTop: boolean;
}

/** An entry of the history. */
interface Entry {
  key: string;
  isFromTop: boolean;
}

/** The page that is shown and those before it, which going back and forward shows as they were left. */
const KEPT = 4;

/**
 * The drawings once `page` is shown for a history entry, which stands first; the same list where it stands there. What
 * stands aside is shown again as it is or not at all: React finds nothing of it in the document that it could change.
 */
export function withVisit(
  drawn: readonly DrawnPage[],
  { key: visit, isFromTop }: Entry,
  page: ResolvedPage,
): readonly DrawnPage[] {
  const [shown] = drawn;
  if (shown?.page === page && shown.visits.includes(visit)) return drawn;
  const before = drawn.find(
    (drawing) => drawing.page.route === page.route && (drawing === shown || drawing.visits.includes(visit)),
  );
  const others = drawn.filter((drawing) => drawing !== before);
  const isOutdated = before !== undefined && before !== shown && before.page !== page;
  const first = { key: visit + page.route, visits: [], isFromTop };
  const { visits, ...drawing } = isOutdated ? { ...first, key: `${before.key} ` } : (before ?? first);
  return [{ ...drawing, page, visits: [...new Set([...visits, visit])] }, ...others].slice(0, KEPT);
}

export function useDrawnPages({ page, location: { key, hash }, action }: Visit): readonly DrawnPage[] {
  const entry = { key, isFromTop: action !== 'POP' && !hash };
  const [drawn, setDrawn] = useState(() => withVisit([], entry, page));
  const now = withVisit(drawn, entry, page);
  if (now !== drawn) setDrawn(now);
  return now;
}
