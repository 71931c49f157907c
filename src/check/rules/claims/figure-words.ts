import type { Figure, FigureSort } from './figures';
import { inPlaceOf } from './judged-figures';
import type { JudgedFigure } from './judged-figures';

const NAMES: Record<Exclude<FigureSort, 'count'>, string> = {
  phone: 'phone number',
  price: 'price',
  insurance: 'insurance sum',
  rating: 'rating',
  reviews: 'number of reviews',
  response: 'response time',
  guarantee: 'guarantee',
  experience: 'time of experience',
  founded: 'year of foundation',
  share: 'share',
  hours: 'time of opening',
};

/** What sort of figure it is, in a sentence: "an insurance sum", "number of customers". */
export function nameOf({ sort, noun }: Figure, article?: 'a'): string {
  const name = sort === 'count' ? `number of ${noun}` : NAMES[sort];
  return article ? `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}` : name;
}

/** What to write in the place of a figure: what fits the words around it, and how it reads. Empty where nothing does. */
export const offersOf = (figure: Figure, known: JudgedFigure['known']): string =>
  known
    .filter(({ fit }) => fit > 0)
    .slice(0, 4)
    .map((each) => inPlaceOf(figure, each))
    .map(({ write, reads }) => `${write} (${reads})`)
    .join(' or ');
