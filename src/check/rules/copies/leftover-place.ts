import { leftoverPlace as wordsOfLeftover } from '../../messages/copies';
import type { Rule } from '../../rule';
import { diagnosticOf } from './stranger-diagnostic';
import { strangersIn } from './strangers';

export const leftoverPlace: Rule = {
  code: 'leftover-place',
  severity: 'error',
  mayAllow: true,
  summary: 'A text of an area page still names a place of the area page that it was copied from.',
  example: { before: '"heading": "Boilers in SW1H" in pages/areas/n1.json', after: '"heading": "Boilers in {area.code}"' },
  *check(site) {
    for (const stranger of strangersIn(site)) if (stranger.isCertain) yield diagnosticOf(stranger, wordsOfLeftover);
  },
};
