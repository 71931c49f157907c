/** A camera's own file is smaller: what is larger was made for printing. */
export const MOST_PHOTO_BYTES = 20 * 1024 * 1024;
/** As it lies in memory while smaller ones are made of it, each takes four bytes. */
export const MOST_PHOTO_PIXELS = 100_000_000;

/** A picture file of the folder `_images`, as far as it is known without drawing it. */
export interface PhotoFile {
  /** Whether the file has more than `MOST_PHOTO_BYTES`. */
  isHeavy: boolean;
  /** The kind of file that its bytes show, in words: "a JPEG picture", "a PDF". */
  is: string;
  /** In pixels, the right way up; nothing for what cannot be shown as a photograph. */
  size?: { width: number; height: number };
}

/** A rectangle of a photograph, in pixels of it the right way up. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Nothing smaller is cut out: it would be blurred wherever it stands. */
export const LEAST_CROP = 64;

/** The name, without its ending, of the photograph that a crop is part of: `van` for `van-crop-2.jpg` and `van.jpg`. */
export const stemOfWhole = (name: string) => name.replace(/(-crop(-\d+)?)?\.[^.]*$/, '');

/** The files themselves, of which only what draws pages needs more. */
export interface PhotoBytes {
  /** Stands for what a file holds, and for how pictures are made of it. Part of addresses. */
  fingerprintOf: (path: string) => string;
  read: (path: string) => Uint8Array;
}

/** Where what is made of a photograph is published: `/assets/photos/van-3f2a`. */
export const photoBase = (path: string, fingerprint: string) =>
  `/assets/photos/${path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.'))}-${fingerprint}`;
