import { placesMissing, wordsMissing } from '../../../content/wording/interface-words';
import { atValue } from '../../placed';
import type { Rule } from '../../rule';
import type { SiteDocument } from '../../site';
import { counted, listOf, quote } from '../../words';

/** How many words are named; the form of the site file has them all. */
const MOST_NAMED = 3;

export const missingWords: Rule = {
  code: 'missing-words',
  severity: 'warning',
  summary: 'The language of the site has no interface words, or one of them leaves out the value that belongs in it.',
  example: { before: '"locale": "fr-FR"', after: '"interfaceWords": [{ "language": "fr", "words": […] }]' },
  scope: 'site',
  readsWords: true,
  *check({ business }) {
    if (!business?.document) return;
    yield* withoutValues(business);
    const missing = wordsMissing(business.document);
    if (missing.length === 0) return;
    const named = missing.slice(0, MOST_NAMED);
    const rest = missing.length - named.length;
    const words = named.map(({ english }) => english);
    const fields = named.map(({ name, english }) => `"${name}" for "${english}"`);
    yield atValue(business, ['locale'], {
      message:
        `Visitors would read ${counted(missing.length, 'word')} of the interface in English: ` +
        `${listOf(words)}${rest > 0 ? ` and ${rest} more` : ''}.`,
      fix: `Write the words of this language in "interfaceWords": ${fields.join(', ')}${rest > 0 ? ' and so on' : ''}.`,
      why: 'Visitors would meet English in the middle of a page in their own language.',
    });
  },
};

function* withoutValues(business: SiteDocument<'site'>) {
  for (const [at, { words }] of (business.document?.interfaceWords ?? []).entries())
    for (const [index, { name, text }] of words.entries()) {
      const missing = placesMissing(name, text);
      if (missing.length === 0) continue;
      yield atValue(business, ['interfaceWords', at, 'words', index, 'text'], {
        message: `${quote(text)} leaves out ${missing.join(' and ')}, which the word "${name}" is for.`,
        fix: `Write ${missing.join(' and ')} where the value belongs.`,
        why: 'Visitors would read the words without the date, name or number that they are about.',
      });
    }
}
