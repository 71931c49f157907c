import { z } from 'zod';
import { icon } from '../schema/fields';
import { factsMeta, nameFact, order, summaryFact } from './facts';
import { ASK_DESCRIPTION, ASK_HEADING, ASK_INTRO, ASK_NAME, listedKind } from './kind';

const facts = z
  .strictObject({
    name: nameFact('The service as menus and lists show it.', { kind: 'label', examples: ['Repairs'] }),
    summary: summaryFact,
    icon: icon.optional(),
    order,
  })
  .meta(factsMeta('The facts of this service. Other text can refer to them by token, such as {service.name}.'));

/** Something that we do for customers. */
export const service = listedKind({
  name: 'service',
  isListed: true,
  title: 'Service page',
  description: 'A page in pages/services: one service.',
  folder: 'services',
  words: { page: 'a service page', about: 'a service', many: 'services', also: 'services' },
  facts,
  tokens: { name: ({ name }) => name, summary: ({ summary }) => summary },
  summary: ({ summary, icon: sign }) => ({ summary, icon: sign }),
  order: ({ order: place }) => place,
  subject: 'Service',
  isAlike: true,
  fileName: { fact: 'name', after: 'its service' },
  questions: [
    ASK_NAME,
    { flag: 'summary', path: ['facts', 'summary'] },
    { flag: 'icon', path: ['facts', 'icon'] },
    { flag: 'order', path: ['facts', 'order'] },
    ASK_HEADING,
    ASK_DESCRIPTION,
    ASK_INTRO,
  ],
});
