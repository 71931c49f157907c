import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { inEachDocumentBySiteFile } from '../../documents/site-file';
import { textsIn } from '../../texts/texts';
import { quote } from '../../words';
import { speechOf } from './speech';
import { anyOf } from './vocabulary';

export const liveClaim: Rule = {
  code: 'live-claim',
  severity: 'warning',
  yieldsTo: ['all-capitals'],
  summary: 'A text says what is so at this moment, on a page that stays as it is.',
  example: {
    before: '"An engineer for AB1 is on duty right now."',
    after: '"Engineers cover AB1 day and night."',
  },
  check: inEachDocumentBySiteFile((site) => {
    const { vocabulary } = speechOf(site);
    if (!vocabulary) return undefined;
    const isOfThisMoment = anyOf(vocabulary.atThisMoment);
    return function* (document) {
      for (const { path, value } of textsIn(document)) {
        if (path[0] === 'allow') continue;
        const found = isOfThisMoment.exec(value);
        if (!found) continue;
        const inside = { start: found.index, end: found.index + found[0].length };
        yield { document, location: { path, part: 'value', inside }, words: words(found[0]) };
      }
    };
  }),
};

const words = (written: string): Words => ({
  message: `${quote(written)} is true of a moment, and the page says it at every hour.`,
  fix: 'Say what is always so, for example "Engineers cover the district day and night."',
  why: 'The page cannot know who is at work while it is read, and visitors would count on it.',
});
