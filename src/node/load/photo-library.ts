import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { SharpConstructor } from 'sharp';
import { engine } from '../paths';

/** The only forms that are ever opened; SVG, PDF and all others have no code that could read them. */
const OPENED = ['Jpeg', 'Png', 'Webp', 'Heif'].map((form) => `VipsForeignLoad${form}`);

const require = createRequire(join(engine, 'package.json'));
let loaded: SharpConstructor | undefined;

/**
 * Loads the library for photographs when the first one is opened: most builds open none. By `require`, because a
 * running command cannot import what it did not begin with.
 */
export function photoLibrary(): SharpConstructor {
  if (!loaded) {
    loaded = require('sharp') as SharpConstructor;
    loaded.cache(false);
    // As many photographs are made at once as there are cores. A file that several threads make together is packed in
    // as many pieces: larger, and another one on each machine.
    loaded.concurrency(1);
    loaded.block({ operation: ['VipsForeignLoad'] });
    loaded.unblock({ operation: OPENED });
  }
  return loaded;
}
