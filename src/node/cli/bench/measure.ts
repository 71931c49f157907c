/**
 * What one case measured, in milliseconds: by the clock, and of the processor, which other work on the machine disturbs
 * less.
 */
export interface Measure {
  milliseconds: number;
  processor: number;
  /** How many pages it went through. */
  pages: number;
}
