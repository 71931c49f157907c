import { createElement } from 'react';
import type { ReactElement } from 'react';

/** How lines are drawn, on a square of 24. */
export const LINES = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/**
 * An icon of lucide in built code: one path and nothing of the library. `node/plugins/static-icons.ts` writes the
 * calls.
 */
export const lineIcon =
  (d: string) =>
  ({ size }: { size: number }): ReactElement =>
    createElement(
      'svg',
      { 'width': size, 'height': size, 'viewBox': '0 0 24 24', ...LINES, 'aria-hidden': 'true' },
      createElement('path', { d }),
    );
