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

/** The formats of each width, smallest files first. Browsers take the first that they support. */
export const PHOTO_FORMATS = ['avif', 'webp'] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

export const photoAddress = (address: string, width: number, format: PhotoFormat) => `${address}-${width}.${format}`;

export const srcsetOf = ({ address, widths }: PhotoData, format: PhotoFormat) =>
  widths.map((width) => `${photoAddress(address, width, format)} ${width}w`).join(', ');
