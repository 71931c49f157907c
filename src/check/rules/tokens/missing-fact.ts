import { declaredBy } from '../../../content/declared';
import { figuresIn } from '../../../content/figures';
import type { Formats } from '../../../kinds/kind';
import { sharedOn } from '../../documents/shared-files';
import { valueAt } from '../../../json/path';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { localeOf } from '../../texts/sentences';
import { tokensIn } from '../../texts/tokens';
import { quote } from '../../words';
import { TOKEN_WHY } from './bare-token';

export const missingFact: Rule = {
  code: 'missing-fact',
  severity: 'error',
  summary: 'A text uses a token of a fact that the page leaves out.',
  example: {
    before: '"label": "Rated {area.rating}" on a page without "rating"',
    after: 'the badge taken out, until there are reviews',
  },
  scope: 'page',
  *check(page, around) {
    const { kind, document } = page;
    const own = document && declaredBy({ kind, document });
    if (!own) return;
    const formats = { ...figuresIn(localeOf(around)), coordinates: () => '' };
    for (const shown of [page, ...sharedOn(page, around)]) {
      for (const { path, name, inside } of tokensIn(shown)) {
        const fact = name && factMissing(own, name, formats);
        if (!fact) continue;
        const title = shown === page ? 'This page' : `${page.path}, which shows this file,`;
        const location = { path, part: 'value' as const, inside };
        const label = path.at(-1) === 'label' ? String(valueAt(shown.value, path)) : undefined;
        yield { document: shown, location, words: words({ token: name, fact, title, label }) };
      }
    }
  },
};

type Own = NonNullable<ReturnType<typeof declaredBy>>;

/** The fact that a token is made from, where the page leaves it out. */
function factMissing({ declared, facts }: Own, token: string, formats: Formats): string | undefined {
  const [kind, name = ''] = token.split('.');
  const textOf =
    kind === declared.name ? Object.entries(declared.tokens).find(([own]) => own === name)?.[1] : undefined;
  let missing: string | undefined;
  const asked = new Proxy(facts, {
    get(target, fact) {
      const value: unknown = Reflect.get(target, fact);
      if (value === undefined) missing = String(fact);
      return value;
    },
  });
  return textOf && textOf(asked, formats) === undefined ? missing : undefined;
}

interface Missing {
  token: string;
  fact: string;
  title: string;
  /** What stands for itself, such as a badge. */
  label: string | undefined;
}

const words = ({ token, fact, title, label }: Missing): Words => ({
  message: `${title} has no "${fact}", so there is nothing to show for {${token}}.`,
  fix:
    `${label === undefined ? 'Take out what speaks of it: the sentence or the line' : `Take the whole of ${quote(label)} out: all of it says what nobody knows yet`}. Write "${fact}" into the facts only when it is ` +
    'known, never a figure to fill the gap.',
  why: TOKEN_WHY,
});
