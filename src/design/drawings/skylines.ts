import type { SkylineName } from './skyline-names';
import { gabled } from './skylines/gabled';
import { georgian } from './skylines/georgian';
import { mansionBlock } from './skylines/mansion-block';
import { mews } from './skylines/mews';
import { riverside } from './skylines/riverside';
import { shops } from './skylines/shops';
import type { SkylineDrawing } from './skylines/strip';
import { towers } from './skylines/towers';

/** The strips. None of them is in the visitor's scripts: a page has the one that it shows. */
export const SKYLINES: Record<SkylineName, SkylineDrawing> = {
  'georgian': georgian(),
  'mansion-block': mansionBlock(),
  'gabled': gabled(),
  'shops': shops(),
  'towers': towers(),
  'mews': mews(),
  'riverside': riverside(),
};
