import { metaOf, schemaAt } from '../../../schema/children';
import { inEachDocument } from '../../each-document';
import type { Rule } from '../../rule';
import { schemaOf } from '../../../content/site';
import type { SiteDocument } from '../../site';
import { textsIn, withoutTokens } from '../../texts';
import type { FoundText } from '../../texts';

/** What people write where something is still to come. */
const PLACEHOLDER = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}])[Xx]{3,}(?![\p{L}\p{N}])`,
    String.raw`\?{2,}`,
    String.raw`\p{Sc}?\s?_{2,}`,
    String.raw`\p{Sc}\s?[Xx]{1,4}(?![\p{L}\p{N}])`,
    String.raw`(?<![\p{L}\p{N}])(?:tb[acd]|text goes here|dolor sit amet|blah blah|foo ?bar)(?![\p{L}\p{N}])`,
    String.raw`\.{4,}|…{2,}|-{4,}|={3,}|~{3,}`,
    String.raw`[[<]\s*(?:the )?(?:name|area|town|place|street|number|price|phone|date)\b[^\]>]*[\]>]`,
    String.raw`[[<(]\s*(?:insert|add|enter|fill in|your|tbc|tba)\b[^\])>]*[\])>]`,
  ].join('|'),
  'giu',
);
/** Keys that lie side by side, and one letter held down. */
const HAMMERED = /\p{L}*(?:asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwert|zxcv|xcvb|cvbn|(\p{L})\1{3,})\p{L}*/giu;

export const placeholderText: Rule = {
  code: 'placeholder-text',
  severity: 'error',
  yieldsTo: ['wrong-brackets', 'pasted-remains', 'sample-company'],
  summary: 'A text says only that something is to come: XXX, ???, [insert area], €__, "Heading".',
  example: {
    before: '"intro": "We come to [insert area] from €__."',
    after: '"intro": "We come to {area.name} from {claim.hourly}."',
  },
  check: inEachDocument(function* (document) {
    for (const text of textsIn(document)) {
      const { path, value } = text;
      const plain = withoutTokens(value);
      const found = [...plain.matchAll(PLACEHOLDER), ...plain.matchAll(HAMMERED)].sort((a, b) => a.index - b.index)[0];
      const isTitle = !found && isOwnTitle(document, text);
      if (!found && !isTitle) continue;
      const written = found?.[0].trim() ?? value;
      yield {
        document,
        location: {
          path,
          part: 'value',
          ...(found && { inside: { start: found.index, end: found.index + found[0].length } }),
        },
        words: {
          message: isTitle
            ? `"${written}" is the name of this field, and not yet what it is to say.`
            : `"${written}" stands where something is still to come.`,
          fix: 'Write the words that belong here, or take this part of the page out.',
          why: 'Visitors would read it as it stands, and take the whole site for unfinished.',
        },
      };
    }
  }),
};

/** Whether a text repeats the title of its field: "Heading", "Paragraph". Names and labels may be called so. */
function isOwnTitle({ kind, value: root }: SiteDocument, { kind: holds, path, value }: FoundText): boolean {
  if (holds === 'label' || path[0] === 'facts') return false;
  const field = schemaAt(schemaOf(kind), root, path);
  return field !== undefined && metaOf(field).title?.toLowerCase() === value.trim().toLowerCase();
}
