import type { PageHead } from '../../../content/resolve';
import { oncePer } from '../../once';
import { atValue, beside } from '../../placed';
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
  check: (site) => (site.resolver?.heads() ?? []).flatMap((read) => stuffedIn(read)),
};

const pathOf = (at: number) => ['metadata', 'keywords', at];

const stuffedIn = oncePer(({ page, head: { keywords } }: PageHead): readonly Diagnostic[] => {
  const plain = keywords.map(comparable);
  return keywords.flatMap((keyword, index): Diagnostic[] => {
    const parts = keyword.split(/[,;|]/).filter((part) => part.trim() !== '');
    if (parts.length > MOST_PARTS) {
      const words = {
        message: `This is one keyword, and holds ${parts.length} of them.`,
        fix: `Give each its own quotes: ${parts.map((part) => JSON.stringify(part.trim())).join(', ')}.`,
        why: 'Search engines would take the whole list for one phrase, which nobody looks for.',
      };
      return [atValue(page, pathOf(index), words)];
    }
    const first = plain.indexOf(plain[index]!);
    const words = {
      message: `The keyword "${keyword}" stands here twice.`,
      fix: 'Remove one of the two.',
      why: 'Search engines take repetition for an attempt to mislead them.',
    };
    const related = [beside(page, pathOf(first), 'It stands here first.')];
    return first < index ? [atValue(page, pathOf(index), words, { related })] : [];
  });
});
