import { groupedBy } from '../../lists';
import { inText } from '../../placed';
import type { Rule } from '../../rule';
import { fact, storeOf } from '../../store';
import { spanOf } from '../../texts/span-of';
import { textsIn } from '../../texts/texts';

/** A word twice or more, with spaces alone between. Two capitals are a name: "Walla Walla". */
const DOUBLED = /(?<![\p{L}\p{N}'’-])(\p{L}+)(?:\s+\1(?![\p{L}\p{N}'’-]))+/giu;
const ENDS_LARGE = /\s\p{Lu}\S*$/u;

const doubledWords = fact('doubled words', (document) =>
  textsIn(document).flatMap(({ path, value }) =>
    [...value.matchAll(DOUBLED)]
      .filter(({ 0: written }) => !ENDS_LARGE.test(written))
      .map((found) => ({ path, word: found[1]!.toLowerCase(), ...spanOf(found) })),
  ),
);

/** A doubled word that several documents have is right in their language: "vous vous", "die die", "that that". */
export const repeatedWord: Rule = {
  code: 'repeated-word',
  severity: 'warning',
  summary: 'A word stands twice in a row: "the the".',
  example: { before: '"text": "We come to the the door."', after: '"text": "We come to the door."' },
  scope: 'site',
  uses: [doubledWords],
  *check(site) {
    const store = storeOf(site);
    const found = [...site.documents.values()].flatMap((document) =>
      store.get(doubledWords, document).map((each) => ({ document, ...each })),
    );
    for (const same of groupedBy(found, ({ word }) => word).values()) {
      if (new Set(same.map(({ document }) => document)).size > 1) continue;
      for (const { document, word, ...place } of same)
        yield inText(document, place, {
          message: `"${word}" stands twice in a row.`,
          fix: `Write "${word}" once, unless both are meant.`,
          why: 'It catches the eye of whoever reads, and a screen reader says it twice.',
        });
    }
  },
};
