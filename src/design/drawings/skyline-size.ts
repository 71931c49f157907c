/** A strip of houses, in pixels: on most screens it goes on beyond both ends of the window. */
export const SKYLINE_WIDTH = 2560;
/** One height for all, so that the words below begin at one line. */
export const SKYLINE_HEIGHT = 128;
