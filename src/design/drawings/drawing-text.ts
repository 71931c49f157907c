import type { Drawing, DrawingPart } from './drawing';

export interface DrawingColours {
  ink: string;
  accent: string;
}

interface Paint {
  colour: string;
  accent: string;
  fill: string;
  stroke: string;
}

/** The parts of a drawing as SVG, each with its colour. What a drawing may hold needs no escaping. */
export function drawingText({ parts }: Drawing, { ink, accent }: DrawingColours): string {
  return parts.map((part) => partText(part, { colour: ink, accent, fill: 'currentColor', stroke: 'none' })).join('');
}

function partText({ tag, attributes, isAccent, parts }: DrawingPart, from: Paint): string {
  const paint = {
    ...from,
    colour: isAccent ? from.accent : from.colour,
    fill: attributes['fill'] ?? from.fill,
    stroke: attributes['stroke'] ?? from.stroke,
  };
  const filled = (value: string) => (value === 'currentColor' ? paint.colour : value);
  const { fill: _, stroke: __, ...shape } = attributes;
  const painted = {
    ...shape,
    ...(!parts && { fill: filled(paint.fill), ...(paint.stroke !== 'none' && { stroke: filled(paint.stroke) }) }),
  };
  const opening = `${tag}${Object.entries(painted)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')}`;
  return parts ? `<${opening}>${parts.map((part) => partText(part, paint)).join('')}</${tag}>` : `<${opening}/>`;
}
