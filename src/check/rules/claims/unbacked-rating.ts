import { soundOf } from '../../../content/sound';
import { LISTED_KINDS } from '../../../kinds/named';
import { isSound } from '../../documents/is-sound';
import { inEachDocumentBySiteFile } from '../../documents/site-file';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { spanOf } from '../../documents/in-each-text';
import { textsIn } from '../../texts/texts';
import { tokensIn } from '../../texts/tokens';
import { isRead } from './figures';
import { speechOf } from './speech';
import { anyOf } from './vocabulary';

export const unbackedRating: Rule = {
  code: 'unbacked-rating',
  severity: 'error',
  mayAllow: true,
  summary: 'A page without a rating says in words that it has stars.',
  example: { before: '"label": "5 Star Rated" on a page without "rating"', after: 'the badge taken out' },
  yieldsTo: ['missing-fact', 'contradicting-figure', 'typed-figure', 'copied-page', 'copied-text'],
  check: inEachDocumentBySiteFile((site) => {
    const { vocabulary } = speechOf(site);
    const rated = vocabulary && anyOf(vocabulary.ratedInWords);
    return (
      rated &&
      function* find(document) {
        const { facts } = soundOf(document);
        if (
          !facts ||
          facts.rating !== undefined ||
          !isSound(document, 'facts') ||
          !LISTED_KINDS.some(({ name, tokens }) => name === document.kind && 'rating' in tokens)
        )
          return;
        // A badge of a rating that is missing is told first.
        if (tokensIn(document).some(({ name = '' }) => /\.(?:rating|reviewCount)$/.test(name))) return;
        for (const { path, value } of textsIn(document)) {
          const match = path[0] === 'blocks' && isRead(document, path) ? rated.exec(value) : undefined;
          if (!match) continue;
          yield { document, location: { path, part: 'value', inside: spanOf(match) }, words: words(match[0]) };
        }
      }
    );
  }),
};

const words = (written: string): Words => ({
  message: `"${written}" stands on a page that has no "rating".`,
  fix: 'Take it out. It belongs here when there are reviews, and "rating" is in the facts.',
  why: 'Visitors would be told of reviews that nobody has written.',
});
