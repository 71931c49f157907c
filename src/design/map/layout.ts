import { boxAround, boxesOnRing, boxOfWords, NARROW, WIDE } from './labels';
import type { Box, Type } from './labels';
import type { Ground } from './ground';
import { boxesAlong, groundNames } from './names';
import type { Frame, GroundName } from './names';
import { wordsOfPin } from './pin-words';
import { placeLabels } from './place-labels';
import type { PlacedLabel } from './place-labels';
import { boxesOnLine, lineTo } from './lines';
import { say } from '../words';
import type { DrawnWords } from '../words';
import { isInside, project, round, viewAround } from './project';
import type { Coordinates, Point, View } from './project';

/** The drawing is this wide in its own units, so that words and dots are the same size on every map. */
export const UNITS = 560;
/** A page on the map. */
export interface MapPage {
  route: string;
  name: string;
  code?: string;
  coordinates?: Coordinates;
  responseMinutes?: number;
}

export type MapProps = {
  /** With how far the average response reaches, where there is one. `label` stands beside it in place of its name. */
  pin?:
    | (Coordinates & { name: string; code?: string; label?: string | undefined; responseMinutes?: number })
    | undefined;
  /**
   * What is drawn: what lies around the pin, where there is one; all of the region; its inset, where it has one, at a
   * scale where districts stand apart; or, in a region with an inset, as much of it as has dots.
   */
  part?: 'around' | 'whole' | 'inset' | 'pages';
  /**
   * Whether the inset is drawn beside this map, which frames its place and names nothing in it. The dots of the two,
   * for which it is said, are larger where somebody comes sooner.
   */
  framed?: boolean | undefined;
  /** Pages with coordinates become dots that lead to them; others are left out. Around a pin the nearest come first. */
  pages: readonly MapPage[];
  /** Named where nothing else has the room, on every map or on those that look closely. */
  places?: readonly { name: string; centre?: Coordinates; named?: 'always' | 'close' }[] | undefined;
  /** Where the words of this very map have room; looked for where it is left out. */
  placed?: PlacedWords | undefined;
};

/** What a browser need not look for: the labels of the dots that are named, in their order, and the other names. */
export interface PlacedWords {
  labels: readonly (PlacedLabel | null)[];
  names: readonly GroundName[];
}

/** What a map beside a hero draws. */
export const partBeside = (pin: MapProps['pin']) => (pin ? 'around' : 'inset');

/** Maps around a pin are of one scale, in which this ring has room: a ring half as large is half as far away. */
const USUAL_MINUTES = 30;

/** How far we get in this time as the crow flies. */
const kmIn = (minutes: number, { kmPerHour }: Ground) => round((minutes / 60) * kmPerHour);

export function viewOf({ pin, part = 'around', pages }: MapProps, ground: Ground): View | undefined {
  if (pin && part === 'around')
    return viewAround(project(pin, ground.centre), kmIn(Math.max(USUAL_MINUTES, pin.responseMinutes ?? 0), ground));
  if (!ground.inset) return ground.whole;
  if (part === 'pages') return viewAround({ x: 0, y: 0 }, farthest(pages, ground));
  return part === 'inset' ? ground.inset : ground.whole;
}

/** How many kilometres east, west, north or south of the centre the outermost dot lies. */
const farthest = (pages: readonly MapPage[], { centre }: Ground) =>
  Math.max(...pages.flatMap(({ coordinates: at }) => (at ? Object.values(project(at, centre)).map(Math.abs) : [])));

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
const captionIn = (height: number) => ({ left: 0, right: 225, top: height - 60, bottom: height });

/** The corner where a map of all pages says what its dots mean. */
const LEGEND = { left: 0, right: 330, top: 0, bottom: 44 };

/** A dot is larger where somebody comes sooner, in units of the drawing. */
export const radiusFor = (minutes = 20) => Math.max(4, 11.5 - minutes / 4);

