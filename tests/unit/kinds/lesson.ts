import { z } from 'zod';
import { ASK_HEADING, ASK_NAME, listedKind } from '../../../src/kinds/kind';
import { factsMeta, nameFact } from '../../../src/kinds/facts';
import { text } from '../../../src/schema/fields';

/** A kind that is not there, as one file would declare it. */
export const lesson = listedKind({
  name: 'lesson',
  isListed: true,
  title: 'Lesson',
  description: 'A page in pages/lessons: how to do one thing.',
  folder: 'lessons',
  words: { page: 'a lesson', about: 'a task', many: 'lessons', also: 'howto' },
  facts: z
    .strictObject({
      name: nameFact('The lesson as lists show it.', { kind: 'label', examples: ['Bleed a radiator'] }),
      minutes: z
        .int()
        .min(1)
        .meta({ title: 'Minutes', description: 'How long it takes.', examples: [20] }),
      tools: z
        .array(text({ title: 'Tool', description: 'A tool.' }))
        .min(2)
        .meta({ title: 'Tools', description: 'What is needed.' }),
    })
    .meta(factsMeta('The facts of this lesson.')),
  tokens: { name: ({ name }) => name, minutes: ({ minutes }, formats) => formats.count(minutes) },
  summary: ({ minutes }) => ({ responseMinutes: minutes }),
  order: ({ minutes }) => minutes,
  subject: 'WebPage',
  fileName: { fact: 'name', after: 'what is done' },
  questions: [ASK_NAME, { flag: 'minutes', path: ['facts', 'minutes'], isNeeded: true }, ASK_HEADING],
});
