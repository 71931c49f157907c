import { say } from '../../design/words';
import type { Branch } from '../../kinds/kind';
import { declaredBy } from '../declared';
import { ratingOf } from './rating';
import { hoursText } from '../wording/hours';
import { counted, wordsOf } from '../wording/interface-words';
import { figuresIn, signOfMoney } from '../wording/figures';
import type { Page } from '../document';
import type { SiteFile } from '../documents/site.schema';

/** The statements of structured data about the business on this page, so that the page shows them too. */
export interface BusinessLine {
  hours: string;
  priceRange: string;
  /** How many signs of money that is. */
  priceLevel: number;
  /** "Harbour, Port Ansel AB2" on the page of a place, else the town of the business. */
  place: string;
  /** "Rated 4.9 out of 5 from 240 reviews". */
  rating?: string;
}

/** The quiet line under a page's blocks; nothing on pages that carry no rating and no place of their own. */
export function businessLine(page: Page, site: SiteFile): BusinessLine | undefined {
  const rating = ratingOf(page, site);
  const own = declaredBy(page);
  const branch = own?.declared.branch?.(own.facts);
  if (!rating && !branch) return undefined;
  const priceRange = branch?.priceRange ?? site.defaults.priceRange;
  const { average, count } = figuresIn(site.locale);
  const ratedBy = ({ value, count: reviews }: { value: number; count: number }) =>
    say(counted(wordsOf(site).made.ratedBy, reviews, site.locale), {
      average: average(value),
      reviews: count(reviews),
    });
  return {
    hours: hoursText(site),
    priceRange,
    priceLevel: priceRange.split(signOfMoney(site)).length - 1,
    place: branch ? placeOf(branch, site) : site.address.locality,
    ...(rating && { rating: ratedBy(rating) }),
  };
}

/** "Harbour, Port Ansel AB2", as far as addresses there have a region and a code. */
function placeOf({ locality, postalCode }: Branch, { address }: SiteFile): string {
  const region = [address.region, postalCode].filter((part) => part !== undefined).join(' ');
  return [locality, region || address.locality].filter((part, index, all) => all.indexOf(part) === index).join(', ');
}
