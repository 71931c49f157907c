import type { CodeEntry, Diagnostic, Rule } from '../rule';
import type { FinishedPage } from './finished-page';

/** A finding on a finished page; without a location it is reported at `callSpot`, by the numbers of the page. */
export type FinishedDiagnostic = Pick<Diagnostic, 'words'> & Partial<Pick<Diagnostic, 'location'>>;

/** A rule that needs the finished page. It runs in the build, before anything is published; no page is an exception. */
export interface FinishedRule extends CodeEntry {
  checkFinished(page: FinishedPage): Iterable<FinishedDiagnostic>;
}

export type AnyRule = Rule | FinishedRule;
