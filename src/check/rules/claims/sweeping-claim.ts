import { soundOf } from '../../../content/sound';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { inEachDocumentBySiteFile } from '../../documents/site-file';
import { textsIn } from '../../texts/texts';
import { escaped } from './amounts';
import { besideIn } from './around';
import { isRead } from './figures';
import { speechOf } from './speech';
import { anyOf } from './vocabulary';

export const sweepingClaim: Rule = {
  code: 'sweeping-claim',
  severity: 'warning',
  summary: 'A text says that nobody is faster, cheaper or better, which nobody could show.',
  example: { before: '"The fastest roofers in town."', after: '"On your roof within {claim.response} on average."' },
  check: inEachDocumentBySiteFile((site) => {
    const { vocabulary, workers, brand } = speechOf(site);
    if (!vocabulary) return undefined;
    const { locality, region } = soundOf(site.business).address ?? {};
    const places = [locality, region, 'town'].flatMap((place) => (place === undefined ? [] : escaped(place)));
    const sweeping = anyOf(
      vocabulary.sweeping
        .join('|')
        .replaceAll('PLACE', `(?:${places.join('|')})`)
        .replaceAll('WORKERS', [...workers, ...brand].map(escaped).join('|') || '(?!)'),
    );
    return function* (document) {
      for (const { path, value } of textsIn(document)) {
        if (!isRead(document, path)) continue;
        const said = sweeping.exec(value);
        if (!said || besideIn(document.value, path).isQuoted) continue;
        const inside = { start: said.index, end: said.index + said[0].length };
        yield { document, location: { path, part: 'value', inside }, words: words(said[0]) };
      }
    };
  }),
};

const words = (written: string): Words => ({
  message: `"${written}" says more than anybody could show.`,
  fix: 'Write what you can show: a figure of yours, by its token. If you can show this, let the page be an exception and say there how.',
  why: 'Visitors hear it from everybody, and the rules of advertising ask for proof.',
});
