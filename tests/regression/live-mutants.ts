import type { Mutant } from './mutant';
import { append, countOfBlocks, documentOf, plant, remove, set } from './plant';
import { pagePaths, textOf } from './real-site';
import { entriesOf } from './json-text';

const SITE = 'pages/_site.json';
const CLAIMS = 'pages/_claims.json';
const setting = { isLive: true };

/**
 * What must not stand in a real deployment. The real site is a demonstration and has much of it; a mutant is judged by
 * what comes on top. That the demonstration itself is told is the baseline, and the mutant that mends it.
 */
export function* liveMutants(): Generator<Mutant> {
  const live = (rule: string, file: string, rest: Omit<Parameters<typeof plant>[0], 'rule' | 'file' | 'setting'>) =>
    plant({ rule, file, setting, ...rest });
  for (const { path, json } of entriesOf(textOf(CLAIMS)).filter(
    (entry) => entry.path.at(-1) === 'provenance' && entry.json !== 'sample',
  )) {
    yield live('sample-claim', CLAIMS, {
      how: `${path.join('.')} ${String(json)}`,
      change: set(path, 'sample'),
      told: { at: path },
    });
    if (json !== 'promise')
      yield live('unsigned-promise', CLAIMS, {
        how: path.join('.'),
        change: set(path, 'promise'),
        told: { at: path },
      });
  }
  for (const [index, value] of [
    [1, 'Sample company'],
    [3, 'tbc'],
  ] as const) {
    const at = ['registration', index, 'value'];
    yield live('sample-company', SITE, { how: String(index), change: set(at, value), told: { at } });
  }
  yield live('sample-area-figure', SITE, { how: 'unsaid', change: remove(['areaFigures']), told: { at: [] } });
  for (const figure of ['ratings', 'responseTimes']) {
    yield live('sample-area-figure', SITE, {
      how: `${figure} unsaid`,
      change: remove(['areaFigures', figure]),
      told: { at: ['areaFigures'] },
    });
  }
  const count = (documentOf(SITE)['accreditations'] as unknown[]).length;
  yield live('empty-accreditation', SITE, {
    change: append(['accreditations'], {
      id: 'tap-guild',
      name: 'Guild of Tap Fitters',
      body: 'Guild of Tap Fitters',
      number: '000000',
    }),
    told: { at: ['accreditations', count, 'number'] },
  });
  for (const file of pagePaths) {
    const last = countOfBlocks(file);
    yield live('reserved-number', file, {
      change: append(['blocks'], {
        type: 'notice',
        heading: 'Low pressure',
        paragraphs: ['Call 0808 157 0123 for the water supply.'],
      }),
      told: { at: ['blocks', last, 'paragraphs', 0], inside: '0808' },
    });
    const review = {
      type: 'reviews',
      heading: 'One more review',
      items: [
        {
          name: 'Anna P.',
          place: 'London',
          text: 'They came at once.',
          rating: 5,
          date: 'January 2026',
          provenance: 'sample',
        },
      ],
    };
    for (const [how, more, field] of [
      ['made up', { source: 'sample' }, 'source'],
      ['unasked', { source: 'staff' }, 'name'],
    ] as const) {
      const person = { name: 'Anna Porter', role: 'Engineer', ...more };
      yield live('unproven-person', file, {
        how,
        change: append(['blocks'], { type: 'people', heading: 'Who comes to you', items: [person] }),
        told: { at: ['blocks', last, 'items', 0, field] },
      });
    }
    yield live('sample-review', file, {
      change: append(['blocks'], review),
      told: { at: ['blocks', last, 'items', 0, 'provenance'] },
    });
  }
  yield live('sample-host', SITE, {
    change: set(['booking'], 'https://book.other.example/request'),
    told: { at: ['booking'] },
  });
}
