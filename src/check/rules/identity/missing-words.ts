import { wordsMissing } from '../../../content/interface-words';
import { atValue } from '../../placed';
import type { Rule } from '../../rule';
import { counted, listOf } from '../../words';

/** How many words are named; the form of the site file has them all. */
const MOST_NAMED = 3;

export const missingWords: Rule = {
  code: 'missing-words',
  severity: 'warning',
  summary: 'The language of the site has no interface words, so visitors read the English ones.',
  example: {
    before: '"locale": "fr-FR"',
    after: '"interfaceWords": [{ "language": "fr", "skip": "Aller au contenu", … }]',
  },
  scope: 'site',
  *check({ business }) {
    const missing = business?.document ? wordsMissing(business.document) : [];
    if (!business || missing.length === 0) return;
    const named = missing.slice(0, MOST_NAMED);
    const rest = missing.length - named.length;
    const words = named.map(({ english }) => english);
    const fields = named.map(({ name, english }) => `"${name}" for "${english}"`);
    yield atValue(business, ['locale'], {
      message: `Visitors would read ${counted(missing.length, 'word')} of the interface in English: ${listOf(words)}${rest > 0 ? ` and ${rest} more` : ''}.`,
      fix: `Write the words of this language in "interfaceWords": ${fields.join(', ')}${rest > 0 ? ' and so on' : ''}.`,
      why: 'Visitors would meet English in the middle of a page in their own language.',
    });
  },
};
