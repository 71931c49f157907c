import { Parser } from 'htmlparser2';
import type { Drawing, DrawingPart } from '../../design/drawings/drawing';
import type { Span } from '../../json/text-edit';
import type { Words } from '../problem';
import { MOST_BYTES, unsafeMark } from './unsafe-mark';

export interface SvgFault extends Span {
  words: Words;
}

const NAMESPACE = 'http://www.w3.org/2000/svg';
/** Elements that draw; a `<title>` may stand among them, and is not drawn. */
export const SHAPES = ['g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'];

const NUMBERS = /^[-+\d.eE,\s]*$/;
const PAINT = /^(none|currentColor)$/;
const TRANSFORM = /^\s*((matrix|translate|scale|rotate|skewX|skewY)\([-+\d.eE,\s]*\)[,\s]*)*$/;

const MEASURES = (
  'x y x1 y1 x2 y2 cx cy r rx ry width height points stroke-width stroke-miterlimit stroke-dasharray ' +
  'stroke-dashoffset opacity fill-opacity stroke-opacity'
).split(' ');

const OF_SHAPES = new Map<string, RegExp>([
  ...MEASURES.map((name): [string, RegExp] => [name, NUMBERS]),
  ['d', /^[-+\d.eE,\sMmZzLlHhVvCcSsQqTtAa]*$/],
  ['transform', TRANSFORM],
  ['fill', PAINT],
  ['stroke', PAINT],
  ['fill-rule', /^(nonzero|evenodd)$/],
  ['clip-rule', /^(nonzero|evenodd)$/],
  ['stroke-linecap', /^(butt|round|square)$/],
  ['stroke-linejoin', /^(miter|round|bevel)$/],
  ['data-part', /^accent$/],
]);
const OF_SVG = new Map<string, RegExp>([
  ...OF_SHAPES,
  ['xmlns', new RegExp(`^${NAMESPACE}$`)],
  ['viewBox', /^\s*[-+\d.]+([,\s]+[-+\d.]+){3}\s*$/],
  ['version', NUMBERS],
]);
const NOT_DRAWN = new Set(['xmlns', 'viewBox', 'version', 'width', 'height', 'x', 'y']);

/**
 * An SVG as a drawing in two colours, by a list of what it may be made of. Whatever is not on the list is a fault, and
 * a text with a fault is no drawing: a script, a style, an address, an entity.
 */
export function readSvg(text: string): { drawing?: Drawing; faults: SvgFault[] } {
  const faults: SvgFault[] = [];
  /** Open elements, the outermost first; `undefined` for a forbidden one, whose contents are not reported again. */
  const open: (DrawingPart | undefined)[] = [];
  let root: DrawingPart | undefined;
  const parser = new Parser(
    {
      onopentagname(name) {
        const parent = open.at(-1);
        const part: DrawingPart = { tag: name, attributes: {} };
        open.push(part);
        if (open.length === 1 && !root && name === 'svg') root = part;
        else if (parent && SHAPES.includes(name)) (parent.parts ??= []).push(part);
        else if (!parent || name !== 'title') {
          open[open.length - 1] = undefined;
          if (parent) refuse(unsafeMark.element(name));
          else if (open.length === 1) refuse(unsafeMark.noSvg());
        }
      },
      onattribute(name, value) {
        const part = open.at(-1);
        if (!part) return;
        const allowed = (part === root ? OF_SVG : OF_SHAPES).get(name);
        if (!allowed) return refuse(unsafeMark.attribute(name));
        if (!allowed.test(value)) refuse(unsafeMark.value(name, value));
        if (name === 'data-part') part.isAccent = true;
        else part.attributes[name] = value;
      },
      onopentag() {
        if (root && open.at(-1) === root && !root.attributes['viewBox']) refuse(unsafeMark.noViewBox());
      },
      onclosetag(_, isImplied) {
        open.pop();
        if (isImplied && text.slice(parser.endIndex - 1, parser.endIndex + 1) !== '/>') refuse(unsafeMark.unclosed());
      },
      ontext(content) {
        const around = open.at(-1);
        if (content.trim() && (around ? around.tag !== 'title' : open.length === 0)) refuse(unsafeMark.text());
      },
      onprocessinginstruction(name) {
        if (name !== '?xml') refuse(unsafeMark.element(name));
      },
    },
    { xmlMode: true, decodeEntities: false },
  );

  function refuse(fault: Words) {
    // A program that writes a fault once writes it everywhere: the first one speaks for all.
    if (!faults.some(({ words: earlier }) => earlier.message === fault.message)) {
      faults.push({ start: parser.startIndex, end: Math.min(parser.endIndex + 1, text.length), words: fault });
    }
  }

  if (text.length > MOST_BYTES) return { faults: [{ start: 0, end: 0, words: unsafeMark.tooLarge(text.length) }] };
  parser.end(text);
  if (!root && faults.length === 0) refuse(unsafeMark.noSvg());
  return faults.length > 0 || !root ? { faults } : { drawing: drawingOf(root), faults };
}

/** Turns attributes of `<svg>` that apply to all of its parts into a group around them. */
function drawingOf({ attributes, isAccent, parts = [] }: DrawingPart): Drawing {
  const forAll = Object.fromEntries(Object.entries(attributes).filter(([name]) => !NOT_DRAWN.has(name)));
  const isGroup = isAccent || Object.keys(forAll).length > 0;
  return {
    viewBox: attributes['viewBox']!,
    parts: isGroup ? [{ tag: 'g', attributes: forAll, ...(isAccent && { isAccent }), parts }] : parts,
  };
}
