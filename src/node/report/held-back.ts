import type { Site } from '../../check/site';
import { counted } from '../../check/words';
import { routeOf } from '../../content/routes';

/** Says which pages a build or deployment keeps back, because nobody has approved all of them; empty for none. */
export function heldBackLine({ setting }: Site): string {
  const pages = [...(setting.heldBack ?? [])];
  if (pages.length === 0) return '';
  return (
    `${counted(pages.length, 'new page is', 'new pages are')} held back like a draft, because nobody has approved ` +
    `all of ${pages.length === 1 ? 'it' : 'them'}: ${pages.map(routeOf).join(', ')}. See: npm run approve`
  );
}
