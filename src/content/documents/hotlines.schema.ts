import { z } from 'zod';
import { icon, slug, text } from '../../schema/fields';
import { display } from './contact.schema';
import { word } from './word.schema';

const UNCALLED = 'The number that people must call first would not be shown. It can save lives.';

/** No visitor is shown them, and tokens do not work in them: they name things for the check. */
export const speaksOf = z
  .array(
    z
      .string()
      .regex(/^\S(.*\S)?$/)
      .max(100)
      .meta({
        title: 'Phrase',
        description: 'A phrase, in any case of its letters.',
        examples: ['chlorine leak'],
        visible: false,
        errorMessage: 'Write a word or a few, without a space at either end.',
      }),
  )
  .default([])
  .meta({
    title: 'Speaks of',
    visible: false,
    description: 'What a text speaks of when this number must be shown with it.',
    why:
      'Nobody would notice a page that does not show visitors the number that they must call first. It can save ' +
      'lives.',
  });

/** Numbers of others, such as ambulances, and when each must be shown. */
export const hotlines = z
  .array(
    z
      .strictObject({
        id: slug({ title: 'Id', description: 'How blocks refer to it.', examples: ['ambulance'], why: UNCALLED }),
        when: word('When', 'When to call it, as a short question, for example "Smell smoke?".'),
        name: word('Name', 'Who answers.'),
        display,
        international: z
          .string()
          .regex(/^(\+[1-9]\d{6,14}|0\d{8,10}|[1-9]\d{2,9})$/)
          .meta({
            title: 'Number to dial',
            description: 'The number for phones; a freephone number and a short one such as 112 stay as they are.',
            errorMessage: 'Write the number without spaces, for example "1800123456".',
          }),
        text: text({
          title: 'Text',
          description: 'What to do before and while calling it.',
          why: 'People in danger would not read what to do before help comes.',
        }),
        icon: icon.default('alert' as z.output<typeof icon>),
        comesFirst: z
          .boolean()
          .default(true)
          .meta({
            title: 'Comes first',
            description:
              'Whether it is shown before your own number: yes where lives are in danger, no for others who may be ' +
              'the right ones to call, such as a water company.',
            why: UNCALLED,
          }),
        speaksOf,
      })
      .meta({ title: 'Hotline', description: 'One hotline.' }),
  )
  .default([])
  .meta({
    title: 'Hotlines',
    description:
      'Numbers of others: those that must be shown before yours, and those of whoever else may be the ' +
      'right one to call. The token of a number: {hotline.ID}.',
    why: UNCALLED,
  });
