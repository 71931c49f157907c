/**
 * The display face; whatever shows it asks here. It is no part of a site's data: its stand-in is measured against it,
 * and it is cut to its letters and weighed, all of which is work on the code. After a change run `node src/node/run.mjs
 * font`.
 */
export const FACE = {
  /** As Fontsource calls it. */
  id: 'cabin',
  /** The name that styles know it by. */
  family: 'Site Display',
  /** The thinnest and the boldest, between which it varies. */
  weights: [400, 700],
  /** Where visitors find the part that `src/node/cli/font` cuts out of it, and keep it: its bytes are in the name. */
  address: '/fonts/cabin.aa75dede.woff2',
  standIn: {
    family: 'Site Display Fallback',
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold', 'Arial'],
    /** Its boldest against Arial Bold, over headings of a site: widths 0.899, ascent .97 em, descent .25 em. */
    metrics: 'size-adjust:89.9%;ascent-override:107.9%;descent-override:27.8%;line-gap-override:0%;',
  },
} as const;
