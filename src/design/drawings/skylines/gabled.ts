import { archedDoor, box, courses, stack, stripOf, strokes, windowsAt } from './strip';
import type { HouseAt } from './strip';

interface Look {
  /** The side of the door; neighbours have theirs beside each other. */
  door: 'left' | 'right';
  top: 'gable' | 'hip';
  dormer?: true;
}

const WIDTH = 38;
const EAVES = 32;
const RIDGE = 44;

/** A terraced house with a bay of two storeys. The party walls stand above the slates, so no eaves touch. */
const bayHouse =
  ({ door, top, dormer }: Look): HouseAt =>
  (x) => {
    const bay = x + (door === 'left' ? 18 : 3);
    const entry = x + (door === 'left' ? 5 : 24);
    const chimney = stack(x, RIDGE - 2, 9);
    const peak =
      top === 'gable'
        ? `M${bay - 1} ${-EAVES}L${bay + 8.5}-49L${bay + 18} ${-EAVES}`
        : `M${bay - 1} ${-EAVES}l4-9h11l4 9`;
    const inner = top === 'gable' ? `M${bay + 2} ${-EAVES}L${bay + 8.5}-43.5L${bay + 15} ${-EAVES}` : '';
    const sills = [5, 20];
    const sides = windowsAt([bay + 1, bay + 13.5], sills, [2.5, 8]);
    const fronts = windowsAt([bay + 5.5], sills, [6, 8]);
    const attic = dormer ? [box(entry + 1, EAVES + 2, 7, 6)] : [];
    return {
      width: WIDTH,
      mass: `${box(x, 0, WIDTH, RIDGE)}${peak}z${chimney.mass}`,
      fine:
        courses(x + 2, WIDTH - 4, [EAVES + 4, EAVES + 8]) +
        inner +
        strokes(bay + 8.5, bay + 9, 2, 5, 8) +
        strokes(bay + 8.5, bay + 9, 2, 20, 8) +
        `M${entry + 4.5} 0v-9`,
      line:
        [x, x + WIDTH, bay, bay + 4.5, bay + 12.5, bay + 17]
          .map((at) => `M${at} 0v${at === x || at === x + WIDTH ? -RIDGE : -EAVES}`)
          .join('') +
        courses(x, WIDTH, [EAVES, RIDGE]) +
        courses(bay - 1, 19, [16]) +
        archedDoor(entry, 9, 10) +
        peak +
        chimney.line,
      windows: [...fronts, box(entry + 1.5, 20, 6, 8), ...sides, ...attic],
    };
  };

/** A street of red-brick houses with bays. */
export const gabled = () =>
  stripOf(56, [
    bayHouse({ door: 'right', top: 'gable' }),
    bayHouse({ door: 'left', top: 'gable', dormer: true }),
    bayHouse({ door: 'right', top: 'hip' }),
    bayHouse({ door: 'left', top: 'hip' }),
    bayHouse({ door: 'right', top: 'gable', dormer: true }),
    bayHouse({ door: 'left', top: 'gable' }),
    bayHouse({ door: 'right', top: 'hip', dormer: true }),
    bayHouse({ door: 'left', top: 'gable' }),
  ]);
