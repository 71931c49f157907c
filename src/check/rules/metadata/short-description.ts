import type { Words } from '../../problem';
import { isIndexable } from '../../../content/sitemap';
import type { Rule } from '../../rule';
import { counted } from '../../words';

const LEAST = 70;

export const shortDescription: Rule = {
  code: 'short-description',
  severity: 'warning',
  summary: 'A description has fewer than 70 characters, and search engines make up one of their own.',
  example: {
    before: '"description": "Repairs in Northgate."',
    after:
      '"description": "Repairs in every house and flat of Northgate, from loose handles to broken windows, by day ' +
      'and by night."',
  },
  *check(site) {
    for (const read of site.resolver?.heads() ?? []) {
      const { description } = read.head;
      if (isIndexable(read.page) && description.length < LEAST)
        yield {
          document: read.page,
          location: { path: ['metadata', 'description'], part: 'value' },
          words: words({ text: description, least: LEAST }),
        };
    }
  },
};

const words = ({ text, least }: { text: string; least: number }): Words => ({
  message: `This description is only ${counted(text.length, 'character')} long, as visitors see it.`,
  fix:
    `Add at least ${counted(least - text.length, 'character')}: say what the page helps with, where, and what sets ` +
    'it apart.',
  why: 'Search engines replace a very short description by whatever they find on the page.',
});
