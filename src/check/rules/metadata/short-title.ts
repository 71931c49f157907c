import type { Words } from '../../problem';
import { isIndexable } from '../../../content/sitemap';
import type { Rule } from '../../rule';
import { counted } from '../../words';

const LEAST = 15;

export const shortTitle: Rule = {
  code: 'short-title',
  severity: 'warning',
  summary: 'A title has fewer than 15 characters, which say nothing in search results.',
  example: { before: '"title": "Repairs"', after: '"title": "Repairs day and night in Northgate | {brand}"' },
  *check(site) {
    for (const read of site.resolver?.heads() ?? []) {
      const { title } = read.head;
      if (isIndexable(read.page) && title.length < LEAST)
        yield {
          document: read.page,
          location: { path: ['metadata', 'title'], part: 'value' },
          words: words({ text: title, least: LEAST }),
        };
    }
  },
};

const words = ({ text, least }: { text: string; least: number }): Words => ({
  message: `This title is only ${counted(text.length, 'character')} long, as visitors see it: "${text}".`,
  fix:
    `Say in ${least} to 60 characters what the page is about and whose it is, for example "Repairs in Northgate | ` +
    '{brand}".',
  why: 'People choose among search results and browser tabs by the title.',
});
