import { z } from 'zod';
import { fileHead, isoDate, slug } from '../../schema/fields';
import { word } from './word.schema';

const NO_FIGURE = 'Every page that states this figure would show visitors a gap in its place.';

const provenance = z.enum(['sample', 'measured', 'policy', 'promise', 'law']).meta({
  why: 'Nobody could say whether visitors may rely on the figure.',
  visible: true,
  otherWords: {
    sample: 'example demo fake invented dummy',
    measured: 'records counted data real',
    policy: 'price rule signed',
    promise: 'unsigned proposed pledge',
    law: 'statutory legal act regulation',
  },
  title: 'Where it comes from',
  description:
    '"sample" for a demonstration, "measured" for a figure from your records, "policy" for a ' +
    'price or promise of yours, "promise" for one that the owner has yet to sign, "law" for a ' +
    'period that the law sets.',
});
const reviewBy = isoDate('When somebody must look whether it is still true.').meta({
  why: 'Nobody would look whether visitors are still told the truth.',
});

/** What each claim begins with. */
const head = {
  id: slug({
    title: 'Id',
    description: 'How pages refer to it: {claim.ID}.',
    examples: ['home-response'],
    why: NO_FIGURE,
  }),
  subject: word(
    'Subject',
    'What it is about. Claims of one subject must agree, or say by their scope why they differ.',
    {
      visible: false,
      why: 'Nobody would notice two figures of the same thing that differ, and visitors would read both.',
    },
  ),
};
const scope = word('Scope', 'What makes it true: which pages, which work, which period.', {
  visible: false,
  why: 'Nobody could say what makes the figure true, and visitors would be misled by it elsewhere.',
});
const figure = {
  value: z.union([z.number(), z.array(z.number()).length(2)]).meta({
    title: 'Value',
    description: 'The number alone, or the lowest and the highest of a range.',
    errorMessage: 'Write a number without quotes, or a range such as [15, 30].',
  }),
  unit: z
    .string()
    .max(40)
    .meta({
      kind: 'unit',
      title: 'Unit',
      description:
        'What the number counts, as a code that every language knows how to write: minute, hour, day, year, ' +
        'percent; EUR for a sum, EUR-per-hour for a rate, which is shown without its hour because the text around ' +
        'it says that; count for what the text names (reviews, customers), rating for stars.',
      examples: ['minute', 'hour', 'day', 'week', 'month', 'year', 'percent', 'count', 'rating'],
      why: 'Visitors would read a bare number, and could not tell minutes from hours.',
    }),
  text: word(
    'As shown',
    'The words that stand in the place of {claim.ID}, where they are more than its value and ' +
      'unit: "15+ years", "Same day". Left out, they are made from these two.',
  ).optional(),
};
const words = {
  text: word('As shown', 'The words that stand in the place of {claim.ID}: "A person answers".', {
    why: 'Without a value and a unit a claim is its words: visitors would see a gap in its place.',
  }),
};

/** What pages may state as `{claim.ID}`, a figure or words alone; `source` says where it comes from, and until when. */
const claimWith = <Source extends z.core.$ZodLooseShape>(source: Source) =>
  z
    .union([
      z
        .strictObject({ ...head, ...figure, scope, ...source })
        .meta({ title: 'Figure', description: 'A number with its unit.' }),
      z
        .strictObject({ ...head, ...words, scope, ...source })
        .meta({ title: 'Claim in words', description: 'Words without a number.' }),
    ])
    .meta({ title: 'Claim', description: 'A figure with its value and unit, or words alone.' });
export const claim = claimWith({ provenance, reviewBy });

/** The claims of a business, in its site file. */
export const claims = z
  .array(claim)
  .default([])
  .meta({
    title: 'Claims',
    description:
      'Every figure that pages use, written once, with what makes it true. Larger sites keep them ' +
      'in _claims.json.',
    why: NO_FIGURE,
  });

const group = z
  .strictObject({
    heading: word('Heading', 'What the claims of this group are about.', {
      visible: false,
      why: 'Whoever looks for a figure would have to read all of them.',
    }),
    provenance,
    reviewBy,
    claims: z.array(claimWith({ provenance: provenance.optional(), reviewBy: reviewBy.optional() })).meta({
      title: 'Claims',
      description: 'One entry for each figure. A figure that has another source than its group says so itself.',
      why: NO_FIGURE,
    }),
  })
  .meta({ title: 'Group', description: 'Claims that are checked together, with what is true of all of them.' });

/** `pages/_claims.json`. */
export const claimsFile = z
  .strictObject({
    ...fileHead(2),
    groups: z.array(group).meta({
      title: 'Groups',
      description: 'The claims by subject, in whatever order suits you.',
      why: NO_FIGURE,
    }),
  })
  .meta({
    title: 'Claims',
    description: 'Every figure that pages use, written once, with what makes it true. Pages write {claim.ID}.',
    why: NO_FIGURE,
  });

export type ClaimsFile = z.output<typeof claimsFile>;
