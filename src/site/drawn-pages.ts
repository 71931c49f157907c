import { useMemo, useState } from 'react';
import { createPath } from 'react-router-dom';
import type { Location } from 'react-router-dom';
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
  /** Where it is shown, other than by its history entry: for a new one React would look through the whole page. */
  location: Location;
  /** Key of the history entry that it was last shown for. */
  visit: string;
  /** Keys of the history entries that show this drawing: it and parts of it that were linked to. */
  visits: readonly string[];
  /** Whether somebody first saw it from its top, drawn by a script. */
  isFromTop: boolean;
}

/** The page that is shown and those before it, which going back and forward shows as they were left. */
const KEPT = 4;

/**
 * The drawings once a page is shown for a history entry, which stands first; the same list where it stands there. What
 * stands aside is shown again as it is or not at all: React finds nothing of it in the document that it could change.
 */
export function withVisit(drawn: readonly DrawnPage[], { page, location, action }: Visit): readonly DrawnPage[] {
  const [shown] = drawn;
  const visit = location.key;
  if (shown?.page === page && shown.visit === visit) return drawn;
  const before = drawn.find(
    (drawing) => drawing.page.route === page.route && (drawing === shown || drawing.visits.includes(visit)),
  );
  const others = drawn.filter((drawing) => drawing !== before);
  const isOutdated = before !== undefined && before !== shown && before.page !== page;
  const first = { key: visit + page.route, visits: [], isFromTop: action !== 'POP' && !location.hash };
  // A key of its own (one space more), so that React draws it anew instead of patching elements that stand aside.
  const { key, visits, isFromTop } = isOutdated ? { ...first, key: `${before.key} ` } : (before ?? first);
  const isThere = before && !location.hash && createPath(before.location) === createPath(location);
  const place = isThere ? before.location : location;
  const all = [...new Set([...visits, visit])];
  return [{ key, page, location: place, visit, visits: all, isFromTop }, ...others].slice(0, KEPT);
}

/** The drawings of a visit, and last that of the next one, which has its key already. */
export function useDrawnPages(visit: Visit): readonly DrawnPage[] {
  const [drawn, setDrawn] = useState(() => withVisit([], visit));
  const now = withVisit(drawn, visit);
  if (now !== drawn) setDrawn(now);
  const { next } = visit;
  return useMemo(() => (next ? [...now, ...withVisit([], next)] : now), [now, next]);
}
