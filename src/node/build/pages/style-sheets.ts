import { classListsIn, rulesOf } from '../../../design/theme/rules';
import { stylePolicy } from './style-policy';
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
