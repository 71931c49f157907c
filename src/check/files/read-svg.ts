import { Parser } from 'htmlparser2';
import type { Drawing, DrawingPart } from '../../design/drawing';
import type { Span } from '../../json/text-edit';
import type { Words } from '../problem';
import { MOST_BYTES, unsafeMark } from './unsafe-mark';

export interface SvgFault extends Span {
  words: Words;
}

const NAMESPACE = 'http://www.w3.org/2000/svg';
/** What draws; a `<title>` may stand between, and is not drawn. */
export const SHAPES = ['g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'];

const NUMBERS = /^[-+\d.eE,\s]*$/;
const PAINT = /^(none|currentColor)$/;
const TRANSFORM = /^\s*((matrix|translate|scale|rotate|skewX|skewY)\([-+\d.eE,\s]*\)[,\s]*)*$/;

/** Every attribute that a shape may have, with what it may say. */
const OF_SHAPES = new Map<string, RegExp>([
  ...['x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'width', 'height', 'points',
    'stroke-width', 'stroke-miterlimit', 'stroke-dasharray', 'stroke-dashoffset', 'opacity', 'fill-opacity', 'stroke-opacity',
  ].map((name): [string, RegExp] => [name, NUMBERS]),
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
  ...OF_SHAPES, ['xmlns', new RegExp(`^${NAMESPACE}$`)], ['viewBox', /^\s*[-+\d.]+([,\s]+[-+\d.]+){3}\s*$/], ['version', NUMBERS],
]);
/** Of `<svg>` itself, what a drawing is not drawn with. */
const NOT_DRAWN = new Set(['xmlns', 'viewBox', 'version', 'width', 'height', 'x', 'y']);

/**
 * An SVG as a drawing in two colours, by a list of what it may be made of. Whatever is not on the list is a fault, and a
 * text with a fault is no drawing: a script, a style, an address, an entity.
 */
export function readSvg(text: string): { drawing?: Drawing; faults: SvgFault[] } {
  const faults: SvgFault[] = [];
  const open: DrawingPart[] = [];
  let root: DrawingPart | undefined;
  let attributes: Record<string, string> = {};
  const parser = new Parser({
    onattribute(name, value) {
      attributes[name] = value;
      const allowed = (open.length === 0 ? OF_SVG : OF_SHAPES).get(name);
      if (!allowed) refuse(unsafeMark.attribute(name));
      else if (!allowed.test(value)) refuse(unsafeMark.value(name, value));
    },
    onopentag(name) {
      const parent = open.at(-1);
      const part = partOf(name, attributes);
      attributes = {};
      if (!root && name === 'svg') {
        root = part;
        if (!part.attributes['viewBox']) refuse(unsafeMark.noViewBox());
      }
      else if (!root || !parent) refuse(unsafeMark.noSvg());
      else if (SHAPES.includes(name)) (parent.parts ??= []).push(part);
      else if (name !== 'title') refuse(unsafeMark.element(name));
      open.push(part);
    },
    onclosetag(_, isImplied) {
      open.pop();
      if (isImplied && text.slice(parser.endIndex - 1, parser.endIndex + 1) !== '/>') refuse(unsafeMark.unclosed());
    },
    ontext(content) {
      if (content.trim() && open.at(-1)?.tag !== 'title') refuse(unsafeMark.text());
    },
    onprocessinginstruction(name) {
      if (name !== '?xml') refuse(unsafeMark.element(name));
    },
    oncdatastart: () => refuse(unsafeMark.element('![CDATA[')),
  }, { xmlMode: true, decodeEntities: false });

  function refuse(said: Words) {
    // A program that writes a fault once writes it everywhere: the first one speaks for all.
    if (!faults.some(({ words: known }) => known.message === said.message)) {
      faults.push({ start: parser.startIndex, end: Math.min(parser.endIndex + 1, text.length), words: said });
    }
  }

  if (text.length > MOST_BYTES) return { faults: [{ start: 0, end: 0, words: unsafeMark.tooLarge(text.length) }] };
  parser.end(text);
  if (!root && faults.length === 0) refuse(unsafeMark.noSvg());
  return faults.length > 0 || !root ? { faults } : { drawing: drawingOf(root), faults };
}

function partOf(tag: string, { 'data-part': part, ...attributes }: Record<string, string>): DrawingPart {
  return { tag, attributes, ...(part && { isAccent: true }) };
}

/** What `<svg>` says for all of its parts becomes a group of them. */
function drawingOf({ attributes, isAccent, parts = [] }: DrawingPart): Drawing {
  const forAll = Object.fromEntries(Object.entries(attributes).filter(([name]) => !NOT_DRAWN.has(name)));
  const isGroup = isAccent || Object.keys(forAll).length > 0;
  return {
    viewBox: attributes['viewBox']!,
    parts: isGroup ? [{ tag: 'g', attributes: forAll, ...(isAccent && { isAccent }), parts }] : parts,
  };
}
