import type { BlockProps } from '../schemas';

export type Item = BlockProps<'cards'>['items'][number];

/** Some eight lines on a phone, beside a picture, links and quotes counted as they are written. */
const SHORT = 250;

/** Whether a hotline is what the card is about. One without a severity only names it, as a precaution. */
export const isInDanger = ({ before, severity }: Item) => before !== undefined && (!before.comesFirst || !!severity);

/** The number of a card that only names a danger, as a precaution: it stands above the card. */
export const precautionOf = (item: Item) => (isInDanger(item) ? undefined : item.before);

/** Whether the words are too long for a phone; a card about danger keeps all of them. */
export const isLong = (item: Item) => !isInDanger(item) && JSON.stringify([item.text, item.points]).length > SHORT;

/** The one call among the cards is the strongest of their buttons, unless somebody else's number comes before it. */
export function lookOf({ action, before }: Item, items: readonly Item[]) {
  if (action?.do === 'page') return 'text';
  const isOnlyCall = action?.do === 'call' && items.filter((item) => item.action?.do === 'call').length === 1;
  return isOnlyCall && !before ? 'solid' : 'outline';
}
