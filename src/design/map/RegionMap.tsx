import { useContext } from 'react';
import { styled } from 'styled-components';
import { GroundContext } from './ground';
import type { Ground } from './ground';
import { boxAround, boxesOnRing, boxOfWords, placeLabels, ringLabel } from './labels';
import { MapGround } from './MapGround';
import { groundNames } from './names';
import { say, useWords } from '../words';
import type { DrawnWords } from '../words';
import { isInside, project, round, viewAround } from './project';
import type { Coordinates, Point, View } from './project';

/** The drawing is this wide in its own units, so that words and dots are the same size on every map. */
const UNITS = 560;
/** A letter of a code in the larger type of phones; what fits there fits everywhere. */
const LETTER = 13;

const Drawing = styled.svg`
  width: 100%;
  height: auto;
  stroke-linecap: round;
  stroke-linejoin: round;
  paint-order: stroke;
  & [data-part='ring'] {
    fill: var(--brand);
    fill-opacity: 0.09;
    stroke: var(--brand);
    stroke-dasharray: 1 8;
  }
  & [data-part='pin'] {
    fill: var(--ink);
    stroke: var(--paper);
    stroke-width: 4;
  }
  & [data-part='frame'] {
    fill: none;
    stroke: var(--brand);
  }
  & text[data-part] {
    fill: var(--ink);
    stroke: var(--map-land, var(--mist));
    stroke-width: 5;
    font: 600 16px var(--font-text);
    pointer-events: none;
  }
  & text[data-part='minutes'] {
    fill: var(--brand);
  }
  & a circle:first-child {
    fill: transparent;
  }
  & a circle + circle,
  & [data-part='speck'] {
    fill: var(--brand);
    stroke: var(--paper);
    stroke-width: 3;
  }
  & a:not(:hover) [data-part='name'],
  & a:hover [data-part='code'] {
    opacity: 0;
  }
  &:has(a:hover) a:not(:hover) [data-part='code'] {
    opacity: 0.15;
  }
  /* On a phone the dots lie closer together than fingers are wide: there the list leads to the pages. */
  @media (max-width: 40em) {
    & a {
      pointer-events: none;
    }
    & a circle + circle {
      r: 8px;
    }
    & text[data-part] {
      font-size: 19px;
    }
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    --ink: CanvasText;
    --brand: LinkText;
    --edge: CanvasText;
    --paper: Canvas;
    --map-land: none;
    --map-park: none;
    --map-river: CanvasText;
    --map-words: CanvasText;
    & [data-part='river'] {
      stroke-opacity: 0.5;
    }
    & [data-name='river'] {
      display: none;
    }
  }
`;

/** A page on the map. */
interface MapPage {
  route: string;
  name: string;
  code?: string;
  coordinates?: Coordinates;
}

const nameOf = ({ name, code }: MapPage) => (code ? `${name} ${code}` : name);

type Props = {
  /** With a pin, the map shows what lies around it and how far the average response reaches, where there is one. */
  pin?: (Coordinates & { name: string; responseMinutes?: number }) | undefined;
  /** Without a pin: all of the region, or its inset, where it has one, at a scale where districts stand apart. */
  part?: 'whole' | 'inset';
  /** Pages with coordinates become dots that lead to them; others are left out. */
  pages: readonly MapPage[];
};

/** Maps around a pin are of one scale, in which this ring has room: a ring half as large is half as far away. */
const USUAL_MINUTES = 30;

/** How far we get in this time as the crow flies. */
const kmIn = (minutes: number, { kmPerHour }: Ground) => round((minutes / 60) * kmPerHour);

function viewOf({ pin, part }: Props, ground: Ground): View | undefined {
  if (pin)
    return viewAround(project(pin, ground.centre), kmIn(Math.max(USUAL_MINUTES, pin.responseMinutes ?? 0), ground));
  return (part === 'inset' && ground.inset) || ground.whole;
}

function labelOf({ pin, part }: Props, { name, inset }: Ground, words: DrawnWords): string {
  if (pin) return say(words.mapAround, { name, place: pin.name });
  return say(part === 'inset' && inset ? words.mapOfCentre : words.mapOf, { name });
}

/** How far from its dot a press still counts: up to 18 units, and never nearer to another dot. */
function reachOf(dot: Point, dots: readonly Point[]): number {
  const gaps = dots.filter((other) => other !== dot).map((other) => Math.hypot(other.x - dot.x, other.y - dot.y));
  return Math.max(6, Math.min(18, ...gaps.map((gap) => Math.floor(gap / 2))));
}

/**
 * A quiet map of the region whose dots lead a mouse to the pages. Keyboards and fingers have the same pages in lists,
 * and do not stop at each dot on their way. Nothing without a region.
 */
