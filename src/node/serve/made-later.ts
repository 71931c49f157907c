import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LATER_FILE } from '../build/later';
import type { Later } from '../build/later';
import { photoJobAt } from '../build/photos/photo-jobs';
import { photoFile } from '../build/photos/photo-maker';
import { SocialCards } from '../build/cards/social-cards';
import { PhotoFiles } from '../load/photo-files';
import type { SiteFolder } from '../site-folder';

/** Makes the file at an address; nothing for one that belongs to no photograph and no social card of the site. */
export type MakeLater = (address: string) => Promise<Uint8Array | undefined>;

/** Files that the build for this computer left out, made when a browser requests them. A published site lacks none. */
export async function madeLater(dist: string, folder: SiteFolder | undefined): Promise<MakeLater> {
  const text = folder && (await readFile(join(dist, LATER_FILE), 'utf8').catch(() => undefined));
  if (text === undefined) return async () => undefined;
  const { photos, look, cards } = JSON.parse(text) as Later;
  const site = { photos: new Map(photos), setting: { photos: new PhotoFiles(folder!) } };
  const painter = new SocialCards(look);
  return async (address) => {
    const card = Object.hasOwn(cards, address) ? cards[address] : undefined;
    if (card) return painter.painted(card);
    const job = photoJobAt(site, address);
    return job && photoFile(job).catch((error: Error) => void console.error(error.message));
  };
}
