import { drawGround } from '../../design/map/draw-ground';
import type { Ground } from '../../design/map/ground';
import type { RegionFile } from '../documents/region.schema';

const grounds = new WeakMap<RegionFile, Ground>();

/** Drawn once for a file: whoever sees a page being written has it drawn again with each key. */
export function groundOf(file: RegionFile): Ground {
  const ground = grounds.get(file) ?? drawGround(file);
  grounds.set(file, ground);
  return ground;
}
