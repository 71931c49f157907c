/* The sets of drawings of which a site chooses one: its icons and scenes are offered first. */

export const TRADE_SETS = ['general', 'water', 'electricity', 'locks', 'roofs'] as const;
export type TradeSet = (typeof TRADE_SETS)[number];

/** How the line between steps is drawn, where that is not as in its styles. */
export const LINES_OF_SETS: Readonly<Record<TradeSet, Readonly<Record<string, string>>>> = {
  general: {},
  // A run of pipe.
  water: { 'run': '1rem', 'run-fill': 'var(--brand-tint)' },
  // A cable with its core.
  electricity: { 'run': '.75rem', 'run-fill': 'var(--brand-bright)' },
  // A chain.
  locks: { 'run': '.5rem', 'run-style': 'dotted' },
  // Battens.
  roofs: { 'run-style': 'dashed' },
};
