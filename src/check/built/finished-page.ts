import type { SiteFile } from '../../content/documents/site.schema';
import { graphsIn, readHtml, shownWordsIn } from './html';
import type { Root } from './html';
import { phoneLinks } from './phone-links';
import type { PhoneLink } from './phone-links';

export type JudgedBy = Pick<SiteFile, 'phone' | 'numbers' | 'hotlines' | 'country' | 'locale'>;

/** A finished page. To read all of its HTML takes several times as long, so each part is read when a rule needs it. */
export class FinishedPage {
  readonly business: JudgedBy;
  readonly #html: string;
  #calls: readonly PhoneLink[] | undefined;
  #graphs: readonly unknown[] | undefined;
  #mainWords: string | undefined;

  constructor(html: string, business: JudgedBy) {
    this.#html = html;
    this.business = business;
  }

  get calls(): readonly PhoneLink[] {
    this.#calls ??= this.#read('href="tel:', { name: 'a', word: 'tel:' }).flatMap(phoneLinks);
    return this.#calls;
  }

  get graphs(): readonly unknown[] {
    this.#graphs ??= this.#read('type="application/ld+json"', { name: 'script', word: 'ld+json' }).flatMap(graphsIn);
    return this.#graphs;
  }

  /** The words between header and footer; none where a page has no main part. */
  get mainWords(): string {
    this.#mainWords ??= shownWordsIn(this.#html.slice(this.#html.indexOf('<main'), this.#html.lastIndexOf('</main>')));
    return this.#mainWords;
  }

  #read = (attribute: string, wanted: Wanted): Root[] =>
    (elementsWith(attribute, this.#html, wanted) ?? [this.#html]).map(readHtml);
}

interface Wanted {
  name: string;
  /** Stands in every such element, however it is written. */
  word: string;
}

/**
 * The elements with an attribute, as they stand in HTML that was written by the renderer: `name attribute=…` in double
 * quotes, no ">" in any value, and none of them in another. `undefined` where the word stands anywhere else: then the
 * whole page must be read.
 */
function elementsWith(attribute: string, html: string, { name, word }: Wanted): string[] | undefined {
  const closing = `</${name}>`;
  const found: string[] = [];
  let end = 0;
  for (let at = html.indexOf(word); at >= 0; at = html.indexOf(word, Math.max(end, at + 1))) {
    const start = html.lastIndexOf('<', at);
    const close = html.indexOf('>', at);
    const tag = html.slice(start, close);
    const next = html.indexOf(closing, close);
    if (!tag.startsWith(`<${name} `) || !tag.includes(` ${attribute}`) || next < 0) return undefined;
    end = next + closing.length;
    found.push(html.slice(start, end));
  }
  return found;
}
