import type { Words } from '../problem';

const WHY = 'The page is not finished: visitors would read "TO DO", or find a fact of another page.';

interface FieldToDo {
  name: string;
  /** How many of its places still say "TO DO". */
  left: number;
  of: number;
  description: string;
  example?: string;
  /** How the value is written, where it is not plain words. */
  form: string | undefined;
}

export const fieldToDo = ({ name, left, of, description, example, form }: FieldToDo): Words => ({
  message: `"${name}" is left to write${left < of ? `: ${left} of ${of} places still say "TO DO"` : ''}.`,
  fix: form ?? `Write over the words between the quotes. ${description}${example ? ` For example: "${example}".` : ''}`,
  why: WHY,
});

/** Of a text that is written but for a part. */
export const partToDo = (mark: string): Words => ({
  message: `This text still says "${mark}".`,
  fix: 'Write what belongs there in its place.',
  why: 'The page is not finished, and visitors would read this.',
});

export const textToDo = (wanted: string): Words => ({
  message: 'This text is left to write.',
  fix: `Write over the words between the quotes.${wanted ? ` ${wanted}` : ''}`,
  why: WHY,
});
