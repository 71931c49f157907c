import type { TradeSet } from './trade-sets';

/** The line drawings, by the trade that they are about; `scenes.ts` draws each of them. */
const BY_TRADE = {
  general: ['tools', 'van', 'house', 'window'],
  water: ['burst-pipe', 'boiler', 'drain', 'frozen-pipe', 'gas', 'cylinder'],
  electricity: ['bulb', 'fuse-board', 'socket'],
  locks: ['front-door', 'keys'],
  roofs: ['roof', 'gutter'],
} as const satisfies Record<TradeSet, readonly string[]>;

/** Names that older documents say. */
const OLDER = ['building', 'meter', 'leak', 'bath', 'washer', 'glass', 'kitchen-tap'] as const;

export type SceneName = (typeof BY_TRADE)[keyof typeof BY_TRADE][number] | (typeof OLDER)[number];

/** Those that a page may choose. */
export const SCENE_NAMES: readonly SceneName[] = Object.values(BY_TRADE).flat();

/** The same, those of a set first and then those of no trade. */
export const scenesFirst = (set: TradeSet): readonly SceneName[] => [
  ...new Set([...BY_TRADE[set], ...BY_TRADE.general, ...SCENE_NAMES]),
];
