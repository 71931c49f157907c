import { PLAIN_COLOURS } from '../../../../design/theme/colours';
import { paletteOf } from '../../../../design/theme/palette';
import type { ColourName, Theme } from '../../../../design/theme/palette';
import { linesOf, plainTextOf, wrapped } from './coloured-text';
import type { Paint, Span } from './coloured-text';

/** In pixels; GitHub shows a README 830 wide or wider. A letter of the faces below is 0.6 of its size wide. */
const WIDTH = 830;
const SIZE = 13;
const LINE = 21;
const PADDING = 24;
const BAR = 40;
const RADIUS = 10;
export const COLUMNS = Math.floor((WIDTH - 2 * PADDING) / (SIZE * 0.6));

const FACES = `ui-monospace, SFMono-Regular, 'SF Mono', Menlo, Consolas, 'Liberation Mono', 'DejaVu Sans Mono', monospace`;

/** The tokens of the theme that stand for a terminal's colours, all of them on `paper`. */
export const COLOURS: Record<Paint, ColourName> = {
  plain: 'text',
  bold: 'ink',
  dim: 'muted',
  red: 'call',
  yellow: 'brass',
  green: 'sound',
};

export interface Shown {
  /** The typed command. */
  command: string;
  /** Its output, with colours. */
  output: string;
  title: string;
}

/** A terminal as an SVG in light and dark, with the text as text. It refers to nothing outside itself. */
export function terminalPicture({ command, output, title }: Shown): string {
  const lines = linesOf(output);
  const rows = lines.flatMap((line) => wrapped(line, COLUMNS));
  const height = BAR + PADDING + rows.length * LINE + PADDING - (LINE - SIZE);
  const top = BAR + PADDING + SIZE - 3;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" ` +
      'role="img" aria-labelledby="title desc">',
    '  <!-- Generated from the messages of the check by "npm run schemas". Do not edit. -->',
    `  <title id="title">${escaped(title)}</title>`,
    `  <desc id="desc">${escaped(lines.map(plainTextOf).join('\n'))}</desc>`,
    `  <style>${style()}</style>`,
    `  <rect class="card" width="${WIDTH}" height="${height}" rx="${RADIUS}"/>`,
    `  <path class="bar" d="M0 ${BAR}V${RADIUS}a${RADIUS} ${RADIUS} 0 0 1 ${RADIUS} ` +
      `-${RADIUS}H${WIDTH - RADIUS}a${RADIUS} ${RADIUS} 0 0 1 ${RADIUS} ${RADIUS}V${BAR}z"/>`,
    `  <path class="edge" d="M0 ${BAR + 0.5}H${WIDTH}"/>`,
    `  <rect class="edge" x="0.5" y="0.5" width="${WIDTH - 1}" height="${height - 1}" rx="${RADIUS - 0.5}"/>`,
    `  <text class="dim" x="${PADDING}" y="${BAR / 2 + 5}">${escaped(command)}</text>`,
    ...rows.flatMap((row, index) =>
      row.length === 0 ? [] : [`  <text x="${PADDING}" y="${top + index * LINE}">${row.map(drawn).join('')}</text>`],
    ),
    '</svg>',
    '',
  ].join('\n');
}

const drawn = ({ text, paint }: Span) =>
  paint === 'plain' ? escaped(text) : `<tspan class="${paint}">${escaped(text)}</tspan>`;

function style(): string {
  const { light, dark } = paletteOf(PLAIN_COLOURS);
  return [
    `text{font:${SIZE}px ${FACES};white-space:pre}.bold{font-weight:600}.edge{fill:none}`,
    colours(light),
    `@media (prefers-color-scheme:dark){${colours(dark)}}`,
  ].join('');
}

const colours = (theme: Theme) =>
  [
    `.card{fill:${theme.paper}}.bar{fill:${theme.mist}}.edge{stroke:${theme.line}}text{fill:${theme[COLOURS.plain]}}`,
    ...Object.entries(COLOURS)
      .filter(([paint]) => paint !== 'plain')
      .map(([paint, name]) => `.${paint}{fill:${theme[name]}}`),
  ].join('');

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
