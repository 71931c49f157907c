/** The crop of a photograph in one place. Lengths are in pixels of the picture. */
interface PhotoPlace {
  /** The widths that are made of it. */
  widths: readonly number[];
  /** Narrower ones are blurred on most screens. */
  leastWidth: number;
  /** How wide it stands, as `sizes` says it, for a photograph that is so many times as wide as it is high. */
  sizes: (ratio: number) => string;
}

const rem = (length: number) => `${Number(length.toFixed(1))}rem`;

/** Pixels that most phones show; wider pictures are for phones with three to a point, and for wide windows. */
export const WIDEST_OF_PLAIN_PHONES = 800;
export const WIDEST = 1600;

/**
 * Every place has the same widths as far as it needs them, so that a photograph that stands in two is made once. Each
 * has about as many bytes more than the one before: closer ones would save a visitor few and cost a build as much.
 */
const WIDTHS = [480, WIDEST_OF_PLAIN_PHONES, 1200, WIDEST];
/** Of places that no window makes as wide as that. */
const SMALLER_WIDTHS = WIDTHS.slice(0, -1);

/** Where photographs stand: the widths go with the styles of those places. */
export const PHOTO_PLACES = {
  'opening-photo': {
    widths: WIDTHS,
    leastWidth: 1200,
    // Half of the window, and 35rem high there: a wide one is cut at its sides.
    sizes: (ratio) => `(min-width: 48rem) max(48vw, ${rem(35 * ratio)}), 100vw`,
  },
  'backdrop-photo': {
    widths: WIDTHS,
    leastWidth: 1600,
    // Below words it is as wide as the window; beside high ones it is cut at its sides.
    sizes: () => '(min-width: 48rem) max(58vw, 48rem), 100vw',
  },
  'side-photo': {
    widths: SMALLER_WIDTHS,
    leastWidth: 800,
    sizes: () => '(min-width: 60rem) 38rem, 100vw',
  },
  'card-photo': {
    widths: SMALLER_WIDTHS,
    leastWidth: 640,
    sizes: () => '(min-width: 60rem) 24rem, (min-width: 42rem) 50vw, 100vw',
  },
  // Beside its words on a phone: browsers that choose before they have measured fetch the narrowest.
  'tile-photo': {
    widths: SMALLER_WIDTHS,
    leastWidth: 640,
    sizes: () => '(min-width: 42rem) 24rem, 7rem',
  },
} satisfies Record<string, PhotoPlace>;

export type PhotoKind = keyof typeof PHOTO_PLACES;

export const isPhotoKind = (kind: string): kind is PhotoKind => Object.hasOwn(PHOTO_PLACES, kind);

/** The widths in which a place shows a photograph: none is made wider than it is. */
export function widthsAt(kind: PhotoKind, width: number): number[] {
  const { widths } = PHOTO_PLACES[kind];
  const smaller = widths.filter((each) => each < width);
  return smaller.length < widths.length ? [...smaller, width] : smaller;
}
