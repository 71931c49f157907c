import type { z } from 'zod';
import { metaOf, schemaAt } from '../../content/must-change';
import { pageSchemas } from '../../content/page.schema';
import type { Path } from '../../content/walk';

/** The kinds of page that can be made. */
export const NEW_KINDS = ['area', 'service', 'page'] as const;
export type NewKind = (typeof NEW_KINDS)[number];

/** A field that `npm run new` asks for. Its words and its form are those of the field. */
export interface Question {
  /** The option, without its hyphens. */
  flag: string;
  path: Path;
  /** Without it there is no page; what else is not answered becomes a "TO DO". */
  isNeeded?: true;
}

export const FOLDERS: Record<NewKind, string> = { area: 'pages/areas', service: 'pages/services', page: 'pages' };

const name: Question = { flag: 'name', path: ['facts', 'name'], isNeeded: true };
const description: Question = { flag: 'description', path: ['metadata', 'description'] };
const intro: Question = { flag: 'intro', path: ['blocks', 0, 'intro'] };

export const QUESTIONS: Record<NewKind, readonly Question[]> = {
  area: [
    { flag: 'code', path: ['facts', 'code'], isNeeded: true }, name,
    { flag: 'locality', path: ['facts', 'locality'] },
    { flag: 'latitude', path: ['facts', 'coordinates', 'latitude'] },
    { flag: 'longitude', path: ['facts', 'coordinates', 'longitude'] },
    { flag: 'minutes', path: ['facts', 'responseMinutes'] },
    { flag: 'rating', path: ['facts', 'rating', 'value'] },
    { flag: 'reviews', path: ['facts', 'rating', 'count'] },
    { flag: 'price-range', path: ['facts', 'priceRange'] },
    { flag: 'streets', path: ['facts', 'streets'] },
    { flag: 'landmarks', path: ['facts', 'landmarks'] },
    description, intro,
  ],
  service: [
    name,
    { flag: 'summary', path: ['facts', 'summary'] },
    { flag: 'icon', path: ['facts', 'icon'] },
    { flag: 'order', path: ['facts', 'order'] },
    { flag: 'heading', path: ['blocks', 0, 'heading'] },
    description, intro,
  ],
  page: [
    name,
    { flag: 'summary', path: ['facts', 'summary'] },
    { flag: 'heading', path: ['blocks', 0, 'heading'] },
    description, intro,
  ],
};

/** The field that a question asks for, in the template that it will stand in. Throws when the template has none. */
export function fieldOf(kind: NewKind, { path }: Question, template: unknown): z.ZodType {
  const schema = schemaAt(pageSchemas[kind], template, path);
  if (!schema) throw new Error(`The template of ${kind} pages has nothing at ${path.join('/')}.`);
  return schema;
}

/**
 * What a person typed, as the field needs it: a text, a text in capitals, a number, or a list that is written with
 * semicolons or commas, in which "Angel station (EC1V)" lies next door.
 */
export function readAnswer(schema: z.ZodType, typed: string): { value: unknown } | { mistake: string } {
  const text = typed.trim();
  const candidates = [text, text.toUpperCase(), ...(/^-?\d/.test(text) ? [Number(text)] : []), entriesOf(text)];
  const value = candidates.find((candidate) => schema.safeParse(candidate).success);
  if (value !== undefined) return { value };
  const { errorMessage, description: what = '' } = metaOf(schema);
  return { mistake: `${JSON.stringify(text)} does not fit here. ${plain(errorMessage ?? what)}` };
}

function entriesOf(text: string): unknown[] {
  return text.split(text.includes(';') ? ';' : ',').map((each) => each.trim()).filter(Boolean).map((each) => {
    const nextDoor = /^(.+?)\s*\(([A-Z]{1,2}\d[A-Z\d]?)\)$/.exec(each);
    return nextDoor ? { name: nextDoor[1], in: nextDoor[2] } : each;
  });
}

/** The words of a field are written for somebody who types JSON; whoever is asked types no quotes. */
const plain = (words: string) => words.replace(', as a number without quotes', '').replace(' without quotes', '');
