import type { Mutant } from './mutant';
import { plant, set } from './plant';
import { textOf } from './real-site';

const SITE = 'pages/_site.json';
const MARK = 'pages/_images/mark.svg';

/** What a drawing must not hold, each put before its end. */
const UNSAFE = [
  '<script>1</script>', '<style>path{fill:red}</style>', '<foreignObject/>', '<image href="https://example.test/a.png"/>', '<use href="#a"/>', '<a href="/"/>',
  '<path onclick="1" d="M0 0h1"/>', '<path style="fill:red" d="M0 0h1"/>', '<path fill="red" d="M0 0h1"/>', '<path fill="url(#a)" d="M0 0h1"/>', '<path d="&amp;"/>',
];

/** Colours that are too pale for what they are used for, and marks that cannot stand in a page. */
export function* lookMutants(): Generator<Mutant> {
  for (const seed of ['ink', 'brand', 'call']) {
    for (const pale of ['#8CC8FF', '#F2B632', '#9A9A9A', '#FF5A5F', '#FFFFFF']) {
      const at = ['look', 'colours', seed];
      yield plant({ rule: 'weak-colour', file: SITE, how: `${seed} ${pale}`, change: set(at, pale), told: { at } });
    }
  }
  const at = ['look', 'mark'];
  for (const name of ['marks.svg', 'logo.svg']) yield plant({ rule: 'missing-mark', file: SITE, how: name, change: set(at, name), told: { at } });
  for (const unsafe of UNSAFE) {
    const text = textOf(MARK).replace('</svg>', `${unsafe}</svg>`);
    const inside = /^<path (?=on|style|fill|d="&)/.exec(unsafe)?.[0].length ?? 0;
    yield {
      sort: 'name: unsafe-mark', name: `${MARK} ${unsafe}`,
      make: () => ({ files: { [MARK]: text }, expected: [{ rule: 'unsafe-mark', file: MARK, offset: text.indexOf(unsafe) + inside }] }),
    };
  }
}
