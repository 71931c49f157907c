import { z } from 'zod';
import { slug } from './address';

interface BlockWords extends Pick<z.GlobalMeta, 'answersQuestions' | 'opensPage' | 'needsRegion' | 'standsIn'> {
  title: string;
  description: string;
  /** Other words that people write for its type, in one line. */
  otherWords?: string;
}

/**
 * A block: its type, its fields, and an optional name for links such as `/contact#prices`.
 * Strict, so that a misspelt field is a mistake and not a silence.
 */
export function block<const Type extends string, Shape extends z.ZodRawShape>(
  type: Type,
  { otherWords, ...words }: BlockWords,
  shape: Shape,
) {
  return z
    .strictObject({
      type: blockType(type, words.description, otherWords),
      ...shape,
      id: slug({
        title: 'Link anchor',
        description: 'A short name for links straight to this block: "/contact#prices".',
        examples: ['prices'],
        why: 'A link that promises to lead straight to this part would end at the top of the page.',
      }).optional(),
    })
    .meta({ why: 'Visitors would not see this block.', ...words });
}

/** For a block that draws the one behind it: what it takes it for, and what would be lost. */
export const takesNext = (words: { description: string; why: string }) =>
  z
    .boolean()
    .default(false)
    .meta({ title: 'Takes the next block in', ...words });

export const blockType = <const Type extends string>(type: Type, description: string, otherWords?: string) =>
  z.literal(type).meta({
    title: 'Block type',
    description,
    why: 'Visitors would see nothing where this block stands.',
    ...(otherWords && { otherWords: { [type]: otherWords } }),
  });
