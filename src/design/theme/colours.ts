import type { TradeSet } from '../drawings/trade-sets';

/**
 * The three colours of a brand as `#RRGGBB`, chosen for the light theme. `palette.ts` makes everything else of them.
 */
export interface Colours {
  /** Headings, and the ground of the dark bands; all greys have its hue. */
  ink: string;
  /** Links and second buttons, the second word of the name, the accents of drawings. */
  brand: string;
  /** Calling and emergencies, and nothing else. */
  call: string;
}

/** How one firm's site differs from another's, beside its mark. */
export interface Look {
  colours: Colours;
  drawings: TradeSet;
}

/** Those of a site that has not chosen yet, and of pictures that belong to no site. */
export const PLAIN_COLOURS: Colours = { ink: '#0B1B2B', brand: '#0B5FA5', call: '#C8102E' };
export const PLAIN_LOOK: Look = { colours: PLAIN_COLOURS, drawings: 'general' };
