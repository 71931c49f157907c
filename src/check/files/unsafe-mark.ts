import type { Words } from '../problem';
import { quote } from '../words';

/** A mark stands in every page, and twice in most. */
export const MOST_BYTES = 8 * 1024;

const DRAWN_BY_ALL = 'A drawing stands in pages: what runs in it, or comes from elsewhere, would reach visitors.';
const OWN_COLOUR =
  'A colour of its own would stay as it is where the theme is dark or the brand changes, and could not be seen.';
const NOT_DRAWN = 'Visitors would see no drawing, or half of one.';
const PLAIN = 'Delete it, or ask who made the drawing for a plain SVG of shapes alone.';

export const unsafeMark = {
  code: 'unsafe-mark',
  summary: 'A drawing holds something else than plain shapes in its two colours: a script, a style, an address.',
  example: { before: '<path fill="#0B5FA5" d="M2 2h4"/>', after: '<path fill="currentColor" d="M2 2h4"/>' },

  element: (name: string): Words => ({
    message: `<${name}> has no place in a drawing.`,
    fix: PLAIN,
    why: DRAWN_BY_ALL,
  }),
  attribute(name: string): Words {
    const message = `"${name}" has no place in a drawing.`;
    if (name !== 'style' && name !== 'class') return { message, fix: PLAIN, why: DRAWN_BY_ALL };
    return {
      message,
      fix: 'Delete it, and write data-part="accent" where the second colour of the brand belongs.',
      why: OWN_COLOUR,
    };
  },
  value(name: string, value: string): Words {
    const written = `${name}=${quote(value)}`;
    if (name === 'fill' || name === 'stroke')
      return {
        message: `${written} is a colour of the drawing itself.`,
        fix: `Write ${name}="currentColor", and data-part="accent" beside it where the brand's second colour belongs.`,
        why: OWN_COLOUR,
      };
    const fix = name === 'data-part' ? 'Write data-part="accent", or delete it.' : PLAIN;
    return { message: `${written} cannot be drawn.`, fix, why: NOT_DRAWN };
  },
  text: (): Words => ({
    message: 'There are words between the shapes of the drawing.',
    fix: 'Delete them. Letters that belong to it must be drawn as paths.',
    why: 'They would be set in whatever typeface a visitor has.',
  }),
  unclosed: (): Words => ({
    message: 'The drawing ends before all of its shapes are closed.',
    fix: 'Export it again: the end of the file is missing.',
    why: NOT_DRAWN,
  }),
  noSvg: (): Words => ({
    message: 'This is no drawing: an SVG has one <svg> with everything in it.',
    fix: 'Export the drawing as a plain SVG.',
    why: NOT_DRAWN,
  }),
  noViewBox: (): Words => ({
    message: 'The drawing does not say how large it is.',
    fix: 'Write viewBox="0 0 WIDTH HEIGHT" into <svg>, for example viewBox="0 0 32 32".',
    why: 'Nobody could draw it in another size, and visitors would see a corner of it.',
  }),
  tooLarge: (size: number): Words => ({
    message: `The drawing has ${Math.ceil(size / 1024)} kB; it may have ${MOST_BYTES / 1024}.`,
    fix: 'Simplify its paths, and export it without what only the drawing program needs.',
    why: 'Visitors on a phone would wait for it on each page that shows it, the mark on every one.',
  }),
};
