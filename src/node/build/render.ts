import { createHash } from 'node:crypto';
import { NOT_FOUND_FILE } from '../../content/files';
import { documentAddress, routePatterns, styleSheetAddress } from '../../content/routes';
import type { ResolvedPage, Resolver } from '../../content/resolve';
import { allRules, rulesOf } from '../../design/rules';
import { globalCss } from '../../design/global-css';
import { paletteOf } from '../../design/palette';
import { PageRenderer } from '../../site/entry-server';
import { redirectDocument, htmlDocument } from './template';
import type { ClientAssets } from './client';
import { addressOf } from '../../content/head';

/** A file of the site: its path in `dist/`, without a leading slash, and what stands in it. */
export type OutputFiles = Map<string, string | Uint8Array>;

export interface RenderedSite {
  files: OutputFiles;
  pages: ResolvedPage[];
  /** The style sheet of all pages, among the files. */
  sheet: string;
  build: string;
}

const fingerprintOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** `/areas/hill` → `areas/hill.html`; a folder's list page is `areas.html`, beside its folder. */
export const htmlFileOf = (route: string) => `${route === '/' ? 'index' : route.slice(1)}.html`;

/** Renders every page to its HTML file and the page file that hydrates it. Throws an error that names the page. */
export function renderSite(resolver: Resolver, assets: ClientAssets): RenderedSite {
  const {
    site: { valid: pages, aliases },
    business,
  } = resolver;
  const shell = resolver.shell();
  const patterns = routePatterns(pages.filter(({ path }) => path !== NOT_FOUND_FILE).map(({ route }) => route));
  const renderer = new PageRenderer(shell, patterns);
  const drawn = pages.map((page) => {
    try {
      const resolved = resolver.page(page);
      return { resolved, body: renderer.body(resolved) };
    } catch (error) {
      throw new Error(`${page.path} could not be drawn.`, { cause: error });
    }
  });

  const base = globalCss(paletteOf(business.look.colours));
  const build = fingerprintOf(JSON.stringify([assets.files, shell, patterns, base, allRules()]));
  const files: OutputFiles = new Map();
  const sheet = styleSheetAddress(build).slice(1);
  files.set(sheet, allRules());
  files.set('_pages/_shell.json', JSON.stringify({ build, patterns, shell }));
  for (const { resolved, body } of drawn) {
    const page = JSON.stringify(resolved);
    const fingerprint = fingerprintOf(page);
    const { route, head } = resolved;
    files.set(documentAddress(route).slice(1), `{"build":"${build}","fingerprint":"${fingerprint}","page":${page}}`);
    files.set(
      htmlFileOf(route),
      htmlDocument({ build, fingerprint, route, head, styles: base + rulesOf(body), body, script: assets.entry }),
    );
  }
  for (const [alias, target] of aliases)
    files.set(
      htmlFileOf(alias),
      redirectDocument({ target, canonical: addressOf(target, business.origin), locale: business.locale }),
    );
  return { files, pages: drawn.map(({ resolved }) => resolved), sheet, build };
}
