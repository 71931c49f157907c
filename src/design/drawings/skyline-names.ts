/** The kinds of houses of a district; `skylines.ts` draws each of them. */
export const SKYLINE_NAMES = ['georgian', 'mansion-block', 'gabled', 'towers', 'mews', 'riverside'] as const;

export type SkylineName = (typeof SKYLINE_NAMES)[number];
