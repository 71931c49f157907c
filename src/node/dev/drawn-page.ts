import type { Resolver } from '../../content/resolve/resolver';
import { notFoundRoute } from '../../content/routes';
import { globalCss } from '../../design/theme/global-css';
import type { Palette } from '../../design/theme/palette';
import { classListsIn, rulesOf } from '../../design/theme/rules';
import { PageRenderer } from '../../site/entry-server';
import { headHtml } from '../../site/head';

/** A page as HTML. */
export interface DrawnPage {
  locale: string;
  /** The folder of its language, unless that is the first one of the site. */
  language: string | undefined;
  head: string;
  css: string;
  body: string;
}

/**
 * The page at an address as visitors get it: browsers show it while they load the code that keeps it live, which takes
 * seconds. Throws the error of a block.
 */
export function drawnPage(resolver: Resolver, route: string, palette: Palette): DrawnPage | undefined {
  const page = resolver.at(route) ?? resolver.at(notFoundRoute(route, (each) => resolver.at(each) !== undefined));
  if (!page) return undefined;
  const { language, head } = page;
  const body = new PageRenderer(resolver.inFolder(language)!.shell()).body(page);
  const css = globalCss(palette) + rulesOf(classListsIn(body));
  return { locale: head.locale, language, head: headHtml(head), css, body };
}
