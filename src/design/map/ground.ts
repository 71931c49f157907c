import { createContext } from 'react';
import type { Coordinates, Point, View } from './project';

/** Everything of one sort on the ground, as a path. */
export interface Layer {
  part: 'land' | 'park' | 'street' | 'road' | 'canal' | 'river';
  d: string;
}

/** The ground of every map of a site, drawn once: paths and places in kilometres from the centre. */
export interface Ground {
  /** The region's name. */
  name: string;
  centre: Coordinates;
  /** How far we get in an hour as the crow flies. */
  kmPerHour: number;
  /** The drawing, or the file that has it: visitors get one file for all pages. */
  layers: Layer[] | { file: string };
  outline: string;
  /** The points that the outline bends at. */
  edge: Point[];
  /** Each with its middle, and the box that it lies in. */
  parks: (Point & { name: string; box: View })[];
  /** Each with the points that it bends at. */
  waters: { name: string; bends: Point[]; labels: (Point & { turn: number })[] }[];
  /** Names of what lies around the region, each on its side of it. */
  around: (Point & { name: string })[];
  /** The whole region with a margin. */
  whole: View;
  /** The part that is drawn again at a larger scale. */
  inset?: View;
}

/** The ground of this site; without one nothing draws a map. */
export const GroundContext = createContext<Ground | undefined>(undefined);