/** A map whose part of the region is chosen. */
export type DrawnProps = MapProps & { ground: Ground; view: View };

export type Layout = ReturnType<typeof layOut>;

/** Where the words of a map have room; nothing where there is no map. */
export function placedWords(map: MapProps, ground: Ground): PlacedWords | undefined {
  const view = viewOf(map, ground);
  return view && layOut({ ...map, ground, view }).placed;
}

/** Where everything of a map lies, in units of the drawing. */
export function layOut(map: DrawnProps) {
  const { ground, view, pin, part, framed, pages } = map;
  const scale = UNITS / view.width;
  const size = { width: UNITS, height: Math.round(view.height * scale) };
  const place = ({ x, y }: Point): Point => ({
    x: Math.round((x - view.x) * scale),
    y: Math.round((y - view.y) * scale),
  });
  const isWhole = view === ground.whole;
  const isAll = part === 'pages';
  const middle = pin && place(project(pin, ground.centre));
  const spots = spotsOf(pages, ground, view).map((spot) => ({
    ...spot,
    ...place(spot.point),
    matters: middle !== undefined && !isWhole && pages.indexOf(spot.page) < NEAREST,
  }));
  const radius =
    isWhole || pin?.responseMinutes === undefined ? undefined : Math.round(kmIn(pin.responseMinutes, ground) * scale);
  const ring = middle && radius !== undefined ? { ...middle, radius } : undefined;
  const isFlat = middle !== undefined && spots.some((spot) => isUnderHead(spot, middle));
  const frame = framed && isAll && ground.inset && { ...place(ground.inset), ...sizeOf(ground.inset, scale) };
  const named = spots.filter((spot) => !frame || !isInside(spot, frame));
  const called = pin && middle && wordsOfPin(middle, namesOf(pin), { dots: spots, frame: size, isFlat });
  const drawn = { size, scale, isWhole, isFlat, middle, called, ring, frame };
  const placed = map.placed ?? placeWords(map, { ...drawn, place, spots, named });
  const dots = spots.map((spot) => ({ ...spot, label: placed.labels[named.indexOf(spot)] ?? undefined }));
  return { ...drawn, dots, placed };
}

type Spot = ReturnType<typeof spotsOf>[number] & Point & { matters: boolean };

/** A map on which all lies but its words. */
interface Wordless {
  size: Frame;
  scale: number;
  isFlat: boolean;
  middle: Point | undefined;
  called: { box: Box } | undefined;
  ring: (Point & { radius: number }) | undefined;
  frame: View | false | undefined;
  place: (point: Point) => Point;
  spots: readonly Spot[];
  /** Those of them that want words. */
  named: readonly Spot[];
}

function placeWords(map: DrawnProps, wordless: Wordless): PlacedWords {
  const { size, isFlat, middle, called, ring, frame, place, spots, named } = wordless;
  const water = map.ground.waters.flatMap(({ bends }) => boxesAlong(bends.map(place), size));
  const taken = [
    ...(middle ? [...boxesOfPin(middle, isFlat), captionIn(size.height)] : []),
    ...(called ? [called.box] : []),
  ];
  const framed = [...(frame ? [boxOf(frame)] : []), ...(map.part === 'pages' && !middle ? [LEGEND] : [])];
  const spared = ring ? boxesOnRing(ring, ring.radius) : [];
  const labels = placeLabels(named, { obstacles: frame ? framed : taken, water, spared, frame: size });
  const marks = [
    ...taken,
    ...framed,
    ...spots.map((spot) => boxAround(spot, 9)),
    ...named.flatMap((spot, at) => (labels[at]?.line ? boxesOnLine(lineTo(spot, labels[at].line)) : [])),
  ];
  const wordsIn = (type: Type) =>
    named.flatMap(({ letters }, at) => {
      const label = labels[at];
      return label ? [boxOfWords(label, letters, label.isWide ? WIDE : type)] : [];
    });
  const names = namesOn(map, {
    ...wordless,
    frame: size,
    water,
    taken: [...marks, ...wordsIn(NARROW)],
    takenWide: [...marks, ...wordsIn(WIDE)],
  });
  return { labels: labels.map((label) => label ?? null), names };
}

