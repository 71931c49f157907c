import type { SkylineName } from './skyline-names';
import { SKYLINE_HEIGHT } from './skyline-size';
import { gabled } from './skylines/gabled';
import { georgian } from './skylines/georgian';
import { mansionBlock } from './skylines/mansion-block';
import { mews } from './skylines/mews';
import { riverside } from './skylines/riverside';
import { shops } from './skylines/shops';
import type { SkylineDrawing } from './skylines/strip';
import { towers } from './skylines/towers';

/** The strips. They are files of their own, so no page and no script pays for them. */
export const drawSkylines = (): Record<SkylineName, SkylineDrawing> => ({
  'georgian': georgian(),
  'mansion-block': mansionBlock(),
  'gabled': gabled(),
  'shops': shops(),
  'towers': towers(),
  'mews': mews(),
  'riverside': riverside(),
});

/** The width of the lines, and what stays free above the highest roof behind. */
const LINE = 1.5;

const short = (length: number) => Number(length.toFixed(3));

/** A strip as SVG that pages show by its two fragments; its colours are inherited from where it is shown. */
export function skylineText({ scale, line, fine, lit, behind, roofs }: SkylineDrawing): string {
  const rise = short((SKYLINE_HEIGHT - LINE) / roofs);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    `<path id="behind" transform="translate(0 ${SKYLINE_HEIGHT}) scale(${scale} ${rise})" d="${behind}"/>`,
    `<g id="street" transform="translate(0 ${SKYLINE_HEIGHT}) scale(${scale})" stroke-width="${short(LINE / scale)}">`,
    `<path d="${line}"/>`,
    fine && `<path fill="none" stroke-opacity=".4" d="${fine}"/>`,
    `<path fill="currentColor" d="${lit}"/>`,
    '</g></svg>\n',
  ].join('');
}
