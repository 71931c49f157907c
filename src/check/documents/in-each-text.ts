import type { Span } from '../../json/text-edit';
import { inEachDocument } from './each-document';
import type { Words } from '../problem';
import type { Rule } from '../rule';
import type { SiteDocument } from '../site';
import type { FoundString } from '../texts/strings';
import { textsIn } from '../texts/texts';
import type { FoundText } from '../texts/texts';

/** What a rule found in a text; without a span it is of the whole. */
export interface Finding {
  inside?: Span;
  words: Words;
  /** What to write in its place, where that is certain. */
  insert?: string;
}

/** The check of a rule that asks nothing but each text by itself: those that visitors read, or the strings given. */
export const inEachText = (find: (text: FoundText, document: SiteDocument) => Iterable<Finding>): Rule['check'] =>
  inEach(textsIn, find);

export const inEach = <Text extends FoundString>(
  textsOf: (document: SiteDocument) => Iterable<Text>,
  find: (text: Text, document: SiteDocument) => Iterable<Finding>,
): Rule['check'] =>
  inEachDocument(function* (document) {
    for (const text of textsOf(document)) {
      for (const { inside, ...found } of find(text, document))
        yield { document, location: { path: text.path, part: 'value', ...(inside && { inside }) }, ...found };
    }
  });

/** Where a match of a pattern stands. */
export const spanOf = ({ 0: found, index }: RegExpMatchArray): Span => ({
  start: index ?? 0,
  end: (index ?? 0) + found.length,
});
