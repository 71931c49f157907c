import { parseText } from '../../content/tokens/tokens';
import { isOfBusiness } from '../site';
import type { Site } from '../site';
import type { Item } from './items';
import { readingOf } from './reading';
import { itemsOfSite } from './waiting';

/** A sentence that shows a claim, as visitors read it. */
export interface ClaimSentence {
  file: string;
  text: string;
}

/** The texts that use a claim, with its current value filled in: whoever approves the value must see what they say. */
export function sentencesWith(claim: string, site: Site): ClaimSentence[] {
  const token = `claim.${claim}`;
  const usesToken = ({ values }: Item) =>
    values.some(({ kind, value }) => (kind === 'claim' ? value === claim : hasToken(value, token)));
  return [...itemsOfSite(site)]
    .filter(([document]) => !isOfBusiness(document.kind))
    .flatMap(([document, items]) =>
      items.filter(usesToken).map((item) => ({ file: document.path, text: readingOf(item, site, document) })),
    );
}

const hasToken = (value: unknown, token: string) =>
  typeof value === 'string' &&
  value.includes(token) &&
  parseText(value).some((part) => 'name' in part && part.name === token);
