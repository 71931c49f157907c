import type { Words } from '../../problem';
import { isIndexable } from '../../../content/sitemap';
import type { Rule } from '../../rule';
import { CUT_OFF, shorten } from './lengths';

const MOST = 160;

export const longDescription: Rule = {
  code: 'long-description',
  severity: 'warning',
  summary: 'A description is longer than the 160 characters that search results show.',
  example: {
    before:
      '"description": "Repairs in every house and flat of Northgate, from the first loose handle to the last ' +
      'broken window, by day and by night, on weekdays, at weekends and on every holiday of the year."',
    after:
      '"description": "Repairs in every house and flat of Northgate, from loose handles to broken windows, by day ' +
      'and by night."',
  },
  *check(site) {
    for (const read of site.resolver?.heads() ?? []) {
      const { description } = read.head;
      if (!isIndexable(read.page) || description.length <= MOST) continue;
      yield {
        document: read.page,
        location: { path: ['metadata', 'description'], part: 'value' },
        words: words(description),
      };
    }
  },
};

const words = (text: string): Words => ({
  message: `This description is ${text.length} characters long, as visitors see it.`,
  fix: shorten(text, MOST),
  why: CUT_OFF,
});
