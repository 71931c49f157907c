import { createHash } from 'node:crypto';
import { classListsIn, rulesOf } from '../../../design/theme/rules';
import type { SiteFrame } from './site-frame';

/** The styles of a page: its sheet, and the policy that allows it. */
export interface Styles {
  css: string;
  policy: string;
}

const MOST_SHEETS = 100;

/** The style sheets of pages. Pages of one sort show the same components, and share one. */
export class StyleSheets {
  readonly #base: string;
  readonly #rules: ReadonlyMap<string, string>;
  readonly #known = new Map<string, Styles>();

  constructor({ base, rules }: Pick<SiteFrame, 'base' | 'rules'>) {
    this.#base = base;
    this.#rules = new Map(rules);
  }

  of(body: string): Styles {
    const lists = classListsIn(body);
    const key = lists.join();
    const cached = this.#known.get(key) ?? this.#made(lists);
    if (this.#known.size === MOST_SHEETS) this.#known.clear();
    this.#known.set(key, cached);
    return cached;
  }

  #made(lists: readonly string[]): Styles {
    const css = this.#base + rulesOf(lists, this.#rules);
    return { css, policy: stylePolicy(css) };
  }
}

/**
 * The style policy of a page: its own `<style>`, named by its hash, and the site's files. It stands in the page because
 * pages have different styles, and a header holds only so many hashes.
 */
function stylePolicy(css: string): string {
  const hash = createHash('sha256').update(css).digest('base64');
  return `style-src 'self' 'sha256-${hash}'; style-src-attr 'none'`;
}
