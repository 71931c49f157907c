import { schemaOf } from '../../../content/site';
import { metaOf, schemaAt } from '../../../schema/children';
import { atValue } from '../../placed';
import { oncePerSiteFile } from '../../once';
import type { Rule } from '../../rule';
import type { SiteDocument } from '../../site';
import { spanOf } from '../../texts/span-of';
import { localeOf } from '../../texts/sentences';
import { textsIn, withoutTokens } from '../../texts/texts';
import type { FoundText } from '../../texts/texts';
import { markersFor } from './markers';

/** A text without a letter or digit. Words of buttons and labels may be a sign. */
const SIGNS_ALONE = /^[\p{P}\s]+$/u;

const markersOf = oncePerSiteFile((site) => markersFor(localeOf(site)));

export const placeholderText: Rule = {
  code: 'placeholder-text',
  severity: 'error',
  summary: 'A text says only that something is to come: XXX, ???, [insert area], €__, "Heading".',
  example: { before: '"intro": "We come to [insert area]."', after: '"intro": "We come to {area.name}."' },
  scope: 'document',
  *check(document, site) {
    const markers = markersOf(site);
    for (const text of textsIn(document)) {
      const { kind, path, value } = text;
      const plain = withoutTokens(value);
      const found = markers.exec(plain) ?? (kind === 'label' ? null : SIGNS_ALONE.exec(plain));
      if (!found && !isOwnTitle(document, text)) continue;
      const words = {
        message: found
          ? `"${found[0].trim()}" stands where something is still to come.`
          : `"${value}" is the name of this field, and not yet what it is to say.`,
        fix: 'Write the words that belong here, or take this part of the page out.',
        why: 'Visitors would read it as it stands, and take the whole site for unfinished.',
      };
      yield atValue(document, path, words, { inside: found ? spanOf(found) : undefined });
    }
  },
};

/** No field has a longer title. */
const LONGEST_TITLE = 60;

/** Whether a text repeats the title of its field: "Heading", "Paragraph". Names and labels may be called so. */
function isOwnTitle({ kind, value: root }: SiteDocument, { kind: holds, path, value }: FoundText): boolean {
  if (holds === 'label' || path[0] === 'facts' || value.length > LONGEST_TITLE) return false;
  const field = schemaAt(schemaOf(kind), root, path);
  return field !== undefined && metaOf(field).title?.toLowerCase() === value.trim().toLowerCase();
}