export function RegionMap(props: Props) {
  const ground = useContext(GroundContext);
  const view = ground && viewOf(props, ground);
  return ground && view ? <DrawnMap {...props} ground={ground} view={view} /> : null;
}

/** The corner where a hero writes the coordinates of its pin. */
const captionIn = (height: number) => ({ left: 0, right: 200, top: height - 50, bottom: height });

function DrawnMap({ ground, view, ...props }: Props & { ground: Ground; view: View }) {
  const words = useWords();
  const { pin, part = 'whole', pages } = props;
  const { inset } = ground;
  const scale = UNITS / view.width;
  const height = Math.round(view.height * scale);
  const place = ({ x, y }: Point): Point => ({
    x: Math.round((x - view.x) * scale),
    y: Math.round((y - view.y) * scale),
  });
  const isWhole = !pin && (part === 'whole' || !inset);

  const spots = pages.flatMap((page) => {
    const point = page.coordinates && project(page.coordinates, ground.centre);
    return point && isInside(point, view)
      ? [{ page, point, ...place(point), width: (page.code ?? '').length * LETTER + 6 }]
      : [];
  });
  const dots = isWhole && inset ? spots.filter(({ point }) => !isInside(point, inset)) : spots;
  const pinAt = pin && project(pin, ground.centre);
  const middle = pinAt && place(pinAt);
  const taken = middle
    ? [boxAround(middle, 22), boxAround({ x: middle.x, y: middle.y - 30 }, 22), captionIn(height)]
    : [];
  const frame = isWhole &&
    inset && { ...place(inset), width: Math.round(inset.width * scale), height: Math.round(inset.height * scale) };
  if (frame) taken.push({ left: frame.x, top: frame.y, right: frame.x + frame.width, bottom: frame.y + frame.height });
  const ring = pin?.responseMinutes === undefined ? undefined : Math.round(kmIn(pin.responseMinutes, ground) * scale);
  const minutes = middle && ring !== undefined ? ringLabel(middle, ring, dots) : undefined;
  if (minutes) taken.push(minutes.box);
  const size = { width: UNITS, height };
  const onRing = middle && ring !== undefined ? boxesOnRing(middle, ring) : [];
  const codes = placeLabels(dots, { obstacles: taken, ring: onRing }, size);
  const names = isWhole
    ? []
    : groundNames(ground, place, {
        frame: size,
        taken: [
          ...taken,
          ...dots.map((dot) => boxAround(dot, 9)),
          ...codes.flatMap((code, index) => (code ? [boxOfWords(code, dots[index]!.width)] : [])),
        ],
        ring: middle && ring !== undefined ? { ...middle, radius: ring } : undefined,
      });

  return (
    <Drawing viewBox={`0 0 ${UNITS} ${height}`} role="group" aria-label={labelOf(props, ground, words)}>
      <MapGround ground={ground} view={view} scale={scale} isClose={!isWhole} names={names}>
        {middle && ring !== undefined && (
          <circle data-part="ring" cx={middle.x} cy={middle.y} r={ring} strokeWidth="3.5" />
        )}
      </MapGround>
      {isWhole && (
        <g aria-hidden="true">
          {spots.map(({ page, x, y }) => (
            <circle key={page.route} data-part="speck" cx={x} cy={y} r="3" />
          ))}
          {frame && <rect data-part="frame" {...frame} rx="5" strokeWidth="2" />}
        </g>
      )}
      {dots.map((dot, index) => {
        const { page, x, y } = dot;
        const isRight = x > UNITS * 0.6;
        const code = codes[index];
        return (
          <a key={page.route} href={page.route} tabIndex={-1}>
            <circle cx={x} cy={y} r={reachOf(dot, dots)} />
            <circle cx={x} cy={y} r="6" />
            {code && (
              <text data-part="code" x={code.x} y={code.y} textAnchor={code.anchor} aria-hidden="true">
                {page.code}
              </text>
            )}
            <text data-part="name" x={x + (isRight ? -13 : 13)} y={y + 6} textAnchor={isRight ? 'end' : 'start'}>
              {nameOf(page)}
            </text>
          </a>
        );
      })}
      {middle && (
        <g aria-hidden="true">
          <path
            data-part="pin"
            transform={`translate(${middle.x} ${middle.y})`}
            fillRule="evenodd"
            d="M0 0c-5-9-15-16-15-28a15 15 0 0130 0c0 12-10 19-15 28zm0-22a6 6 0 100-12 6 6 0 000 12z"
          />
          {minutes && pin.responseMinutes !== undefined && (
            <text data-part="minutes" {...minutes.at} textAnchor="middle">
              {say(words.minutes, { count: pin.responseMinutes })}
            </text>
          )}
        </g>
      )}
    </Drawing>
  );
}
