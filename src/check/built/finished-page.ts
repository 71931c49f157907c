import type { SiteFile } from '../../content/documents/site.schema';
import { elements, graphsIn, readHtml } from './html';
import type { HtmlElement, Root } from './html-node';
import { phoneLinks } from './phone-links';
import type { PhoneLink } from './phone-links';
import { elementsWith } from './written-elements';

/** What of the business its pages must say. */
export type JudgedBy = Pick<SiteFile, 'phone' | 'hotlines' | 'country' | 'locale'>;

/** The same links stand in header and footer of many pages. */
const MOST_KNOWN = 1000;
const knownLinks = new Map<string, readonly PhoneLink[]>();

/** A finished page: what of it the rules look at, and each part is read when a rule asks for it. */
export class FinishedPage {
  readonly business: JudgedBy;
  readonly #html: string;
  #root: Root | undefined;
  #calls: readonly PhoneLink[] | undefined;
  #graphs: readonly unknown[] | undefined;
  #main: { element: HtmlElement | undefined } | undefined;

  constructor(html: string, business: JudgedBy) {
    this.#html = html;
    this.business = business;
  }

  /** Every link that dials, in reading order. */
  get calls(): readonly PhoneLink[] {
    this.#calls ??=
      elementsWith('href="tel:', { html: this.#html, name: 'a', word: 'tel:' })?.flatMap(linksOf) ??
      phoneLinks(this.#whole());
    return this.#calls;
  }

  /** What the page tells search engines, as far as it can be read. */
  get graphs(): readonly unknown[] {
    this.#graphs ??=
      elementsWith('type="application/ld+json"', { html: this.#html, name: 'script', word: 'ld+json' })?.flatMap(
        (script) => graphsIn(readHtml(script)),
      ) ?? graphsIn(this.#whole());
    return this.#graphs;
  }

  /** What stands between header and footer; `undefined` where a page has no main part. */
  get main(): HtmlElement | undefined {
    if (!this.#main) {
      const written = elementsWith('id="main"', { html: this.#html, name: 'main', word: '<main' });
      const read = written?.length === 1 ? readHtml(written[0]!) : this.#whole();
      this.#main = { element: elements(read, ({ name }) => name === 'main')[0] };
    }
    return this.#main.element;
  }

  #whole(): Root {
    this.#root ??= readHtml(this.#html);
    return this.#root;
  }
}

function linksOf(element: string): readonly PhoneLink[] {
  const known = knownLinks.get(element);
  if (known) return known;
  if (knownLinks.size === MOST_KNOWN) knownLinks.clear();
  // A part of a text holds all of that text in memory, and these stay for longer than their page.
  const own = JSON.parse(JSON.stringify(element)) as string;
  const links = phoneLinks(readHtml(own));
  knownLinks.set(own, links);
  return links;
}
