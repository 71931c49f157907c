import type { Path } from '../../../json/path';
import type { Span } from '../../../json/text-edit';
import { groupedBy } from '../../lists';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import type { SiteDocument } from '../../site';
import { keptPerDocument } from '../../run/findings';
import { textsIn } from '../../texts/texts';
import { amountsIn } from './amounts';
import { besideIn } from './around';
import { isRead } from './figures';
import { crewIn } from './quantities';
import { speechOf } from './speech';
import { oneOf, OUTSIDE } from './vocabulary';

/** How many people or vans of ours a text says that there are. */
interface Counted {
  noun: string;
  value: number;
  written: string;
  path: Path;
  inside: Span;
  /** Whether a heading only counts them: "Four roofers". */
  isHeading: boolean;
}

export const conflictingCount: Rule = {
  code: 'conflicting-count',
  severity: 'warning',
  yieldsTo: ['doubtful-figure', 'contradicting-figure', 'copied-page', 'repeated-text'],
  summary: 'Two texts count our people or vans, and differ.',
  example: { before: '"Our six roofers", under the heading "Four roofers"', after: '"Our four roofers"' },
  *check(site) {
    const read = countReader(site);
    const all = [...site.documents.values()]
      .flatMap((document) => read(document).map((each) => ({ ...each, document })))
      .sort((a, b) => Number(b.isHeading) - Number(a.isHeading))
      .map((each, order) => ({ ...each, order }));
    for (const counts of groupedBy(all, ({ noun }) => noun).values()) {
      const byDocument = groupedBy(counts, ({ document }) => document);
      const texts = counts.filter(({ isHeading }) => !isHeading);
      const byValue = groupedBy(texts, ({ value }) => value);
      const firsts = [...byValue.values()].slice(0, 2).map(([each]) => each!);
      for (const { document, value, written, path, inside, isHeading, order } of counts) {
        // What a heading counts is meant for its own page.
        const beside = byDocument.get(document)!.filter((each) => isHeading || each.isHeading);
        const others = beside.filter((each) => each.value !== value);
        const alike = isHeading ? [] : byValue.get(value)!;
        const elsewhere = isHeading ? undefined : firsts.find((each) => each.value !== value);
        const first = others[0] ?? elsewhere;
        const margin = beside.length - 2 * others.length + 2 * alike.length - (isHeading ? 0 : texts.length);
        const isFewer = first && (margin < 0 || (margin === 0 && first.order < order));
        if (!isFewer) continue;
        yield {
          document,
          location: { path, part: 'value', inside },
          words: words(written, first.written),
          related: [
            {
              document: first.document,
              location: { path: first.path, part: 'value', inside: first.inside },
              message: 'The other number stands here.',
            },
          ],
        };
      }
    }
  },
};

const countReader = keptPerDocument('counts of ours', (site) => {
  const { vocabulary, ...speech } = speechOf(site);
  if (!vocabulary) return undefined;
  const { pattern, valueOf } = amountsIn(speech.locale, vocabulary);
  const crew = `(?<count>${pattern})\\s(?<noun>${oneOf(crewIn({ ...speech, vocabulary }))})`;
  const ofUs = new RegExp(`${OUTSIDE}${oneOf(vocabulary.ownCrew)}\\s${crew}`, 'iu');
  const inHeading = new RegExp(`^${crew}`, 'iu');
  return (document: SiteDocument): Counted[] =>
    textsIn(document).flatMap(({ path, value: text }): Counted[] => {
      if (!isRead(document, path) || besideIn(document.value, path).isQuoted) return [];
      const said = ofUs.exec(text);
      const found = said ?? (path.at(-1) === 'heading' ? inHeading.exec(text) : undefined);
      const { count, noun } = found?.groups ?? {};
      if (!found || count === undefined || noun === undefined) return [];
      const end = found.index + found[0].length;
      const written = `${count} ${noun}`;
      const inside = { start: end - written.length, end };
      return [{ noun: noun.toLowerCase(), value: valueOf(count), written, path, inside, isHeading: !said }];
    });
});

const words = (written: string, other: string): Words => ({
  message: `"${written}" is another number than "${other}", which another text says.`,
  fix: 'Write the number that is true in both. If each counts others, say whom: "two of our …".',
  why: 'Visitors who read two different numbers believe neither.',
});
