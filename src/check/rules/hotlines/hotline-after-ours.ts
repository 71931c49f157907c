import type { FinishedPage } from '../../built/finished-page';
import { closest } from '../../built/html';
import { isOurs, phoneLinks } from '../../built/phone-links';
import type { PhoneLink } from '../../built/phone-links';
import type { Words } from '../../problem';
import type { FinishedDiagnostic, FinishedRule } from '../../built/finished-rule';
import { CALLED_FIRST } from './called-first';

const CARDS = ['li', 'article'];

/**
 * A hotline on a card must come before our number on that card. One that a whole block shows makes the page one about
 * it: then it must come before our number in the main part. Header and call bar are exempt, and so is a hotline that
 * need not come first.
 */
export const hotlineAfterOurs: FinishedRule = {
  code: 'hotline-after-ours',
  severity: 'error',
  summary: 'On a page or card that shows a hotline, our number comes before it.',
  example: {
    before: '"before": { "hotline": "flood" } in the last block, after { "do": "call", "label": "Call: {phone}" }',
    after: '"before": { "hotline": "flood" } in the first block too',
  },
  *checkFinished(built) {
    if (!built.calls.some((link) => hotlineOf(link, built)) || !built.main) return;
    const links = phoneLinks(built.main);
    const cards = links.filter((link) => hotlineOf(link, built)).map(({ element }) => closest(element, CARDS));
    if (cards.includes(undefined)) yield* judge(links, built, 'page');
    for (const card of new Set(cards)) if (card) yield* judge(phoneLinks(card), built, 'card');
  },
};

type Where = 'card' | 'page';

function* judge(links: readonly PhoneLink[], built: FinishedPage, place: Where): Generator<FinishedDiagnostic> {
  const ours = links.findIndex((link) => isOurs(link, built));
  const first = links.findIndex((link) => hotlineOf(link, built));
  if (ours < 0 || first < ours) return;
  yield { words: words({ ...hotlineOf(links[first]!, built)!, place }) };
}

const hotlineOf = ({ number }: PhoneLink, { business }: FinishedPage) =>
  business.hotlines.find(({ international, comesFirst }) => comesFirst && international === number);

const words = ({ id, name, display, place }: Record<'id' | 'name' | 'display', string> & { place: Where }): Words => ({
  message: `This ${place} shows ${display} of "${name}", and our number stands on it before that.`,
  fix:
    place === 'page'
      ? `Write "before": { "hotline": "${id}" } into the block that opens this page, before its buttons.`
      : `Write "before": { "hotline": "${id}" } into the card, and no button that calls us before it.`,
  why: CALLED_FIRST,
});
