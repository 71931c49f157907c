import type { SkylineName } from './skyline-names';

/** A strip that is repeated from left to right, 48 high, and 16 more where it holds towers: `line` is drawn in ink, `lit` are windows with a light. */
export interface SkylineDrawing {
  width: number;
  line: string;
  lit: string;
}

const pane = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`;
const windows = (columns: readonly number[], rows: readonly number[], [width, height]: readonly [number, number]) =>
  rows.flatMap((y) => columns.map((x) => pane(x, y, width, height))).join('');

/** A tower from its left edge, so wide, and as high as its two upper corners say: a storey every six, and one mullion. */
function tower([x, width]: readonly [number, number], [left, right]: readonly [number, number]) {
  const storeys: string[] = [];
  for (let y = Math.max(left, right) + 6; y < 44; y += 6) storeys.push(`M${x} ${y}h${width}`);
  const middle = (left + right) / 2;
  return `M${x} 47.5V${left}L${x + width} ${right}V47.5M${x + width / 2} 47.5V${middle}${storeys.join('')}`;
}

/** The strips. None of them is in the visitor's scripts: a page has the one that it shows. */
export const SKYLINES: Record<SkylineName, SkylineDrawing> = {
  'georgian': {
    width: 120,
    line:
      'M0 47.5h120M0 12h120M0 15h120M60 12v35.5M.5 12v35.5M53 12V4h14v8M56 4V1M60 4V1M64 4V1M8 47v-9a5 5 0 0110 0v9M8 38h10M82 47v-9a5 5 0 0110 0v9M82 38h10' +
      windows([8, 24, 40, 68, 84, 100], [19], [8, 11]) +
      windows([26, 41, 67, 101], [34], [8, 9]),
    lit: windows([24, 84], [19], [8, 11]) + pane(101, 34, 8, 9),
  },
  'mansion-block': {
    width: 120,
    line:
      'M0 47.5h120M0 14h18V10c6 0 6-8 14-8s8 8 14 8v4h28V10c6 0 6-8 14-8s8 8 14 8v4h18M0 25h120M0 36h120M52 14V6h12v8M54 6V3M58 6V3M62 6V3M54 47V39h12v8M60 39v8M28 8h8M84 8h8' +
      windows([6, 22, 35, 74, 87, 108], [16, 27], [6, 7]) +
      windows([6, 22, 35, 74, 87, 108], [38], [6, 7]),
    lit: windows([35, 108], [16], [6, 7]) + windows([6, 74], [27], [6, 7]),
  },
  'gabled': {
    width: 112,
    line:
      'M0 47.5h112M0 20L8 12h40l8 8M56 20l8-8h40l8 8M0 20h112M6 20l12-13 12 13M62 20l12-13 12 13M18 7V4M74 7V4M50 14V3h12v11M53 3V1M59 3V1M6 47V24h24v23M62 47V24h24v23M6 35h24M62 35h24M38 47V37a5 5 0 0110 0v10M94 47V37a5 5 0 0110 0v10' +
      windows([9, 15, 21, 65, 71, 77], [26, 38], [5, 7]) +
      windows([39, 95], [24], [8, 7]),
    lit: windows([15, 77], [26], [5, 7]) + pane(39, 24, 8, 7),
  },
  'shops': {
    width: 126,
    line:
      'M0 47.5h126M0 8h126M0 11h126M0 29h126M0 33h126M.5 8v39.5M42 8v39.5M84 8v39.5M36 8V1h12v7M39 1v-3M42 1v-3M45 1v-3M4 33l-3 5h40l-3-5M46 33l-3 5h40l-3-5M88 33l-3 5h40l-3-5' +
      windows([5, 18, 31, 47, 60, 73, 89, 102, 115], [15], [6, 10]) +
      windows([5, 47, 101], [38], [20, 9]) +
      windows([30, 72, 89], [39], [7, 8.5]),
    lit: windows([18, 73, 89], [15], [6, 10]) + pane(47, 38, 20, 9),
  },
  'towers': {
    width: 168,
    line:
      'M0 47.5h168M40 47.5V31h22v16.5M118 47.5V28h18v19.5M14 -8v-6M104 -5v-9' +
      tower([4, 20], [-8, -8]) +
      tower([28, 12], [10, 4]) +
      tower([66, 18], [-2, -14]) +
      tower([88, 10], [16, 16]) +
      tower([100, 16], [-5, -5]) +
      tower([140, 20], [6, 0]),
    lit: pane(4, 10, 10, 6) + pane(75, 4, 9, 6) + pane(66, 28, 9, 6) + pane(108, 19, 8, 6) + pane(150, 30, 10, 6),
  },
  'mews': {
    width: 112,
    line:
      'M0 47.5h112M0 24l7-8h42l7 8M56 24l7-8h42l7 8M0 24h112M56 24v23M.5 24v23M28 16V9h8v7M30 9V6M34 9V6M84 16V9h8v7M86 9V6M90 9V6M8 47V35h22v12M19 35v12M8 38h22M38 47V36h9v11M82 47V35h22v12M93 35v12M82 38h22M64 47V36h9v11M49 31h4v4h-4z' +
      windows([10, 22, 39, 65, 84, 96], [27], [7, 5]),
    lit: windows([22, 65], [27], [7, 5]) + 'M49 31h4v4h-4z',
  },
  'riverside': {
    width: 150,
    line:
      'M4 41V16L18 5l14 11v25M32 41V20h32v21M64 41V14L77 4l13 10v27M18 5V2M10 20h16M70 18h14M100 41V10M96 41h8M100 12l34 8M100 12L88 18M134 20v9M130 29h8v4h-8zM108 41l4-8h22l4 8M0 43q5-4 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0M0 47.5q5-4 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0' +
      windows([9, 21, 36, 45, 54, 69, 80], [24, 33], [6, 6]),
    lit: windows([21, 69], [24], [6, 6]) + pane(45, 33, 6, 6),
  },
};
