import type { Focus } from './focus';

/** A photograph as a page shows it. */
export interface PhotoData {
  alt: string;
  /** The beginning of the addresses of its files: `/assets/photos/van-3f2a`, then `-480.webp`. */
  address: string;
  /** The size of the whole photograph in pixels, the right way up. */
  width: number;
  height: number;
  /** The widths that there are files of, the narrowest first. */
  widths: number[];
  /** How wide it stands, as `sizes` says it. */
  sizes: string;
  /** The point that stays in view; the middle where it is missing. */
  focus?: Focus;
}

/** Browsers are offered AVIF; those from before 2023 that do not support it get WebP, in one width. */
export type PhotoFormat = 'avif' | 'webp';

export const photoAddress = (address: string, width: number, format: PhotoFormat) => `${address}-${width}.${format}`;

export const srcsetOf = ({ address, widths }: PhotoData) =>
  widths.map((width) => `${photoAddress(address, width, 'avif')} ${width}w`).join(', ');

/** The width of the WebP: as fine as most phones show it, and the same in every place. */
export const fallbackWidth = (widths: readonly number[]) => widths[Math.min(1, widths.length - 1)]!;
