import { z } from 'zod';
import type { FieldWords, TextKind } from './meta';

/** How many characters each sort of text may have. No good one comes near: what is longer was pasted by mistake. */
const LONGEST: Record<TextKind, number> = {
  text: 3000,
  prose: 3000,
  heading: 200,
  label: 300,
  alt: 300,
  duration: 100,
  price: 100,
  place: 150,
  guarantee: 300,
  month: 100,
};
/** Longer texts fit no field, and only their length is reported. */
export const LONGEST_TEXT = Math.max(...Object.values(LONGEST));

/** One line of words in which tokens such as `{phone}` work. Never empty, never only spaces. */
export function text({ kind = 'text', ...words }: FieldWords & { kind?: TextKind }) {
  return z
    .string()
    .regex(/\S/)
    .max(LONGEST[kind])
    .meta({
      kind,
      errorMessage: 'Write some words here: this text is empty.',
      ...words,
    });
}

/** Sentences, in which a link may stand: `[the words](/guides/harbour)`. Marked in its type, because it is resolved. */
export const prose = (words: FieldWords) => text({ kind: 'prose', ...words }).brand<'prose'>();

export const heading = (description: string, examples?: string[]) =>
  text({
    title: 'Heading',
    kind: 'heading',
    description,
    ...(examples && { examples }),
    why:
      'Visitors skim a page by its headings, and people who hear it jump from one to the next: ' +
      'they would miss what stands here.',
  });

export const intro = prose({
  title: 'Introduction',
  description: 'A sentence or two under the heading.',
  why: 'Visitors could not tell what they are about to look at.',
}).optional();

/** A few words that name what stands beside them. */
export const label = (description: string, examples?: string[]) =>
  text({
    title: 'Label',
    kind: 'label',
    description,
    ...(examples && { examples }),
    why: 'Visitors would see something without a name, and could not tell what it is.',
  });

/** What the button of a fold says while it is closed. */
export const more = text({
  title: 'Name of what is folded',
  kind: 'label',
  description:
    'A phone folds what is long. This stands on the button that unfolds it, and says what comes. Left out, the ' +
    'button leads on from the words above it.',
  examples: ['Show the steps', 'What the rate covers'],
  why: 'Visitors could not tell what they would read, and leave it folded.',
}).optional();

const UNREAD = 'Visitors would not read what should stand here.';

/** A text that stands where a link of its own would be in the way, as on a card that is pressed as a whole. */
export const body = (description: string, title = 'Text') => text({ title, description, why: UNREAD });

/** A text that stands by itself, so that links may stand in it. */
export const reading = (description: string, title = 'Text') => prose({ title, description, why: UNREAD });

/** A sentence that makes the rest of its block true. */
export const note = (description: string, title = 'Note') =>
  prose({ title, description, why: 'Visitors would miss what makes the rest of this block true.' });

export const paragraphs = (description: string) =>
  z
    .array(
      prose({
        title: 'Paragraph',
        description: 'One paragraph of plain words. Start a new entry for a new paragraph.',
      }),
    )
    .min(1)
    .meta({ title: 'Paragraphs', description, why: UNREAD });

const POINT = { title: 'Point', description: 'One point of the list, a short phrase or sentence.' };
const pointsOf = (description: string) => ({
  title: 'Points',
  description,
  why: 'Visitors would miss the points of this list.',
});

export const points = (description: string) => z.array(prose(POINT)).min(1).meta(pointsOf(description));

/** Points without links, where one would be in the way. */
export const phrases = (description: string) => z.array(text(POINT)).min(1).meta(pointsOf(description));
