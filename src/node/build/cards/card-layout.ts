import type { ResolvedShell } from '../../../content/resolve/shell';
import type { Ground } from '../../../design/map/ground';
import type { Theme } from '../../../design/theme/palette';

/** The size that social networks ask for, in pixels, and the margin around all words. */
export const SIZE = { width: 1200, height: 630 };
export const EDGE = 72;
export const MARK = { size: 88, gap: 24 };
export const MAP = { x: 790, y: 16, width: 360, height: 280 };
export const PIN = { radius: 9.7, ring: 3.4 };
export const BUTTON = { x: 36, y: 18, radius: 20, gap: 32 };
export const HEADING = { most: 1040, line: 1.05, gap: 16 };
/** Longer ones are set smaller. */
export const LONG_HEADING = 40;

export const BRAND_GAP = 12;
/** In pixels: below this nobody reads a picture that a network shows small. */
export const LEAST_SIZE = 20;
export const SIZES = { brand: 40, eyebrow: 32, phone: 48, hours: 32, heading: 92, longHeading: 72 };

/** The part that all cards of a site share. */
export type CardLook = Pick<ResolvedShell, 'brand' | 'mark' | 'phone' | 'hours' | 'ground'> & { theme: Theme };

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** In whole pixels of the card, with some more on each side. */
export function boxAround({ x, y, width, height }: Box, more: number): Box {
  const left = Math.max(0, Math.floor(x - more));
  const top = Math.max(0, Math.floor(y - more));
  return {
    x: left,
    y: top,
    width: Math.min(SIZE.width, Math.ceil(x + width + more)) - left,
    height: Math.min(SIZE.height, Math.ceil(y + height + more)) - top,
  };
}

export const scaleOf = ({ whole }: Ground) => Math.min(MAP.width / whole.width, MAP.height / whole.height);
