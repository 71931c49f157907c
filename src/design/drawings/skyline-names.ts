/** What the houses of a district are like; `skylines.ts` draws each of them. */
export const SKYLINE_NAMES = ['georgian', 'mansion-block', 'gabled', 'towers', 'mews', 'riverside'] as const;

export type SkylineName = (typeof SKYLINE_NAMES)[number];
