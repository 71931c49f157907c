import { keptPerDocument } from '../../run/findings';
import type { Path } from '../../../json/path';
import type { Span } from '../../../json/text-edit';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { sentenceAt, sentencesOf } from '../../texts/sentences';
import type { SiteDocument } from '../../site';
import { textsIn } from '../../texts/texts';
import { besideIn } from './around';
import { isRead } from './figures';
import { speechOf } from './speech';
import { anyOf } from './vocabulary';

/** What a text says of a term of the business. */
interface Stated {
  term: number;
  side: 0 | 1;
  path: Path;
  inside: Span;
  written: string;
}

export const contradictingTerms: Rule = {
  code: 'contradicting-terms',
  severity: 'error',
  mayAllow: true,
  yieldsTo: ['copied-page'],
  summary: 'A text says the opposite of what others say of a charge, of tax or of materials.',
  example: { before: '"A small call-out charge applies."', after: '"No call-out charge."' },
  *check(site) {
    const read = termReader(site);
    const all = [...site.documents.values()].flatMap((document) =>
      read(document).map((each) => ({ ...each, document })),
    );
    const names = speechOf(site).vocabulary?.terms ?? [];
    for (const [term, { name }] of names.entries()) {
      const [one, other] = ([0, 1] as const).map((side) =>
        all.filter((each) => each.term === term && each.side === side),
      );
      // Fewer are wrong; of two, what stands further on.
      const [wrong, right] = one!.length < other!.length ? [one!, other!] : [other!, one!];
      for (const { document, path, inside, written } of right.length > 0 ? wrong : []) {
        const [first] = right;
        yield {
          document,
          location: { path, part: 'value', inside },
          words: words(written, name, { said: first!.written, count: right.length }),
          related: [
            {
              document: first!.document,
              location: { path: first!.path, part: 'value', inside: first!.inside },
              message: 'The opposite stands here.',
            },
          ],
        };
      }
    }
  },
};

const termReader = keptPerDocument('terms', (site) => {
  const { vocabulary, registers, locale, others } = speechOf(site);
  if (!vocabulary) return undefined;
  const ofTax = (form: string) => form.replaceAll('TAX', registers.join('|') || '(?!)');
  const terms = vocabulary.terms.map(({ has, sides, isNotOfFirms = false }) => ({
    isNotOfFirms,
    has: new RegExp(ofTax(has), 'iu'),
    sides: sides.map((form) => new RegExp(anyOf(ofTax(form)).source, 'giu')),
  }));
  // A question, a condition and what others take say nothing of ours.
  const isAside = anyOf([vocabulary.chargesOfOthers, vocabulary.others, ...others]);
  const isOfFirms = anyOf(vocabulary.parts['commercial']!);
  const isAsked = anyOf(vocabulary.asked);
  return (document: SiteDocument) =>
    textsIn(document).flatMap(({ path, value }) => {
      if (
        !(isRead(document, path) || path.at(-1) === 'scope') ||
        (path.at(-1) !== 'value' && !terms.some(({ has }) => has.test(value)))
      )
        return [];
      const { label, isQuoted } = besideIn(document.value, path);
      const [lead, sentences] = [label && path.at(-1) !== 'label' ? `${label}: ` : '', sentencesOf(value, locale)];
      return terms.flatMap(({ has, sides, isNotOfFirms }, term): Stated[] => {
        if (!has.test(lead + value) || isQuoted) return [];
        const found = sides.flatMap((form, side) =>
          [...(lead + value).matchAll(form)].map(({ 0: written, index }) => ({ written, index, side: side as 0 | 1 })),
        );
        const first = found.filter(
          ({ index, side }) =>
            side === 0 ||
            !found.some((other) => other.side === 0 && Math.abs(other.index - index) < other.written.length),
        );
        return first.flatMap(({ written, index, side }) => {
          const start = Math.max(0, index - lead.length);
          const { text } = sentenceAt(sentences, start);
          if (text.endsWith('?') || isAsked.test(text) || isAside.test(path.at(-1) === 'value' ? lead + text : text))
            return [];
          if (isNotOfFirms && isOfFirms.test(lead + text)) return [];
          return [{ term, side, path, written, inside: { start, end: index + written.length - lead.length } }];
        });
      });
    });
});

const words = (written: string, name: string, { said, count }: { said: string; count: number }): Words => ({
  message: `"${written}" is the opposite of what ${count > 1 ? `${count} other texts say` : 'another text says'} of ${name}: "${said}".`,
  fix: 'Write the one that is true in both. If each is true of something else, say of what.',
  why: 'Visitors hold you to what suits them, and the law holds you to what you wrote.',
});
