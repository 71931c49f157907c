import { createElement } from 'react';
import type { ReactElement } from 'react';

/** A path by its `d`, or another shape with its attributes. */
export type Shape = string | [tag: string, attributes: Record<string, string>];

/** How lines are drawn, on a square of 24. */
export const LINES = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/**
 * What an icon of lucide is in built code: its shapes and nothing of the library. `node/plugins/static-icons.ts` writes
 * the calls.
 */
export const lineIcon =
  (...shapes: Shape[]) =>
  ({ size }: { size: number }): ReactElement =>
    createElement(
      'svg',
      { 'width': size, 'height': size, 'viewBox': '0 0 24 24', ...LINES, 'aria-hidden': 'true' },
      ...shapes.map((shape) =>
        typeof shape === 'string' ? createElement('path', { d: shape }) : createElement(...shape),
      ),
    );
