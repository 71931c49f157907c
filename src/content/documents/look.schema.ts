import { z } from 'zod';
import { TRADE_SETS } from '../../design/drawings/trade-sets';
import { PLAIN_COLOURS, PLAIN_LOOK } from '../../design/theme/colours';

const colour = (title: string, description: string) =>
  z
    .string()
    .regex(/^#[0-9A-Fa-f]{6}$/)
    .meta({
      title,
      description,
      visible: false,
      errorMessage: 'Write the colour as "#" and six digits from 0 to F, for example "#0B5FA5".',
    });

const colours = z
  .strictObject({
    ink: colour('Ink', 'The dark colour of headings and bands. Every grey of the site is a shade of it.'),
    brand: colour('Brand', 'The colour of links, of second buttons and of the accents in drawings.'),
    call: colour('Call', 'The colour of calling and of emergencies; nothing else has it.'),
  })
  .default(PLAIN_COLOURS)
  .meta({
    title: 'Colours',
    description: 'Three colours, chosen for a light background. The light and the dark theme are made from them.',
    why: 'Visitors could not tell this business from another, or could not read its pages.',
  });

const mark = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*\.svg$/)
  .max(100)
  .optional()
  .meta({
    title: 'Mark',
    visible: false,
    examples: ['mark.svg'],
    description:
      "The name of an SVG file in the folder _images, drawn beside the name, in the browser's tab and on " +
      'the pictures for social networks. ' +
      'It is made of plain shapes (g, path, circle, ellipse, rect, line, polyline, polygon) and has two colours: ' +
      'fill="currentColor" is the ink, ' +
      'and what has data-part="accent" is in the colour of the brand.',
    errorMessage: 'Write the name of an SVG file in the folder _images, for example "mark.svg".',
  });

const drawings = z
  .enum(TRADE_SETS)
  .default('general')
  .meta({
    title: 'Drawings',
    description:
      'The trade by which the line between steps is drawn, and whose icons and scenes are offered first. ' +
      '"general" is of no trade.',
    visible: false,
    why: 'Visitors would see steps drawn in the manner of another trade.',
    errorMessage: `Write one of these: ${TRADE_SETS.map((each) => `"${each}"`).join(', ')}.`,
  });

/**
 * The look of one firm's site. The typeface is not part of it, because it is measured, subset and budgeted with the
 * code.
 */
export const look = z.strictObject({ colours, mark, drawings }).default(PLAIN_LOOK).meta({
  title: 'Look',
  description: 'The brand as every page shows it.',
  why: 'Visitors could not tell this business from another.',
});
