import type { Page } from '../../content/site';
import type { Problem } from '../problem';
import { problemOf } from '../rule';
import type { AnyRule, FinishedDiagnostic } from './finished-rule';
import type { CodeEntry } from '../rule';
import { FinishedPage } from './finished-page';
import type { JudgedBy } from './finished-page';
import { callSpot } from './phone-links';

/** A fault of one finished page, and the code of its rule. Plain data, so that it can come from a thread. */
export type FinishedFlaw = FinishedDiagnostic & Pick<CodeEntry, 'code' | 'severity'>;

export function flawsOf(html: string, business: JudgedBy, rules: readonly AnyRule[]): FinishedFlaw[] {
  const finished = new FinishedPage(html, business);
  return rules.flatMap((rule) =>
    'checkFinished' in rule
      ? [...rule.checkFinished(finished)].map((found) => ({ ...found, code: rule.code, severity: rule.severity }))
      : [],
  );
}

/** A fault of a finished page, reported on the document that the page was made from. */
export const problemOnPage = (
  page: Page,
  { code, severity, words, location = callSpot(page) }: FinishedFlaw,
): Problem => problemOf({ code, severity }, { document: page, location, words });
