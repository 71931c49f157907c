/**
 * The small interface icons an author may name, each with the lucide drawing it stands for.
 * Data only: the schema offers these words, `Icon.tsx` draws them, and the contract tests hold the two together.
 */
export const ICON_NAMES = [
  'alert', 'arrow', 'award', 'badge', 'bath', 'bell', 'boiler', 'book', 'building', 'calendar', 'camera', 'check',
  'clipboard', 'clock', 'coins', 'cross', 'drain', 'drop', 'factory', 'file', 'filter', 'flame', 'gauge', 'gear',
  'hand', 'heart', 'heating', 'home', 'hotel', 'info', 'key', 'kitchen', 'landmark', 'leak', 'mail', 'map', 'message',
  'office', 'phone', 'pin', 'pipe', 'power', 'quote', 'ruler', 'search', 'shield', 'shop', 'shower', 'snow', 'spark',
  'star', 'steam', 'tap', 'team', 'test', 'tick', 'toilet', 'tool', 'truck', 'valve', 'washer', 'wave', 'wind', 'wrench',
] as const;

export type IconName = (typeof ICON_NAMES)[number];
