import { flawsOf } from '../../../check/built/review';
import type { FinishedFlaw } from '../../../check/built/review';
import * as finishedRules from '../../../check/rules/finished';
import type { ResolvedPage } from '../../../content/resolve/resolved-page';
import { PageRenderer } from '../../../site/entry-server';
import type { CardWords } from '../cards/card-painter';
import { beginningOf } from '../../../content/fingerprint';
import type { SiteFrame } from './site-frame';
import { StyleSheets } from './style-sheets';
import { htmlDocument } from './template';
import { faultsOf } from './verify';

/** The other rules need no finished page: threads do not even load them. */
const RULES = Object.values(finishedRules);

/** One page to make, as it is sent to a thread. */
export interface PageJob {
  /** Its document, `pages/areas/hill.json`. */
  path: string;
  route: string;
  /** Whether visitors come to it by links; the page of wrong addresses is none. */
  isListed: boolean;
  /** The resolved page as JSON. */
  page: string;
  /** Its SHA-256. */
  sum: string;
  /** The words on its social card; a later part of a page has that of the page. */
  card?: CardWords | undefined;
}

export interface MadePage {
  html: string;
  /** The data that the visitor's browser fetches to draw the page. */
  pageFile: string;
  /** Its errors: `faults` of the code, `flaws` of its author. */
  faults: string[];
  flaws: FinishedFlaw[];
}

/** Makes finished pages of resolved ones, and judges them. */
export class PageMaker {
  readonly #frame: SiteFrame;
  /** By the folder of a language; that of the first is ''. */
  readonly #renderers: ReadonlyMap<string, PageRenderer>;
  readonly #sheets: StyleSheets;

  constructor(frame: SiteFrame) {
    this.#frame = frame;
    const shells = Object.entries({ '': frame.shell, ...frame.shells });
    this.#renderers = new Map(shells.map(([folder, shell]) => [folder, new PageRenderer(shell)]));
    this.#sheets = new StyleSheets(frame);
  }

  /** Throws an error that names the page. */
  make({ path, route, isListed, page: json, sum }: PageJob): MadePage {
    const { build, script, business } = this.#frame;
    const page = JSON.parse(json) as ResolvedPage;
    const fingerprint = beginningOf(sum);
    const body = this.#body(path, page);
    const styles = this.#sheets.of(body);
    const { language, head } = page;
    const html = htmlDocument({ build, fingerprint, route, language, head, styles, body, script });
    return {
      html,
      pageFile: `{"build":"${build}","fingerprint":"${fingerprint}","page":${json}}`,
      faults: faultsOf({ path, isListed, html }),
      flaws: flawsOf(html, { ...business, locale: head.locale }, RULES),
    };
  }

  #body(path: string, page: ResolvedPage): string {
    try {
      return this.#renderers.get(page.language ?? '')!.body(page);
    } catch (error) {
      throw new Error(`${path} could not be drawn.`, { cause: error });
    }
  }
}