type Room = Parameters<typeof groundNames>[2] & Pick<Wordless, 'place' | 'scale'>;

/** The names of what lies on the ground, where they have room. */
function namesOn({ ground, view, places }: DrawnProps, room: Room): GroundName[] {
  const { place, scale, water } = room;
  const isWhole = view === ground.whole;
  // The name of a park that is smaller than a letter, or that lies beside the map, would be read as that of a place.
  const parks = ground.parks.filter(
    ({ box, ...at }) => isInside(at, view) && Math.max(box.width, box.height) * scale > LEAST_PARK,
  );
  const named = isWhole ? { parks: [], waters: [], around: ground.around } : { ...ground, parks };
  const around = (places ?? [])
    .filter(({ named: when }) => when === 'always' || (when && !isWhole))
    .flatMap(({ name, centre }) => (centre ? [{ name, ...project(centre, ground.centre) }] : []))
    .filter((at) => isInside(at, view));
  return groundNames({ ...named, places: around }, place, {
    ...room,
    // Words on the edge of the region would lie on its line.
    water: isWhole ? [...water, ...boxesAlong(ground.edge.map(place), room.frame)] : water,
  });
}

/** So many pages lie nearest to a pin, and are listed beside its map: each has its name on it. */
const NEAREST = 6;

/** The head of a pin lies so far above its tip; a page nearer to its middle than this is under it. */
const HEAD = 28;
const UNDER_HEAD = 23;
const isUnderHead = (dot: Point, { x, y }: Point) => Math.hypot(dot.x - x, dot.y - y + HEAD) < UNDER_HEAD;

/** The area of a pin that stands, or of one that lies flat since something is under its head. */
const boxesOfPin = (pin: Point, isFlat: boolean) =>
  isFlat ? [boxAround(pin, 15)] : [boxAround(pin, 14), boxAround({ x: pin.x, y: pin.y - HEAD }, 20)];

const sizeOf = ({ width, height }: View, scale: number) => ({
  width: Math.round(width * scale),
  height: Math.round(height * scale),
});
const boxOf = ({ x, y, width, height }: View) => ({ left: x, top: y, right: x + width, bottom: y + height });

/** The longer side of a park that has its name, in units of the drawing. */
const LEAST_PARK = 24;

/** A dot nearer to the edge of a drawing would be cut, in its own units. */
const DOT_AND_AIR = 12;

/** The letters of a name are small, and so much as wide as those of a code. */
const SMALL = 0.8;
/** An M or W takes nearly half as much again. */
const lettersOf = (code: string) => code.length + (code.split(/[MW]/).length - 1) * 0.4;

const namesOf = ({ name, code, label }: NonNullable<MapProps['pin']>) => [
  ...(label === undefined ? [{ text: name, letters: name.length * SMALL }] : []),
  ...[label ?? code].flatMap((text) => (text === undefined ? [] : [{ text, letters: lettersOf(text) }])),
];

/** The pages whose dots lie in the view, and how many letters of a code have room where theirs or their name has. */
function spotsOf(pages: readonly MapPage[], { centre }: Ground, view: View) {
  const air = (DOT_AND_AIR * view.width) / UNITS;
  const seen = { x: view.x + air, y: view.y + air, width: view.width - 2 * air, height: view.height - 2 * air };
  return pages.flatMap((page) => {
    const point = page.coordinates && project(page.coordinates, centre);
    const letters = page.code ? lettersOf(page.code) : page.name.length * SMALL;
    return point && isInside(point, seen) ? [{ page, point, letters }] : [];
  });
}
