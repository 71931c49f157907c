import { strayPlace as wordsOfStray } from '../../messages/copies';
import type { Rule } from '../../rule';
import { diagnosticOf } from './stranger-diagnostic';
import { strangersIn } from './strangers';

export const strayPlace: Rule = {
  code: 'stray-place',
  severity: 'warning',
  summary: 'A text of an area page names a place that belongs to the page of a district far away.',
  example: { before: '"paragraphs": ["The flats near Greenwich Park have tanks in the loft."] in pages/areas/n1.json', after: '"paragraphs": ["The flats near Highbury Fields have tanks in the loft."]' },
  *check(site) {
    for (const stranger of strangersIn(site)) if (!stranger.isCertain) yield diagnosticOf(stranger, wordsOfStray);
  },
};
