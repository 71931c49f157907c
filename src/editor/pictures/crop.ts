import { LEAST_CROP } from '../../content/photo-file';
import type { Crop, PhotoFile } from '../../content/photo-file';

export type Size = NonNullable<PhotoFile['size']>;

/** A corner of a crop: 0 is its left or top side, 1 the other. */
export type Corner = readonly [x: 0 | 1, y: 0 | 1];

/** How far something is moved, in pixels of the photograph. */
export interface Way {
  x: number;
  y: number;
}

const between = (least: number, value: number, most: number) => Math.round(Math.min(most, Math.max(least, value)));

/** The largest part of a photograph that has a ratio, width by height, from its middle; without one all of it. */
export function largestCrop(size: Size, ratio = size.width / size.height): Crop {
  const width = between(1, size.height * ratio, size.width);
  const height = between(1, size.width / ratio, size.height);
  return {
    left: Math.floor((size.width - width) / 2),
    top: Math.floor((size.height - height) / 2),
    width,
    height,
  };
}

/** The crop at another place; it stays in the photograph. */
export function movedCrop(crop: Crop, { x, y }: Way, size: Size): Crop {
  return {
    ...crop,
    left: between(0, crop.left + x, size.width - crop.width),
    top: between(0, crop.top + y, size.height - crop.height),
  };
}

/** The crop with one corner at another place; the opposite corner stays. */
export function resizedCrop(
  crop: Crop,
  { corner, way, size, ratio }: { corner: Corner; way: Way; size: Size; ratio: number | undefined },
): Crop {
  const { left, top } = crop;
  const [right, bottom] = [left + crop.width, top + crop.height];
  const room = { width: corner[0] ? size.width - left : right, height: corner[1] ? size.height - top : bottom };
  const wider = crop.width + (corner[0] ? way.x : -way.x);
  const higher = crop.height + (corner[1] ? way.y : -way.y);
  const isSideways = !ratio || Math.abs(wider - crop.width) >= Math.abs(higher - crop.height) * ratio;
  const mostWidth = ratio ? Math.min(room.width, room.height * ratio) : room.width;
  const leastWidth = Math.min(mostWidth, LEAST_CROP * Math.max(1, ratio ?? 1));
  const width = between(leastWidth, isSideways ? wider : higher * ratio, mostWidth);
  const height = between(Math.min(LEAST_CROP, room.height), ratio ? width / ratio : higher, room.height);
  return { left: corner[0] ? left : right - width, top: corner[1] ? top : bottom - height, width, height };
}
