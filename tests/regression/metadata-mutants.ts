import type { Mutant } from './mutant';
import { has } from './json-text';
import { add, append, documentOf, isPublished, plant, remove, set } from './plant';
import { areaPaths, pagePaths, servicePaths, textOf } from './real-site';

const TITLE = ['metadata', 'title'];
const DESCRIPTION = ['metadata', 'description'];
const listed = pagePaths.filter((file) => file !== 'pages/404.json' && !has(textOf(file), ['metadata', 'noindex']));
const plain = listed.filter((file) => !areaPaths.includes(file) && !servicePaths.includes(file));
/** What a file is called, as a name or a code: "Kings Cross", "W1". */
const nameOf = (file: string) =>
  file
    .split('/')
    .at(-1)!
    .slice(0, -'.json'.length)
    .replaceAll(/^\p{Ll}+\d.*|(?:^|-)\p{Ll}/gu, (letters) => letters.replace('-', ' ').toUpperCase());
const origin = 'https://www.tapwright.example';

/** What search engines are told. */
export function* metadataMutants(): Generator<Mutant> {
  for (const file of listed) {
    const name = nameOf(file);
    const titled = (rule: string, title: string, inside?: string) =>
      plant({ rule, file, how: title, change: set(TITLE, title), told: { at: TITLE, ...(inside && { inside }) } });
    yield titled('short-title', `${name.slice(0, 8).trim()} here`);
    yield titled(
      'long-title',
      `What is said here of ${name}, and of nothing else, in the words of the firm`.slice(0, 70).trim(),
    );
    const described = (rule: string, description: string) =>
      plant({ rule, file, change: set(DESCRIPTION, description), told: { at: DESCRIPTION } });
    yield described('short-description', `Everything worth saying of ${name}.`);
    yield described(
      'long-description',
      `All that we can say of ${name}: who comes, with what in the van, how the work is done and written down, who pays for the parts, and what happens when something should leak again.`,
    );
    const canonical = (address: string, how: string) =>
      plant({
        rule: 'wrong-canonical',
        file,
        how,
        change: add(['metadata'], 'canonical', address),
        told: { at: ['metadata', 'canonical'] },
      });
    yield canonical(`${origin}${file === 'pages/about.json' ? '/contact' : '/about'}`, 'elsewhere');
    yield canonical(`${origin}/no-such-page`, 'nowhere');
    yield canonical('https://www.somebody-else.example/prices', 'abroad');
  }
  for (const [index, file] of plain.entries()) {
    const first = plain[index - 1];
    if (!first) continue;
    yield plant({
      rule: 'duplicate-title',
      file,
      change: set(TITLE, 'One title for two pages | {brand}'),
      told: { file: laterOf(first, file), at: TITLE },
      files: withTitle(first, 'One title for two pages | {brand}'),
    });
    const description =
      'One description that stands on two pages, so that nobody can tell in search results which of them is which.';
    yield plant({
      rule: 'duplicate-description',
      file,
      change: set(DESCRIPTION, description),
      told: { file: laterOf(first, file), at: DESCRIPTION },
      files: changedBy(first, set(DESCRIPTION, description)),
    });
  }
  yield* exceptionMutants();
  yield* ledgerMutants();
}

/** The one that visitors have not seen, or the second; the home page comes before all others. */
const laterOf = (first: string, file: string) =>
  file === 'pages/index.json' || (isPublished(file) && !isPublished(first)) ? first : file;
const changedBy = (file: string, change: (text: string) => string) => ({ [file]: change(textOf(file)) });
const withTitle = (file: string, title: string) => changedBy(file, set(TITLE, title));

const allow = (rule: string, until = '2030-01-31') => add([], 'allow', [{ rule, reason: 'A reason.', until }]);

function* exceptionMutants(): Generator<Mutant> {
  for (const file of pagePaths.filter((path) => !('allow' in documentOf(path)))) {
    yield plant({ rule: 'stale-exception', file, change: allow('all-capitals'), told: { at: ['allow', 0, 'rule'] } });
    yield plant({
      rule: 'expired-exception',
      file,
      change: allow('all-capitals', '2026-01-31'),
      told: { at: ['allow', 0, 'until'] },
    });
    yield plant({ rule: 'unknown-exception', file, change: allow('no-such-rule'), told: { at: ['allow', 0, 'rule'] } });
    yield plant({
      rule: 'forbidden-exception',
      file,
      change: allow('broken-link'),
      told: { at: ['allow', 0, 'rule'] },
    });
  }
}

function* ledgerMutants(): Generator<Mutant> {
  const file = 'pages/_published.json';
  const { routes, gone = [] } = documentOf(file) as unknown as { routes: string[]; gone?: unknown[] };
  for (const lost of ['/areas/n1', '/offers', '/services/gas'])
    yield plant({
      rule: 'lost-address',
      file,
      how: lost,
      change: append(['routes'], lost),
      told: { at: ['routes', routes.length] },
    });
  for (const route of ['/about', '/areas/w1', '/services/drain-unblocking']) {
    yield plant({
      rule: 'returned-address',
      file,
      how: route,
      change: append(['gone'], { route, reason: 'A reason.', since: '2026-01-31' }),
      told: { at: ['gone', gone.length, 'route'] },
    });
  }
  for (const [page, alias] of [
    ['pages/services/bathroom-installation.json', '/services/bathroom-fitting'],
    ['pages/services/drainage-services.json', '/services/drain-unblocking'],
  ] as const) {
    yield plant({
      rule: 'lost-address',
      file: page,
      how: 'alias removed',
      change: remove(['aliases']),
      told: [{ rule: 'lost-address', file, at: ['routes', routes.indexOf(alias)] }],
    });
  }
}
