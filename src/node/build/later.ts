import type { PhotoFile } from '../../content/photo-file';
import { socialCardAddress } from '../../content/routes';
import type { Site } from '../../content/site';
import type { CardWords } from './cards/card-painter';
import { jobsOf } from './pages/jobs';
import type { SiteFrame } from './pages/site-frame';

/** In a site that was built for this computer: its server makes of it what the build left out. */
export const LATER_FILE = '_later.json';

/** The files that nobody may ever ask for here, as what they are made from. */
export interface Later {
  photos: [path: string, photo: PhotoFile][];
  look: Pick<SiteFrame, 'shell' | 'theme'>;
  /** The words of each social card by its address. */
  cards: Record<string, CardWords>;
}

export function laterOf({ photos, resolver }: Site, { shell, theme }: SiteFrame): Later {
  const cards = [...jobsOf(resolver!)].flatMap(({ route, card }): [string, CardWords][] =>
    card ? [[socialCardAddress(route), card]] : [],
  );
  return { photos: [...photos], look: { shell, theme }, cards: Object.fromEntries(cards) };
}
