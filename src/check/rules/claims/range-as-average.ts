import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { sentenceAt, sentencesOf } from '../../texts/sentences';
import { inEachDocumentBySiteFile } from '../../documents/site-file';
import { textsIn, withoutTokens } from '../../texts/texts';
import { tokensIn } from '../../texts/tokens';
import { claimsIn } from './claims';
import { speechOf } from './speech';
import { anyOf } from './vocabulary';

export const rangeAsAverage: Rule = {
  code: 'range-as-average',
  severity: 'warning',
  summary: 'A sentence calls a range an average.',
  example: {
    before: '"{claim.response} on average" where the claim is [15, 30]',
    after: '"usually {claim.response}"',
  },
  check: inEachDocumentBySiteFile((site) => {
    const { vocabulary, locale } = speechOf(site);
    const ranges = new Set(claimsIn(site).flatMap(({ id, value }) => (value.length > 1 ? [`claim.${id}`] : [])));
    if (!vocabulary || ranges.size === 0) return undefined;
    const isAverage = anyOf(vocabulary.average);
    return function* (document) {
      const uses = tokensIn(document).filter(({ name }) => name !== undefined && ranges.has(name));
      if (uses.length === 0) return;
      const texts = new Map(textsIn(document).map(({ path, value }) => [path.join('/'), value]));
      for (const { path, name, inside } of uses) {
        const text = texts.get(path.join('/'));
        if (text === undefined) continue;
        const sentence = sentenceAt(sentencesOf(text, locale), inside.start);
        if (isAverage.test(withoutTokens(sentence.text)))
          yield { document, location: { path, part: 'value', inside }, words: words(name!) };
      }
    };
  }),
};

const words = (token: string): Words => ({
  message: `{${token}} is a range, and the sentence calls it an average.`,
  fix: `Write "usually {${token}}", or the token of a claim that is one figure.`,
  why: 'An average is one figure: visitors could not tell what they are promised.',
});
