import { isIndexable } from '../../../content/head/sitemap';
import { atValue } from '../../placed';
import type { Rule, SiteRule } from '../../rule';
import { counted } from '../../words';

/** The characters of a field that search results show; shorter than `least` they are replaced or say nothing. */
const SHOWN = {
  title: {
    least: 15,
    most: 60,
    tooShort: () => ({
      fix:
        'Say in 15 to 60 characters what the page is about and whose it is, ' +
        'for example "Repairs in Northgate | {brand}".',
      why: 'People choose among search results and browser tabs by the title.',
    }),
  },
  description: {
    least: 70,
    most: 160,
    tooShort: (missing: number) => ({
      fix:
        `Add at least ${counted(missing, 'character')}: say what the page ` +
        'helps with, where, and what sets it apart.',
      why: 'Search engines replace a very short description by whatever they find on the page.',
    }),
  },
};

interface LengthRule extends Omit<SiteRule, 'scope' | 'check' | 'severity'> {
  field: keyof typeof SHOWN;
  is: 'short' | 'long';
}

const lengthRule = ({ field, is, ...rule }: LengthRule): Rule => ({
  ...rule,
  severity: 'warning',
  scope: 'site',
  *check(site) {
    const { least, most, tooShort } = SHOWN[field];
    for (const { page, head } of site.resolver?.heads() ?? []) {
      const { length } = head[field];
      // Long titles of all pages are reported, for a tab shows them too.
      const isShown = isIndexable(page) || (field === 'title' && is === 'long');
      if (!isShown || (is === 'long' ? length <= most : length >= least)) continue;
      const shown = field === 'title' ? `: "${head.title}"` : '';
      const only = length < least ? 'only ' : '';
      const message = `This ${field} is ${only}${counted(length, 'character')} long, as visitors see it${shown}.`;
      const tooLong = {
        fix: `Take out at least ${counted(length - most, 'character')}: up to ${most} are shown.`,
        why: 'Search results cut longer ones off in the middle, so visitors do not read the end.',
      };
      yield atValue(page, ['metadata', field], { message, ...(length > most ? tooLong : tooShort(least - length)) });
    }
  },
});

const GOOD_TITLE = '"title": "Repairs day and night in Northgate | {brand}"';
const GOOD_DESCRIPTION =
  '"description": "Repairs in every house and flat of Northgate, from loose handles to broken windows, by day ' +
  'and by night."';

export const shortTitle = lengthRule({
  code: 'short-title',
  field: 'title',
  is: 'short',
  summary: 'A title has fewer than 15 characters, which say nothing in search results.',
  example: { before: '"title": "Repairs"', after: GOOD_TITLE },
});

export const longTitle = lengthRule({
  code: 'long-title',
  field: 'title',
  is: 'long',
  summary: 'A title is longer than the 60 characters that search results show.',
  example: { before: '"title": "Repairs by day and by night in the whole of Northgate | {brand}"', after: GOOD_TITLE },
});

export const shortDescription = lengthRule({
  code: 'short-description',
  field: 'description',
  is: 'short',
  summary: 'A description has fewer than 70 characters, and search engines make up one of their own.',
  example: { before: '"description": "Repairs in Northgate."', after: GOOD_DESCRIPTION },
});

export const longDescription = lengthRule({
  code: 'long-description',
  field: 'description',
  is: 'long',
  summary: 'A description is longer than the 160 characters that search results show.',
  example: {
    before:
      '"description": "Repairs in every house and flat of Northgate, from the first loose handle to the last ' +
      'broken window, by day and by night, on weekdays, at weekends and on every holiday of the year."',
    after: GOOD_DESCRIPTION,
  },
});
