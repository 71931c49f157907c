import { HotlineCall } from '../../design/HotlineCall';
import { isInDanger } from './item';
import type { Item } from './item';

/** The number that comes before ours, with a button where the card is about danger. */
export const CardHotline = ({ item, wide = false }: { item: Item; wide?: boolean }) =>
  item.before && isInDanger(item) && <HotlineCall {...item.before} wide={wide} />;
