import { z } from 'zod';
import { icon } from '../schema/fields';
import { factsMeta, nameFact, order, summaryFact } from './facts';
import { ASK_DESCRIPTION, ASK_HEADING, ASK_INTRO, ASK_NAME, listedKind } from './kind';

const facts = z
  .strictObject({
    name: nameFact('The guide as lists and breadcrumbs show it.', { kind: 'label', examples: ['Before winter'] }),
    summary: summaryFact,
    icon: icon.optional(),
    order: order.default(100),
  })
  .meta(factsMeta('The facts of this guide.'));

/** How visitors do something themselves, or know that they had better not. */
export const guide = listedKind({
  name: 'guide',
  isListed: true,
  title: 'Guide',
  description: 'A page in pages/guides: how visitors do one thing themselves, and when to call.',
  folder: 'guides',
  words: { page: 'a guide', about: 'a task', many: 'guides', also: 'article howto how-to advice blog post tip' },
  facts,
  tokens: { name: ({ name }) => name, summary: ({ summary }) => summary },
  summary: ({ summary, icon: sign }) => ({ summary, icon: sign }),
  order: ({ order: place }) => place,
  subject: 'Article',
  fileName: { fact: 'name', after: 'what it helps with' },
  questions: [
    ASK_NAME,
    { flag: 'summary', path: ['facts', 'summary'] },
    { flag: 'icon', path: ['facts', 'icon'] },
    ASK_HEADING,
    ASK_DESCRIPTION,
    ASK_INTRO,
  ],
});
