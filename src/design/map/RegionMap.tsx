import { useContext } from 'react';
import { styled } from 'styled-components';
import { calledBy } from '../finder/districts';
import { GroundContext } from './ground';
import { MapGround } from './MapGround';
import { lineTo } from './lines';
import { labelOf, layOut, radiusFor, reachOf, UNITS, viewOf } from './layout';
import type { DrawnProps, Layout, MapProps } from './layout';
import type { Point } from './project';
import { say, useWords } from '../words';

const Drawing = styled.svg`
  width: 100%;
  height: auto;
  stroke-linecap: round;
  stroke-linejoin: round;
  paint-order: stroke;
  --code-size: 16px;
  --name-size: 14.5px;
  & [data-part='ring'] {
    fill: var(--brand);
    fill-opacity: 0.09;
    stroke: var(--brand);
    stroke-dasharray: 1 8;
  }
  & [data-part='frame'] {
    fill: none;
    stroke: var(--edge);
  }
  & a path {
    stroke: var(--ink);
    stroke-width: 1.5;
  }
  & [data-part='pin'] {
    fill: var(--ink);
    stroke: var(--paper);
    stroke-width: 4;
  }
  & text[data-part] {
    fill: var(--ink);
    stroke: var(--mist);
    stroke-width: 4;
    font: 600 var(--code-size) var(--font-text);
    dominant-baseline: central;
    pointer-events: none;
  }
  & a circle:first-child {
    fill: transparent;
  }
  & a circle + circle,
  & > g[transform] circle {
    fill: var(--brand);
    stroke: var(--paper);
    stroke-width: 3;
  }
  & a:not(:hover) [data-part='name'],
  & a:hover [data-part='code'] {
    opacity: 0;
  }
  /* The drawing shrinks with its place, and its words stay 12 px high: fewer of them have room. */
  @container (max-width: 30rem) {
    --code-size: 19.5px;
    --name-size: 19.5px;
    & [data-wide]:not(a),
    & a[data-wide] > :not(circle, [data-part='name']) {
      display: none;
    }
    /* Here the dots are smaller than fingers and mice need: the list leads to the pages. */
    & a {
      pointer-events: none;
    }
  }
  @container (max-width: 22rem) {
    --code-size: 22px;
    --name-size: 22px;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    --ink: CanvasText;
    --brand: LinkText;
    --edge: CanvasText;
    --paper: Canvas;
    --mist: none;
    --map-park: none;
    --map-river: color-mix(in srgb, CanvasText 35%, Canvas);
    --map-words: CanvasText;
    --line: none;
    & [data-name='river'] {
      display: none;
    }
  }
`;

/**
 * A quiet map of the region whose dots lead a mouse to the pages. Keyboards and fingers have the same pages in lists,
 * and do not stop at each dot on their way. Nothing without a region.
 */
export function RegionMap(props: MapProps) {
  const ground = useContext(GroundContext);
  const view = ground && viewOf(props, ground);
  return ground && view ? <DrawnMap {...props} ground={ground} view={view} /> : null;
}

function DrawnMap(props: DrawnProps) {
  const words = useWords();
  const { ground, view } = props;
  const layout = layOut(props);
  const { size, scale, placed, ring, frame } = layout;
  return (
    <Drawing viewBox={`0 0 ${size.width} ${size.height}`} role="group" aria-label={labelOf(props, ground, words)}>
      <MapGround ground={ground} view={view} scale={scale} names={placed.names}>
        {ring && <circle data-part="ring" cx={ring.x} cy={ring.y} r={ring.radius} strokeWidth="3.5" />}
        {frame && <rect data-part="frame" {...frame} rx="8" />}
      </MapGround>
      <Dots {...layout} areTimed={props.framed !== undefined && !layout.middle} />
      <Pin {...layout} />
      {props.part === 'pages' && !layout.middle && <Legend {...layout} />}
    </Drawing>
  );
}

/** The links of the pages; `areTimed`: a dot is larger where somebody comes sooner. */
function Dots({ dots, areTimed }: Layout & { areTimed: boolean }) {
  return dots.map((dot) => {
    const { page, x, y, label } = dot;
    const isRight = x > UNITS * 0.6;
    const isNamed = label !== undefined && !label.isWide;
    return (
      <a
        key={page.route}
        href={page.route}
        tabIndex={-1}
        // Spread, since React's types know no link of SVG.
        {...{ transform: `translate(${x} ${y})` }}
        // A dot without a name is quiet: the list beside the map has it.
        data-wide={isNamed ? undefined : ''}
        aria-label={isNamed || page.code ? undefined : page.name}
      >
        <circle r={reachOf(dot, dots)} />
        <circle r={areTimed ? radiusFor(page.responseMinutes) : 6} />
        {label?.line && <path d={pathOf(dot, label.line)} />}
        {label && (
          <text
            data-part={page.code ? 'code' : 'label'}
            x={label.x - x}
            y={label.y - y || undefined}
            textAnchor={label.anchor === 'start' ? undefined : label.anchor}
            aria-hidden={page.code ? true : undefined}
          >
            {page.code ?? page.name}
          </text>
        )}
        {page.code && (
          <text data-part="name" x={isRight ? -13 : 13} textAnchor={isRight ? 'end' : undefined}>
            {calledBy(page)}
          </text>
        )}
      </a>
    );
  });
}

/** What the sizes of the dots mean, where they differ. */
function Legend({ dots }: Layout) {
  const words = useWords();
  const times = [...new Set(dots.map(({ page }) => page.responseMinutes ?? 0))].sort((a, b) => a - b);
  if (!times[0] || times.length < 2) return null;
  return times.map((count, at) => (
    <g key={count} transform={`translate(${24 + at * 52} 26)`} aria-hidden="true">
      <circle r={radiusFor(count)} />
      <text data-part="label" x="12">
        {at === times.length - 1 ? say(words.minutes, { count }) : count}
      </text>
    </g>
  ));
}

/** A dot of a map beside a time that it stands for. */
export const TimeDot = ({ minutes }: { minutes: number }) => (
  <svg width="16" viewBox="-8 -9.5 16 16" overflow="visible" fill="currentColor" aria-hidden="true">
    <circle r={radiusFor(minutes)} />
  </svg>
);

/** From the rim of a dot to the end of its line. */
function pathOf(dot: Point, end: Point): string {
  const { from: rim } = lineTo(dot, end);
  return `M${Math.round(rim.x - dot.x)} ${Math.round(rim.y - dot.y)}L${end.x - dot.x} ${end.y - dot.y}`;
}

const STANDING = 'M0 0c-5-9-15-16-15-28a15 15 0 0130 0c0 12-10 19-15 28zm0-22a6 6 0 100-12 6 6 0 000 12z';
/** Over its place, where something lies under the head of one that stands. */
const LYING = 'M0 12a12 12 0 100-24 12 12 0 000 24zm0-7a5 5 0 100-10 5 5 0 000 10z';

function Pin({ middle, called, isFlat }: Layout) {
  if (!middle) return null;
  return (
    <g aria-hidden="true">
      <path
        data-part="pin"
        transform={`translate(${middle.x} ${middle.y})`}
        fillRule="evenodd"
        d={isFlat ? LYING : STANDING}
      />
      {called && (
        <text
          data-part="label"
          data-wide={called.isWide ? '' : undefined}
          x={called.x}
          y={called.y}
          textAnchor={called.anchor}
        >
          {called.text}
        </text>
      )}
    </g>
  );
}
