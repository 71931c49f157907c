import { sampleAreaFigure as words, unsaidAreaFigures } from '../../messages/live';
import type { Rule } from '../../rule';
import { isObject } from '../../judge/schema-walk';

export const sampleAreaFigure: Rule = {
  code: 'sample-area-figure',
  severity: 'error',
  gate: 'live',
  summary: 'The ratings or response times of the area pages are samples.',
  example: { before: '"areaFigures": { "ratings": "sample", "responseTimes": "measured" }', after: '"areaFigures": { "ratings": "measured", "responseTimes": "measured" }' },
  *check(site) {
    const document = site.business;
    const areas = site.pages.filter(({ kind }) => kind === 'area').length;
    if (!document || !isObject(document.value) || areas === 0) return;
    const said = document.value['areaFigures'];
    if (said === undefined) {
      yield { document, location: { path: [], part: 'opening' }, words: unsaidAreaFigures(areas) };
      return;
    }
    for (const figure of ['ratings', 'responseTimes'] as const) {
      const origin = isObject(said) ? said[figure] : undefined;
      if (origin === undefined) yield { document, location: { path: ['areaFigures'], part: 'opening' }, words: words({ figure, areas }) };
      if (origin === 'sample') yield { document, location: { path: ['areaFigures', figure], part: 'value' }, words: words({ figure, areas }) };
    }
  },
};
