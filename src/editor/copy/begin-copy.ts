import { copiedText } from '../../authoring/copy/copied-text';
import { filledCopy } from '../../authoring/copy/filled-copy';
import { lostEntries } from '../../authoring/copy/lost-tokens';
import type { LostEntry } from '../../authoring/copy/lost-tokens';
import { intendedDistrict } from '../../authoring/copy/region-district';
import type { District } from '../../authoring/copy/region-district';
import { REGION_FILE } from '../../content/files';
import { decode } from '../../json/decode';
import type { Wish } from '../new/wish';
import type { EditorSite } from '../site/editor-site';

/** The answers about a copy before it is made. */
export interface Answers extends Wish {
  /** Entries that speak of what the copy lacks, and shall go. */
  without: readonly LostEntry[];
}

/** The district that a typed code means, where the site has a region. */
export const districtOf = (site: EditorSite, code: string): District | undefined =>
  intendedDistrict(site.document(REGION_FILE)?.value, code);

const partsOfCopy = (site: EditorSite, from: string, path: string) => {
  const model = site.site();
  const page = model.valid.find((each) => each.path === from)!;
  const text = decode(site.files.get(from)!.bytes).text;
  return { page, copied: copiedText(page, text, { path, site: model }) };
};

/** The entries of a page that a copy of it cannot keep as they are. */
export function lostInCopy(site: EditorSite, from: string): LostEntry[] {
  const { page, copied } = partsOfCopy(site, from, from);
  return lostEntries(page, copied.dropped);
}

/** The text of a copy as it begins. */
export function copyText(site: EditorSite, from: string, { path, facts, isDraft, without }: Answers): string {
  const { copied } = partsOfCopy(site, from, path);
  return filledCopy(copied.text, { facts, district: districtOf(site, facts['code'] ?? ''), isDraft, without });
}
