/** One row of what a visitor waits for, in milliseconds where nothing else is said. */
export interface Figure {
  name: string;
  value: number;
  /** The same of what it is compared with. */
  against?: number;
  /** Median of the pairs' own, where the ratio of the medians is another. */
  ratio?: number;
  target?: string;
}

export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
