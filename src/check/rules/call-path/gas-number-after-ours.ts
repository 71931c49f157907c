import type { FinishedPage } from '../../built/finished-page';
import { closest } from '../../built/html';
import type { Element } from '../../built/html';
import type { Words } from '../../problem';
import type { FinishedDiagnostic, FinishedRule } from '../../rule';
import { callSpot, isOurs, phoneLinks } from './phone-links';
import type { PhoneLink } from './phone-links';

const CARDS = ['li', 'article'];

/**
 * A hotline on a card must come before our number on that card. One that a whole block shows makes the page one about
 * it: then it must come before our number in the main part. Header and call bar are exempt.
 */
export const gasNumberAfterOurs: FinishedRule = {
  code: 'gas-number-after-ours',
  severity: 'error',
  summary: 'Where a page or card speaks of gas, our number comes before that of the gas emergency service.',
  example: {
    before: '{ "type": "hero", …, "actions": [{ "do": "call", "label": "Call: {phone}" }] }',
    after: '{ "type": "hero", …, "before": { "hotline": "gas" }, "actions": [{ "do": "call", "label": "Call: {phone}" }] }',
  },
  *checkFinished(built) {
    if (!built.main) return;
    const links = phoneLinks(built.main);
    const ofHotlines = links.filter(({ number }) => built.business.hotlines.some(({ international }) => international === number));
    const onCards = ofHotlines.filter(({ element }) => closest(element, CARDS));
    if (onCards.length < ofHotlines.length) yield* judge(links, built, 'page');
    for (const card of new Set(onCards.map(({ element }) => closest(element, CARDS)!))) yield* judge(linksOn(card), built, 'card');
  },
};

const linksOn = (card: Element) => phoneLinks(card);

function* judge(links: readonly PhoneLink[], built: FinishedPage, place: 'card' | 'page'): Generator<FinishedDiagnostic> {
  const ours = links.findIndex((link) => isOurs(link, built));
  const first = links.findIndex((link) => hotlineOf(link, built));
  if (ours < 0 || first < ours) return;
  const { name, display } = hotlineOf(links[first]!, built)!;
  yield { location: callSpot(built.page), words: words({ hotline: name, shown: display, place }) };
}

const hotlineOf = ({ number }: PhoneLink, { business }: FinishedPage) => business.hotlines.find(({ international }) => international === number);

const words = ({ hotline, shown, place }: { hotline: string; shown: string; place: 'card' | 'page' }): Words => ({
  message: `This ${place} speaks of gas, and our number stands on it before ${shown} of the ${hotline}.`,
  fix: place === 'page' ? 'Write "before": { "hotline": "gas" } into the hero of this page, before its buttons.' : 'Write "before": { "hotline": "gas" } into the card, and no button that calls us before it.',
  why: 'Whoever smells gas must reach the people who make it safe, free and at once. It can save lives.',
});
