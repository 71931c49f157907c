/** The kinds of houses of a district; `skylines` draws each of them. */
export const SKYLINE_NAMES = ['georgian', 'mansion-block', 'gabled', 'shops', 'towers', 'mews', 'riverside'] as const;

export type SkylineName = (typeof SKYLINE_NAMES)[number];
