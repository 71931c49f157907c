import type { FinishedPage } from '../../built/finished-page';
import type { FinishedRule } from '../../built/finished-rule';
import { closest } from '../../built/html';
import { isOurs, phoneLinks } from '../../built/phone-links';
import type { PhoneLink } from '../../built/phone-links';
import { CALLED_FIRST } from './called-first';

const CARDS = ['li', 'article'];
const FACT = ['dd'];

/**
 * A hotline on a card must come before our number on that card. One that a whole block shows makes the page one about
 * it: then it must come before our number in the main part. Header and call bar are exempt, and so is a hotline that
 * need not come first, or is the value of a fact in a list of numbers.
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
    const cards = links
      .filter((link) => hotlineOf(link, built))
      .map(({ element }) => closest(element, CARDS) ?? closest(element, FACT));
    for (const card of new Set(cards)) {
      const inside = card ? phoneLinks(card) : links;
      const ours = inside.findIndex((link) => isOurs(link, built));
      const first = inside.findIndex((link) => hotlineOf(link, built));
      if (ours < 0 || first < ours) continue;
      const { id, name, display } = hotlineOf(inside[first]!, built)!;
      const place = card ? 'the card' : 'the block that opens this page';
      yield {
        words: {
          message: `This ${card ? 'card' : 'page'} shows ${display} of "${name}", and our number stands on it before that.`,
          fix: `Write "before": { "hotline": "${id}" } into ${place}, and no button that calls us before it.`,
          why: CALLED_FIRST,
        },
      };
    }
  },
};

const hotlineOf = ({ number }: PhoneLink, { business }: FinishedPage) =>
  business.hotlines.find(({ international, comesFirst }) => comesFirst && international === number);
