import { archedDoor, box, courses, stack, stripOf, strokes, windowsAt } from './strip';
import type { HouseAt } from './strip';

interface Look {
  doors: 'stable' | 'garage' | 'house';
  /** Slates behind the wall, or a parapet with a terrace. */
  top: 'slates' | 'terrace';
  hoist?: true;
}

const WIDTH = 32;
const WALL = 25;

const GROUND: Record<Look['doors'], (x: number) => { line: string; fine: string; windows: readonly string[] }> = {
  stable: (x) => ({
    line: `${box(x + 3, 0, 14, 10.5)}M${x + 10} 0v-10.5${box(x + 21, 0, 6, 10)}`,
    fine: strokes(x + 5.5, x + 15, 2.25, 0, 10) + courses(x + 3, 14, [5.5]),
    windows: [],
  }),
  garage: (x) => ({
    line: `${box(x + 13, 0, 16, 10.5)}${box(x + 4, 0, 6, 10)}`,
    fine: courses(x + 13, 16, [2.5, 5, 7.5]) + strokes(x + 17, x + 26, 4, 7.5, 3),
    windows: [],
  }),
  house: (x) => ({
    line: archedDoor(x + 4, 7, 8),
    fine: `M${x + 20.5}-4.5v-6M${x + 15}-3.5h11`,
    windows: [box(x + 15.5, 4.5, 10, 6)],
  }),
};

/** A house over its old stable; the party walls part the roofs, so no eaves touch. */
const cottage =
  ({ doors, top, hoist }: Look): HouseAt =>
  (x) => {
    const ground = GROUND[doors](x);
    const chimney = stack(x, WALL + 6, 6);
    const loft = hoist ? `M${x + 16}-26.5h-3.5v4M${x + 11.5}-26.5h9` : '';
    const roof = top === 'slates' ? box(x, WALL, WIDTH, 8) : '';
    const lamp = `M${x + 30}-9v-2h1.5v2zM${x + 30.8}-11v-1.5`;
    return {
      width: WIDTH,
      mass: box(x, 0, WIDTH, WALL) + roof + (top === 'slates' ? chimney.mass : ''),
      fine:
        ground.fine +
        (top === 'slates' ? courses(x, WIDTH, [WALL + 2.5, WALL + 5]) : strokes(x + 2, x + 30, 2, WALL, 4)) +
        [x + 6.5, x + 15.5, x + 24.5].map((middle) => `M${middle}-15v-7`).join(''),
      line:
        ground.line +
        courses(x, WIDTH, top === 'slates' ? [WALL, WALL + 8] : [WALL, WALL + 4]) +
        `M${x} 0v${-WALL - 8}M${x + WIDTH} 0v${-WALL - 8}` +
        (top === 'slates' ? chimney.line : '') +
        loft +
        lamp,
      windows: [
        ...ground.windows,
        ...windowsAt(hoist ? [x + 4, x + 22] : [x + 4, x + 13, x + 22], [15], [5, 7]),
        ...(hoist ? [box(x + 12.5, 13, 7, 10)] : []),
      ],
    };
  };

/** The arch through which one comes in. */
const arch: HouseAt = (x) => ({
  width: 36,
  mass: `M${x} 0v-34l18-8l18 8V0h-8v-12a10 10 0 00-20 0V0z`,
  fine: `M${x + 5} 0v-30M${x + 31} 0v-30M${x + 12}-31.5h12`,
  line: `M${x} 0v-34h36V0M${x - 1}-34l19-8l19 8M${x} -29h36M${x + 8} 0v-12a10 10 0 0120 0V0M${x + 17}-22l1-4l1 4`,
});

/** Two storeys on a cobbled lane. */
export const mews = () =>
  stripOf(48, [
    cottage({ doors: 'stable', top: 'slates', hoist: true }),
    cottage({ doors: 'house', top: 'terrace' }),
    cottage({ doors: 'garage', top: 'slates' }),
    cottage({ doors: 'house', top: 'slates' }),
    arch,
    cottage({ doors: 'stable', top: 'terrace' }),
    cottage({ doors: 'garage', top: 'slates', hoist: true }),
    cottage({ doors: 'house', top: 'slates' }),
    cottage({ doors: 'stable', top: 'slates' }),
    cottage({ doors: 'garage', top: 'terrace' }),
  ]);
