import type { Path } from '../../../json/path';
import type { Area } from '../../areas';
import { namesOf } from './place-index';
import { phraseOf } from './place-names';
import type { Mention } from './place-names';
import type { Words } from '../../problem';
import type { Diagnostic } from '../../rule';
import type { Stranger } from './strangers';

export interface StrangerWords {
  place: string;
  /** The page that the place belongs to. */
  source: string;
  /** What the page is about, `R4 Riverside`. */
  own: string;
  isCode: boolean;
  /** Whether it lies next door. */
  isNear: boolean;
  /** Whether it stands in a list of streets or landmarks. */
  isListed: boolean;
  /** What stands for this fact on every page, for a name or code. */
  token: string | undefined;
}

export const speaksOf = ({ place, source, own, isCode, isListed }: StrangerWords) =>
  `This ${isListed ? 'list has' : 'text speaks of'} "${place}", which ${isCode ? 'is the code' : 'belongs to the page'} of ${source}. This page is about ${own}.`;

/** A name of another area in a text, and where it stands in the page that it belongs to. */
export function diagnosticOf(
  { area: { page, ...own }, mention, owner, source, isNear }: Stranger,
  wordsFor: (words: StrangerWords) => Words,
): Diagnostic {
  const { path, text, phrase } = mention;
  const { start, end } = spanOf(mention);
  const name = namesOf(owner).find(
    (each) => phraseOf(each) === phrase && text.slice(start, end).toLowerCase().startsWith(each.toLowerCase()),
  );
  const inside = { start, end: start + (name ?? text.slice(start, end)).length };
  const place = text.slice(inside.start, inside.end);
  const isCode = isSame(owner.code, phrase);
  const token = isCode ? '{area.code}' : isSame(owner.name, phrase) ? '{area.name}' : undefined;
  return {
    document: page,
    location: { path, part: 'value', inside },
    words: wordsFor({
      place,
      source: owner.page.path,
      own: [own.code, own.name].filter(Boolean).join(' '),
      isCode,
      isNear,
      isListed: path[0] === 'facts',
      token,
    }),
    related: [
      {
        document: owner.page,
        message: `"${name ?? place}" stands here, on the page it belongs to.`,
        location: source
          ? { path: source.path, part: 'value', inside: spanOf(source) }
          : { path: factOf(owner, phrase), part: 'value' },
      },
    ],
    ...(token && source && { insert: token }),
  };
}

const isSame = (name: string | undefined, phrase: string) => name !== undefined && phraseOf(name) === phrase;
const spanOf = ({ words, from, count }: Mention) => ({ start: words[from]!.start, end: words[from + count - 1]!.end });

/** The fact of an area that a name is. */
function factOf({ code, places }: Area, phrase: string): Path {
  if (isSame(code, phrase)) return ['facts', 'code'];
  const place = places.find(({ name }) => isSame(name, phrase));
  return place ? ['facts', place.list, place.index] : ['facts', 'name'];
}
