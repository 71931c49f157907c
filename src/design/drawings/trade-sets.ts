/* The sets of drawings of which a site chooses one: its icons and scenes are offered first. */

export const TRADE_SETS = ['general', 'water', 'electricity', 'locks', 'roofs'] as const;
export type TradeSet = (typeof TRADE_SETS)[number];

/** How the points of lists and the line between steps are drawn, where that is not as in the styles of both. */
export const LINES_OF_SETS: Readonly<Record<TradeSet, Readonly<Record<string, string>>>> = {
  general: {},
  // Drops, and a run of pipe.
  water: { 'point': '0 50% 50%', 'run': '1rem', 'run-fill': 'var(--brand-tint)' },
  // Sparks, and a cable with its core.
  electricity: { 'point': '0', 'run': '.75rem', 'run-fill': 'var(--brand-bright)' },
  // Rings of keys, and a chain.
  locks: { 'point-line': '.125rem', 'run': '.5rem', 'run-style': 'dotted' },
  // Tiles, and battens.
  roofs: { 'point': '0 0 100%', 'run-style': 'dashed' },
};
