import { boxAround, boxesOnRing, boxOfWords, placeLabels, ringLabel } from './labels';
import type { Ground } from './ground';
import { groundNames } from './names';
import { say } from '../words';
import type { DrawnWords } from '../words';
import { isInside, project, round, viewAround } from './project';
import type { Coordinates, Point, View } from './project';

/** The drawing is this wide in its own units, so that words and dots are the same size on every map. */
export const UNITS = 560;
/** A letter of a code in the larger type of phones; what fits there fits everywhere. */
const LETTER = 13;

/** A page on the map. */
export interface MapPage {
  route: string;
  name: string;
  code?: string;
  coordinates?: Coordinates;
}

export type MapProps = {
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

export function viewOf({ pin, part }: MapProps, ground: Ground): View | undefined {
  if (pin)
    return viewAround(project(pin, ground.centre), kmIn(Math.max(USUAL_MINUTES, pin.responseMinutes ?? 0), ground));
  return (part === 'inset' && ground.inset) || ground.whole;
}

export function labelOf({ pin, part }: MapProps, { name, inset }: Ground, words: DrawnWords): string {
  if (pin) return say(words.mapAround, { name, place: pin.name });
  return say(part === 'inset' && inset ? words.mapOfCentre : words.mapOf, { name });
}

/** How far from its dot a press still counts: up to 18 units, and never nearer to another dot. */
export function reachOf(dot: Point, dots: readonly Point[]): number {
  const gaps = dots.filter((other) => other !== dot).map((other) => Math.hypot(other.x - dot.x, other.y - dot.y));
  return Math.max(6, Math.min(18, ...gaps.map((gap) => Math.floor(gap / 2))));
}

/** The corner where a hero writes the coordinates of its pin. */
const captionIn = (height: number) => ({ left: 0, right: 200, top: height - 50, bottom: height });

/** A map whose part of the region is chosen. */
export type DrawnProps = MapProps & { ground: Ground; view: View };

export type Layout = ReturnType<typeof layOut>;

/** Where everything of a map lies, in units of the drawing. */
export function layOut({ ground, view, pin, part = 'whole', pages }: DrawnProps) {
  const { inset } = ground;
  const scale = UNITS / view.width;
  const size = { width: UNITS, height: Math.round(view.height * scale) };
  const place = ({ x, y }: Point): Point => ({
    x: Math.round((x - view.x) * scale),
    y: Math.round((y - view.y) * scale),
  });
  const isWhole = !pin && (part === 'whole' || !inset);
  const spots = spotsOf(pages, ground, view).map((spot) => ({ ...spot, ...place(spot.point) }));
  const dots = isWhole && inset ? spots.filter(({ point }) => !isInside(point, inset)) : spots;
  const middle = pin && place(project(pin, ground.centre));
  const radius = pin?.responseMinutes === undefined ? undefined : Math.round(kmIn(pin.responseMinutes, ground) * scale);
  const ring = middle && radius !== undefined ? { ...middle, radius } : undefined;
  const minutes = ring && ringLabel(ring, ring.radius, dots);
  const frame = isWhole &&
    inset && { ...place(inset), width: Math.round(inset.width * scale), height: Math.round(inset.height * scale) };
  const taken = [
    ...(middle
      ? [boxAround(middle, 22), boxAround({ x: middle.x, y: middle.y - 30 }, 22), captionIn(size.height)]
      : []),
    ...(frame ? [{ left: frame.x, top: frame.y, right: frame.x + frame.width, bottom: frame.y + frame.height }] : []),
    ...(minutes ? [minutes.box] : []),
  ];
  const codes = placeLabels(dots, { obstacles: taken, ring: ring ? boxesOnRing(ring, ring.radius) : [] }, size);
  const boxes = codes.flatMap((code, index) => (code ? [boxOfWords(code, dots[index]!.width)] : []));
  const named = isWhole ? { parks: [], waters: [], around: ground.around } : ground;
  const names = groundNames(named, place, {
    frame: size,
    taken: [...taken, ...dots.map((dot) => boxAround(dot, 9)), ...boxes],
    ring,
  });
  return { size, scale, isWhole, spots, dots, codes, names, middle, ring, minutes, frame };
}

/** The pages that lie in the view, and how wide their codes are. */
const spotsOf = (pages: readonly MapPage[], { centre }: Ground, view: View) =>
  pages.flatMap((page) => {
    const point = page.coordinates && project(page.coordinates, centre);
    return point && isInside(point, view) ? [{ page, point, width: (page.code ?? '').length * LETTER + 6 }] : [];
  });
