import { z } from 'zod';
import { label, slug, sitePlate, text } from '../../schema/fields';
import { speaksOf } from './hotlines.schema';
import { home, legalLines, registration } from './identity.schema';
import { navigation } from './menus.schema';
import { word } from './word.schema';

const OTHER = 'Visitors would read the words of the first language on a page of this one.';
const said = (title: string, description: string) => word(title, description, { why: OTHER }).optional();
const about = (title: string, description: string) => ({ title, description, why: OTHER });

const id = (description: string) => slug({ title: 'Id', description, why: OTHER });

/** Entries of a list of the site file, found by their ids. */
const entries = <Fields extends z.core.$ZodLooseShape>(title: string, fields: Fields) =>
  z
    .array(z.strictObject(fields).meta(about(title, 'One entry, by its id.')))
    .optional()
    .meta(about(`${title}s`, 'Those entries that read differently, each with its id and the words that differ.'));

const language = z
  .strictObject({
    folder: z
      .string()
      .regex(/^[a-z]{2}$/)
      .meta({
        title: 'Folder',
        description: 'The folder of its pages, which is in their addresses too: two letters, such as en for English.',
        examples: ['en'],
        visible: false,
        why: 'Visitors would find no page of this language.',
        errorMessage: 'Write two small letters, for example "en".',
      }),
    name: label('What speakers of the language call it; the words of the link that leads to it.', ['English']),
    locale: home.locale,
    brand: z
      .strictObject({ tagline: said('Tagline', 'The line under the name.') })
      .optional()
      .meta(about('Brand', 'The line under the name.')),
    product: said('Trade', 'What people look for, one word. The token {product}.'),
    worker: z
      .strictObject({ one: said('One', 'The token {worker}.'), many: said('Several', 'The token {workers}.') })
      .optional()
      .meta(about('Workers', 'What those who do the work are called in sentences.')),
    phone: z
      .strictObject({ name: said('Name of the line', 'What the line is called. The token {line}.') })
      .optional()
      .meta(about('Phone line', 'What the line is called.')),
    numbers: entries('Other number', {
      id: id('Which number it is.'),
      name: said('Name', 'What is reached by it, and when.'),
    }),
    hotlines: entries('Hotline', {
      id: id('Which hotline it is.'),
      when: said('When', 'When to call it, as a short question.'),
      name: said('Name', 'Who answers.'),
      text: text({ title: 'Text', description: 'What to do before and while calling it.', why: OTHER }).optional(),
      speaksOf: speaksOf.unwrap().optional().meta(speaksOf.meta()!),
    }),
    address: z
      .strictObject({ text: said('As shown', 'The whole address in one line.') })
      .optional()
      .meta(about('Place of business', 'The address as it is written in this language.')),
    hours: z
      .strictObject({
        text: said('As shown', 'The hours in words. Left out, they are made from the days and times.'),
        holidays: z
          .strictObject({ name: said('Name', 'What public holidays are called.') })
          .optional()
          .meta(about('Public holidays', 'What they are called.')),
      })
      .optional()
      .meta(about('Hours', 'The words of the hours.')),
    registration: registration.unwrap().optional().meta(registration.meta()!),
    legalLines: legalLines.unwrap().optional().meta(legalLines.meta()!),
    accreditations: entries('Accreditation', {
      id: id('Which accreditation it is.'),
      name: said('Name', 'The accreditation.'),
      body: said('Body', 'Who issued it.'),
    }),
    claims: entries('Claim', {
      id: slug({ kind: 'claim', title: 'Id', description: 'Which claim it is.', why: OTHER }),
      text: said('As shown', 'The words of the claim. Left out, those of a figure are made from its value and unit.'),
    }),
    plate: sitePlate.optional(),
    navigation,
    demoNotice: text({
      title: 'Notice of a demonstration',
      description: 'The line in the footer while the status is "demo".',
      why: OTHER,
    }).optional(),
  })
  .meta({
    title: 'Language',
    description: 'One more language: the fields of this file that read differently in it, under their own names.',
  });

/** The languages of a site beside the one of its `locale`. */
export const languages = z
  .array(language)
  .default([])
  .meta(
    about(
      'Other languages',
      'More languages than that of "locale", each with the folder of its pages and its own menus. What else is left ' +
        'out is as in the first language.',
    ),
  );
