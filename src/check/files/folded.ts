/** A path as Windows and a Mac compare it: of two that are the same so, only one can be there. */
export const folded = (path: string) => path.normalize('NFC').toLowerCase();
