import { z } from 'zod';
import { block, body, heading, intro, isoDate, label, LONGEST_ADDRESS, text } from '../../schema/fields';

const STRANGER = 'Visitors would let somebody into their homes whom they cannot look up.';

const registration = z
  .strictObject({
    body: label('Who registers them.', ['The Guild']).meta({ title: 'Body', why: STRANGER }),
    number: label('Their own number there.', ['123456']).meta({ title: 'Number', why: STRANGER }),
    check: z
      .string()
      .regex(/^https:\/\/[A-Za-z0-9.-]+(\/[^\s\\"<>]*)?$/)
      .max(LONGEST_ADDRESS)
      .meta({
        kind: 'address',
        title: 'Where to check it',
        description: 'The page of that body where anybody can look the number up. Leave it out where there is none.',
        examples: ['https://www.guild.example/check'],
        why: STRANGER,
        errorMessage: 'Write a full address that starts with "https://".',
      })
      .optional(),
  })
  .meta({ title: 'Registration', description: 'What visitors can look up before they open the door.', why: STRANGER });

export const peopleSchema = block(
  'people',
  {
    title: 'People',
    description:
      'Who comes: names, trades, and the registrations that visitors can look up. While nobody is named, nothing ' +
      'is shown.',
    otherWords: 'team staff engineers employees crew',
  },
  {
    heading: heading('The heading above the people.', ['Who comes to you']),
    intro,
    items: z
      .array(
        z
          .strictObject({
            name: text({ title: 'Name', kind: 'label', description: 'Their name.', examples: ['Ada Example'] }),
            role: label('What they do.', ['Roofer']).meta({ title: 'Role' }),
            text: body('A sentence about their work.').optional(),
            registration: registration.optional(),
            source: z.enum(['sample', 'staff']).meta({
              title: 'Who it is',
              description: '"sample" for somebody made up (labelled "Example"), "staff" for somebody who works here.',
              why: 'Visitors could take somebody made up for whoever stands at their door.',
              visible: true,
              otherWords: { staff: 'real employee genuine engineer', sample: 'example demo fake invented dummy' },
            }),
            consent: isoDate('The day on which they agreed in writing to be named here.').optional().meta({
              title: 'Consent',
              visible: false,
              why: 'Everybody could read the name of somebody who never agreed to it.',
            }),
          })
          .meta({ title: 'Person', description: 'One person.' }),
      )
      .max(40)
      .meta({
        title: 'People',
        description: 'The people, in the order in which they are shown. Leave it empty while there is nobody to name.',
        why: 'Visitors would not know who comes.',
      }),
  },
);
