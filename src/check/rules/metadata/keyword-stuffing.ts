import { oncePer } from '../../once';
import type { PageHead } from '../../../content/resolve';
import type { Diagnostic, Rule } from '../../rule';
import { comparable } from '../../words';

/** "repairs Northgate, Riverside" may be one keyword. */
const MOST_PARTS = 2;

export const keywordStuffing: Rule = {
  code: 'keyword-stuffing',
  severity: 'warning',
  summary: 'A keyword stands twice, or is a list of keywords.',
  example: { before: '"keywords": ["repairs, locks, doors"]', after: '"keywords": ["repairs", "locks", "doors"]' },
  scope: 'site',
  check: (site) => (site.resolver?.heads() ?? []).flatMap((read) => repeatedIn(read)),
};

const repeatedIn = oncePer(({ page, head }: PageHead): readonly Diagnostic[] => {
  const locationOf = (at: number) => ({ path: ['metadata', 'keywords', at], part: 'value' as const });
  const plain = head.keywords.map(comparable);
  return head.keywords.flatMap((keyword, index): Diagnostic[] => {
    const found = { document: page, location: locationOf(index) };
    const parts = keyword.split(/[,;|]/).filter((part) => part.trim() !== '');
    const several: Diagnostic = {
      ...found,
      words: {
        message: `This is one keyword, and holds ${parts.length} of them.`,
        fix: `Give each its own quotes: ${parts.map((part) => JSON.stringify(part.trim())).join(', ')}.`,
        why: 'Search engines would take the whole list for one phrase, which nobody looks for.',
      },
    };
    const first = plain.indexOf(plain[index]!);
    const again: Diagnostic = {
      ...found,
      words: {
        message: `The keyword "${keyword}" stands here twice.`,
        fix: 'Remove one of the two.',
        why: 'Search engines take repetition for an attempt to mislead them.',
      },
      related: [{ document: page, location: locationOf(first), message: 'It stands here first.' }],
    };
    return [...(parts.length > MOST_PARTS ? [several] : []), ...(first < index ? [again] : [])];
  });
});
