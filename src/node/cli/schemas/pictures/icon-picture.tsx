import { parseDocument } from 'htmlparser2';
import { renderToStaticMarkup } from 'react-dom/server';
import { PLAIN_COLOURS } from '../../../../design/theme/colours';
import { Icon } from '../../../../design/drawings/Icon';
import { pathOf } from '../../../plugins/icon-path';
import { drawnIcon, ICONS } from '../../../../design/drawings/icon-names';
import type { IconName } from '../../../../design/drawings/icon-names';
import { paletteOf } from '../../../../design/theme/palette';
import type { Theme } from '../../../../design/theme/palette';

/** In pixels; GitHub shows a README 830 wide or wider. */
const WIDTH = 830;
const PADDING = 24;
const COLUMNS = 6;
const CELL = (WIDTH - 2 * PADDING) / COLUMNS;
const ROW = 38;
const HEAD = 40;

const GROUPS = Object.entries(ICONS).map(([group, icons]) => ({ group, names: Object.keys(icons) as IconName[] }));

/** Every icon that a page may name, above each other by what they are about, for a README in light and in dark. */
export function iconPicture(): { alt: string; svg: string } {
  const rows: string[] = [];
  let top = PADDING;
  for (const { group, names } of GROUPS) {
    rows.push(`  <text class="head" x="${PADDING}" y="${top + 16}">${group}</text>`);
    rows.push(
      ...names.map((name, index) =>
        drawn(name, PADDING + (index % COLUMNS) * CELL, top + HEAD - 8 + Math.floor(index / COLUMNS) * ROW),
      ),
    );
    top += HEAD + Math.ceil(names.length / COLUMNS) * ROW;
  }
  const lists = GROUPS.map(({ group, names }) => `${group}: ${names.join(', ')}.`);
  const alt = `The icons by their names. ${lists.join(' ')}`;
  return { alt, svg: picture(rows, top + PADDING / 2, alt) };
}

function drawn(name: IconName, x: number, y: number): string {
  const markup = renderToStaticMarkup(<Icon name={drawnIcon(name)} />).replace(/ (?:xmlns|class)="[^"]*"/g, '');
  // One path, as pages draw it, whether or not the plugin has been at work.
  const icon = markup.replace(/>.*</, `><path d="${pathOfIcon(markup)}"></path><`);
  const [across, down] = [x, y].map((each) => Number(each.toFixed(1)));
  return `  <g transform="translate(${across} ${down})">${icon}<text x="30" y="15">${name}</text></g>`;
}

function picture(rows: string[], height: number, title: string): string {
  const { light, dark } = paletteOf(PLAIN_COLOURS);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" ` +
      'role="img" aria-labelledby="title">',
    '  <!-- Generated from the icons of the pages by "npm run schemas". Do not edit. -->',
    `  <title id="title">${title}</title>`,
    '  <style>text{font:14px system-ui,sans-serif}.head{font-weight:600}' +
      `${colours(light)}@media (prefers-color-scheme:dark){${colours(dark)}}</style>`,
    `  <rect class="card" width="${WIDTH}" height="${height}" rx="10"/>`,
    ...rows,
    '</svg>',
    '',
  ].join('\n');
}

const colours = ({ paper, ink, text }: Theme) =>
  `.card{fill:${paper}}text{fill:${text}}.head{fill:${ink}}g{color:${ink}}`;

/** The shapes of an icon's `<svg>` as one path; of one that is a path already, that. */
function pathOfIcon(markup: string): string {
  const [svg] = parseDocument(markup, { xmlMode: true }).children;
  if (svg?.type !== 'tag') throw new Error(`No icon is drawn by ${markup}.`);
  return svg.children.map((shape) => (shape.type === 'tag' ? pathOf(shape.name, shape.attribs) : '')).join('');
}
