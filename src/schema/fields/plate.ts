import { z } from 'zod';
import { label, text } from './text';

const cell = {
  value: text({
    title: 'Figure',
    kind: 'label',
    description: 'A figure with its unit, as short as it can be; the number is set large.',
    examples: ['24 hours'],
    why: 'Visitors who decide in a second would not see how fast we come and what it costs.',
  }),
  label: label('What the figure is, in two to six words.', ['average response']),
};

const WORDS = {
  title: 'Facts plate',
  why: 'Visitors who decide in a second would not see how fast we come and what it costs.',
} as const;

/** The facts that every hero with a call button shows under its heading, from `_site.json`. */
export const sitePlate = z
  .array(
    z
      .strictObject({
        ...cell,
        isResponse: z.boolean().default(false).meta({
          title: 'Response time',
          visible: true,
          description: 'Whether a page with a response time of its own shows that instead of this figure.',
        }),
      })
      .meta({ title: 'Fact', description: 'One of up to three figures of the plate.' }),
  )
  .min(1)
  .max(3)
  .meta({
    ...WORDS,
    description:
      'Up to three figures that decide whom people call: how fast, when, for how much. Every page ' +
      'with a call button at its top shows them. Leave them out to show none.',
  });

/** The plate of one hero: that of the site, or figures of its own. */
export const plate = z
  .union([
    z
      .array(z.strictObject(cell).meta({ title: 'Fact', description: 'One of up to three figures of the plate.' }))
      .max(3),
    z
      .strictObject({ of: z.literal('site').meta({ title: 'Of', description: 'The plate of _site.json.' }) })
      .meta({ kind: 'plate', title: 'Plate of the site', description: 'Shows the plate of _site.json.' }),
  ])
  .default({ of: 'site' })
  .meta({
    ...WORDS,
    description:
      'Up to three figures of this page, each as { "value": "24 hours", "label": "every day" }. Leave them out to ' +
      'show those of _site.json, with the response time of this page where it has one; an empty list shows none.',
    errorMessage:
      'List up to three figures, each as { "value": "24 hours", "label": "every day" }, or leave the field out for ' +
      'those of _site.json.',
  });
