import { z } from 'zod';
import { factsMeta, nameFact, order, summaryFact } from './facts';
import { ASK_DESCRIPTION, ASK_HEADING, ASK_INTRO, ASK_NAME, listedKind } from './kind';

const facts = z
  .strictObject({
    name: nameFact('The page as menus, lists and breadcrumbs show it.', { kind: 'label', examples: ['About'] }),
    summary: summaryFact.optional(),
    order: order.default(100),
  })
  .meta(factsMeta('The facts of this page.'));

/** A page that is one of its sort: home, about, contact. */
export const page = listedKind({
  name: 'page',
  isListed: true,
  title: 'Page',
  description: 'Any other page.',
  folder: '',
  words: { page: 'a page', apart: 'a plain page', many: 'pages' },
  facts,
  tokens: { name: ({ name }) => name, summary: ({ summary }) => summary },
  summary: ({ summary }) => ({ summary }),
  order: ({ order: place }) => place,
  subject: 'WebPage',
  fileName: { fact: 'name', after: 'what it is about' },
  questions: [ASK_NAME, { flag: 'summary', path: ['facts', 'summary'] }, ASK_HEADING, ASK_DESCRIPTION, ASK_INTRO],
});
