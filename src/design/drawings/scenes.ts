import { circle } from './circle';
import type { SceneName } from './scene-names';
import { SCENES_OF_TRADES } from './scenes-of-trades';

/** `wash` is filled softly, `line` is drawn in ink, `accent` in the one colour: water, or a blue flame. */
export interface SceneDrawing {
  wash: string;
  line: string;
  accent: string;
}

/** On a sheet of 160 × 120. */
const DRAWN = {
  'burst-pipe': {
    wash: 'M60 98h40l-2 16a4 4 0 01-4 3H66a4 4 0 01-4-3z',
    line: 'M4 44h60l8 9 5-6 6 8 5-7 5-4h63M4 66h152M18 38h12v34H18zM130 38h12v34h-12zM55 86h50l-5 27a5 5 0 01-5 4H65a5 5 0 01-5-4zM57 86c2-12 44-12 46 0',
    accent:
      'M72 34C70 20 58 14 46 22M79 32c0-12-5-20-13-26M86 34c3-13 14-20 27-12M83 30c3-11 9-18 17-22M43 32v5M117 31v5M62 98h36M80 74v4',
  },
  'boiler': {
    wash: 'M54 10h52a7 7 0 017 7v48H47V17a7 7 0 017-7z',
    line:
      'M54 10h52a7 7 0 017 7v63a7 7 0 01-7 7H54a7 7 0 01-7-7V17a7 7 0 017-7zM47 65h66M58 76h16M70 10V3h20v7M60 87v30M73 87v20a6 6 0 01-6 6H4M87 87v20a6 6 0 006 6h63M100 87v30M138 56v34M146 56v34M130 56v34M124 60h28M124 86h28' +
      circle(98, 76, 4) +
      circle(22, 44, 11) +
      'M22 38v6l4 3',
    accent: 'M80 56c-8 0-13-5-12-12 1-5 4-6 5-10 3 2 4 4 4 7 3-4 4-9 2-15 8 4 14 10 14 18 0 7-5 12-13 12z',
  },
  'drain': {
    wash: 'M52 68h20v7a5 5 0 0010 0v-7h20v7a25 25 0 01-50 0z',
    line: 'M4 30h44M76 30h80M52 30v45a25 25 0 0050 0 8 8 0 018-8h46M72 30v45a5 5 0 0010 0 28 28 0 0128-28h46M46 30h32M52 24v6M58 24v6M66 24v6M72 24v6M20 30V4M32 30V4M16 14h20M112 30v-8h28v8M118 22v-4h16v4M12 42h10M30 50h8M14 88h12M34 104h10M120 82h10M138 98h12M116 110h8',
    accent: 'M62 2v54M56 60l-2 4M68 60l2 4M62 62v8M52 74c4 3 7 3 10 0s6-3 10 0M118 57h8M134 57h14',
  },
  'frozen-pipe': {
    wash: 'M22 54l6 24 6-24zM38 54l7 38 7-38zM56 54l4 16 5-16zM124 54l5 26 6-26zM138 54l4 14 4-14z',
    line: 'M4 34h84M114 34h42M4 54h84M114 54h42M8 28h10v32H8zM88 28h26v32H88zM88 36l26-8M88 48l26-10M90 60l24-10M92 60v36h16V60M92 86h16M96 96v6M100 96v6M104 96v6M92 74h16',
    accent:
      'M22 54l6 24 6-24M38 54l7 38 7-38M56 54l4 16 5-16M124 54l5 26 6-26M138 54l4 14 4-14M66 4v20M57 9l18 10M75 9L57 19M134 96v20M125 101l18 10M143 101l-18 10M24 14v8M20 18h8',
  },
  'gas': {
    wash: 'M48 36h64a7 7 0 017 7v52a7 7 0 01-7 7H48a7 7 0 01-7-7V43a7 7 0 017-7z',
    line: 'M48 36h64a7 7 0 017 7v52a7 7 0 01-7 7H48a7 7 0 01-7-7V43a7 7 0 017-7zM52 48h56v18H52zM62 53v8M71 53v8M80 53v8M89 53v8M98 53v8M56 36V22a5 5 0 00-5-5H36M68 36V20A15 15 0 0053 5H36M24 5H4M24 17H4M92 36V20a15 15 0 0115-15h49M104 36V22a5 5 0 015-5h47M24 2h12v18H24zM8 114h144',
    accent:
      'M30 11v30M25 41h10M80 96c-8 0-12-5-11-11 1-4 4-5 5-9 3 2 3 4 3 6 3-3 4-7 3-11 7 3 11 8 11 14 0 7-4 11-11 11z',
  },
  'cylinder': {
    wash: 'M54 32c0-9 11-16 26-16s26 7 26 16v30H54z',
    line:
      'M54 32c0-9 11-16 26-16s26 7 26 16v70a7 7 0 01-7 7H61a7 7 0 01-7-7zM54 84h52M80 16V6h48v26M128 44v70M122 32h12v12h-12zM106 98h22M74 109v6M86 109v6M20 115h120M54 96H32v19M26 96h12' +
      circle(80, 96, 5),
    accent:
      'M54 62c6 5 11 5 17 0s12-5 18 0 11 5 17 0M70 46c-4-5 4-8 0-14M80 46c-4-5 4-8 0-14M90 46c-4-5 4-8 0-14M36 34c-6 6 6 11 0 18M24 38c-5 5 5 9 0 15',
  },
  'tools': {
    wash: 'M22 66h116v41a7 7 0 01-7 7H29a7 7 0 01-7-7z',
    line: 'M22 66h116v41a7 7 0 01-7 7H29a7 7 0 01-7-7zM22 84h50M88 84h50M72 78h16v14H72zM60 66V56a6 6 0 016-6h28a6 6 0 016 6v10M36 66V26M30 26h12M30 26c0-14 12-14 12 0M120 66V34M128 66V34M114 8h20v26h-20zM108 66l-5-42 7-2',
    accent:
      'M46 66l4-36a12 12 0 01-6-17l6 7 7-2 1-8a12 12 0 01-1 22l-3 34M114 16h20M80 18c5 7 8 10 8 14a8 8 0 01-16 0c0-4 3-7 8-14z',
  },
} satisfies Record<string, SceneDrawing>;

/** Older documents name some that photographs have replaced: the nearest drawing stands there. */
const REPLACED = {
  'building': SCENES_OF_TRADES.house,
  'meter': DRAWN.tools,
  'leak': DRAWN['burst-pipe'],
  'bath': DRAWN['burst-pipe'],
  'washer': DRAWN['burst-pipe'],
  'glass': SCENES_OF_TRADES.window,
  'kitchen-tap': DRAWN['burst-pipe'],
};

/** Every scene. None of them is in the visitor's scripts: a page has those that it shows. */
export const SCENES: ReadonlyMap<string, SceneDrawing> = new Map(
  Object.entries({ ...DRAWN, ...SCENES_OF_TRADES, ...REPLACED } satisfies Record<SceneName, SceneDrawing>),
);
