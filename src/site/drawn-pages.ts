import { useState } from 'react';
import type { ResolvedPage } from '../content/resolve/resolved-page';

/*
 * The last four pages stay drawn, each for its own history entry, so that going back paints at once. While another is
 * shown their elements stand aside in a fragment: no name, heading or link of theirs is found in the document.
 */

/** A page that is drawn, shown or not. */
export interface DrawnPage {
  key: string;
  page: ResolvedPage;
  /** Keys of the history entries that show this drawing: it and parts of it that were linked to. */
  visits: readonly string[];
  /** It came as a document, and no script drew it. */
  isDocument: boolean;
}

/** The page that is shown and those before it, which going back and forward shows as they were left. */
const KEPT = 4;

/**
 * The drawings once `page` is shown for a history entry, which stands first; the same list where it stands there. What
 * stands aside is shown again as it is or not at all: React finds nothing of it in the document that it could change.
 */
export function withVisit(drawn: readonly DrawnPage[], visit: string, page: ResolvedPage): readonly DrawnPage[] {
  const [shown] = drawn;
  if (shown?.page === page && shown.visits.includes(visit)) return drawn;
  const before = drawn.find(
    (drawing) => drawing.page.route === page.route && (drawing === shown || drawing.visits.includes(visit)),
  );
  const others = drawn.filter((drawing) => drawing !== before);
  const isOutdated = before !== undefined && before !== shown && before.page !== page;
  const first = { key: visit + page.route, visits: [], isDocument: !shown };
  const { key, visits, isDocument } = isOutdated ? { ...first, key: `${before.key} ` } : (before ?? first);
  return [{ key, page, visits: [...new Set([...visits, visit])], isDocument }, ...others].slice(0, KEPT);
}

export function useDrawnPages(visit: string, page: ResolvedPage): readonly DrawnPage[] {
  const [drawn, setDrawn] = useState(() => withVisit([], visit, page));
  const now = withVisit(drawn, visit, page);
  if (now !== drawn) setDrawn(now);
  return now;
}
