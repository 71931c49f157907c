import { HotlineCall } from '../../design/HotlineCall';
import { HotlineRow } from '../../design/HotlineRow';
import { isInDanger } from './item';
import type { Item } from './item';

/** The number that comes before ours: a box with a button where the card is about danger, else a row. */
export function CardHotline({ item, wide = false }: { item: Item; wide?: boolean }) {
  const { before } = item;
  if (!before) return null;
  return isInDanger(item) ? <HotlineCall {...before} wide={wide} /> : <HotlineRow {...before} />;
}
