import { valueAt } from '../../../json/path';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import type { Site } from '../../site';
import { counted } from '../../words';

const AREA_FIGURES = {
  ratings: {
    name: 'ratings',
    fact: 'rating',
    orElse: ', or take "rating" out of those that have no reviews',
    why: 'The law forbids invented ratings, and visitors decide by them whom to let into their homes.',
  },
  responseTimes: {
    name: 'response times',
    fact: 'responseMinutes',
    orElse: '',
    why:
      'In an emergency people choose by them whom they call, and nobody would come in the time that they were ' +
      'promised.',
  },
};

export const sampleAreaFigure: Rule = {
  code: 'sample-area-figure',
  severity: 'error',
  gate: 'live',
  summary: 'The ratings or response times of the area pages are samples.',
  example: {
    before: '"areaFigures": { "ratings": "sample", "responseTimes": "measured" }',
    after: '"areaFigures": { "ratings": "measured", "responseTimes": "measured" }',
  },
  scope: 'site',
  *check(site) {
    const document = site.business;
    if (!document) return;
    // A default is not what the file says.
    const said = valueAt(document.value, ['areaFigures']);
    if (said === undefined) {
      const areas = pagesWith(site, 'ratings');
      if (areas > 0) yield { document, location: { path: [], part: 'opening' }, words: unsaidAreaFigures(areas) };
      return;
    }
    for (const figure of ['ratings', 'responseTimes'] as const) {
      const origin = valueAt(said, [figure]);
      const areas = pagesWith(site, figure);
      if (areas === 0 || (origin !== undefined && origin !== 'sample')) continue;
      yield {
        document,
        words: words({ figure, areas }),
        location: origin
          ? { path: ['areaFigures', figure], part: 'value' }
          : { path: ['areaFigures'], part: 'opening' },
      };
    }
  },
};

type Figure = keyof typeof AREA_FIGURES;

/** How many pages have the figure among their facts. */
const pagesWith = ({ pages }: Site, figure: Figure): number =>
  pages.filter(({ value }) => valueAt(value, ['facts', AREA_FIGURES[figure].fact]) !== undefined).length;

const words = ({ figure, areas }: { figure: Figure; areas: number }): Words => ({
  message: `The ${AREA_FIGURES[figure].name} of the area pages are samples.`,
  fix:
    `Write the real figures into the facts of ${counted(areas, 'area page')}${AREA_FIGURES[figure].orElse}, and then ` +
    `"${figure}": "measured" here.`,
  why: AREA_FIGURES[figure].why,
});

const unsaidAreaFigures = (areas: number): Words => ({
  message: 'Nothing says where the ratings and response times of the area pages come from, so they count as samples.',
  fix:
    `Write the real figures into the facts of ${counted(areas, 'area page')}${AREA_FIGURES.ratings.orElse}, and then ` +
    '"areaFigures": { "ratings": "measured", "responseTimes": "measured" } into this file.',
  why: AREA_FIGURES.ratings.why,
});
