import { readFileSync } from 'node:fs';
import { addressOf } from '../../../content/head/head';
import { isNotFoundFile, NOT_FOUND_FILE } from '../../../content/files';
import type { Resolver } from '../../../content/resolve/resolver';
import { styleSheetAddress, WORKER_ADDRESS } from '../../../content/routes';
import type { Page } from '../../../content/site';
import type { Parts } from '../../../content/resolve/parts';
import skylineFiles from '../../../design/drawings/skyline-files.json';
import { paletteOf } from '../../../design/theme/palette';
import { keyOf } from '../../hashes';
import { headersFile } from './headers-file';
import { headerRules, redirectsFile } from './hosting';
import { robotsTxt } from './robots';
import { sitemapFiles } from './sitemap';
import { favicon, iconFile, MANIFEST_ICONS, manifestIcon, touchIcon } from './icons';
import { MANIFEST_ADDRESS, manifestJson } from './manifest';
import { workerFile } from './offline';
import type { Output } from '../output/output';
import { htmlFileOf } from '../pages/page-writer';
import type { Records } from '../output/record';
import type { SiteFrame } from '../pages/site-frame';
import { wordsOf } from '../../../content/wording/interface-words';
import { shellAddress } from '../../../content/routes';
import { redirectDocument } from '../pages/template';

/** The inputs of every part of a build. */
export interface Making {
  resolver: Resolver;
  frame: SiteFrame;
  records: Records;
  /** The later parts of pages, by their addresses. */
  parts: Parts;
}

/** Writes what belongs to no one page, or takes it over. Returns the paths of the files that older pages ask for. */
export async function writeShared(output: Output, { resolver, frame, records, parts }: Making): Promise<string[]> {
  const { site, business } = resolver;
  const { build, shell, map } = frame;
  const { made } = wordsOf(business);
  const palette = paletteOf(business.look.colours);
  const sheet = styleSheetAddress(build).slice(1);
  const write = (path: string, text: string) => {
    const key = keyOf(text);
    if (!records.keepShared(path, key)) records.addShared(path, key, output.write(path, text));
  };
  write(sheet, frame.rules.map(([, css]) => css).join(''));
  if (map) write(map.path, map.text);
  write(shellAddress().slice(1), JSON.stringify({ build, shell }));
  for (const [folder, each] of Object.entries(frame.shells))
    write(shellAddress(folder).slice(1), JSON.stringify({ build, shell: each }));
  for (const [alias, target] of site.aliases) {
    const canonical = addressOf(target, business.origin);
    write(htmlFileOf(alias), redirectDocument({ target, canonical, locale: business.locale, words: made }));
  }
  write('favicon.svg', favicon(site.mark, palette));
  const ofMark = keyOf(JSON.stringify([site.mark, palette]));
  const paint = async (path: string, painted: () => Promise<Uint8Array>) => {
    if (!records.keepShared(path, ofMark)) records.addShared(path, ofMark, [output.writeAlone(path, await painted())]);
  };
  await paint('favicon.ico', () => iconFile(site.mark, palette));
  await paint('apple-touch-icon.png', () => touchIcon(site.mark, palette));
  for (const icon of MANIFEST_ICONS) await paint(icon.file, () => manifestIcon(icon, site.mark, palette));
  write(MANIFEST_ADDRESS.slice(1), manifestJson(business, palette.light));
  const kept = site.at(business.offline?.split('#')[0] ?? '');
  const finished = ({ route }: Page) => readFileSync(records.placeOf(htmlFileOf(route)), 'utf8');
  write(WORKER_ADDRESS.slice(1), workerFile(kept && { page: kept.route, html: finished(kept) }));
  const notFoundPages = site.valid.flatMap(({ path, route }) =>
    isNotFoundFile(path) && path !== NOT_FOUND_FILE ? [route] : [],
  );
  write('_headers', headersFile(headerRules()));
  write('_redirects', redirectsFile(site.aliases, notFoundPages));
  const sitemaps = sitemapFiles(site.valid, business.origin, {
    parts,
    twins: resolver.twins(),
  });
  for (const [path, text] of sitemaps) write(path, text);
  write('robots.txt', robotsTxt(business.origin));
  const skylines = Object.values(skylineFiles).map((address) => address.slice(1));
  return [sheet, ...skylines, ...(map ? [map.path] : [])];
}
