import type { Path } from '../../../json/path';
import { nameKey, partsOfName } from '../../documents/place-name';
import type { Words } from '../../problem';
import type { Diagnostic } from '../../rule';
import type { ForeignPlace } from './foreign-places';
import { namesOf } from './place-names';
import type { Mention, Owner } from './place-names';

export interface ForeignWords extends Pick<ForeignPlace, 'isNear'> {
  place: string;
  /** The code of the district that it belongs to. */
  code: string | undefined;
  /** Whether it stands in a list of streets or landmarks. */
  isListed: boolean;
  /** What stands for this fact on every page, for a name or code. */
  token: string | undefined;
}

/** A place of another area, and where it stands in the page that it belongs to. */
export function diagnosticOf(
  foreign: ForeignPlace,
  wordsFor: (words: ForeignWords) => Omit<Words, 'message'>,
): Diagnostic {
  const { area, mention, owner, source, isNear } = foreign;
  const { path, text, key } = mention;
  const inside = spanOf(mention, owner);
  const place = text.slice(inside.start, inside.end);
  const isCode = owner.code !== undefined && nameKey(owner.code) === key;
  const isName = [...partsOfName(owner.name ?? '')].some((name) => nameKey(name) === key);
  const token = isCode ? '{area.code}' : isName ? '{area.name}' : undefined;
  const isListed = path[0] === 'facts';
  const own = [area.code, area.name].filter(Boolean).join(' ');
  return {
    document: area.page,
    location: { path, part: 'value', inside },
    words: {
      message: `This ${isListed ? 'list has' : 'text speaks of'} "${place}", which ${whose(owner, isCode)}. This page is about ${own}.`,
      ...wordsFor({ place, code: owner.code, isNear, isListed, token }),
    },
    ...(owner.page && {
      related: [
        {
          document: owner.page,
          message: `"${place}" stands here, on the page it belongs to.`,
          location: source
            ? { path: source.path, part: 'value' as const, inside: spanOf(source, owner) }
            : { path: factOf(owner, key), part: 'value' as const },
        },
      ],
    }),
    ...(token && source && { insert: token }),
  };
}

function whose({ page, code, name }: Owner, isCode: boolean): string {
  if (!page) return `is in ${code} ${name}`;
  return isCode ? `is the code of ${page.path}` : `belongs to the page of ${page.path}`;
}

/** Where a name stands, without a possessive that is not its own. */
function spanOf({ text, words, from, count, key }: Mention, owner: Owner) {
  const [start, end] = [words[from]!.start, words[from + count - 1]!.end];
  const own = namesOf(owner).some((name) => POSSESSIVE.test(name) && nameKey(name) === key);
  return { start, end: own ? end : start + text.slice(start, end).replace(POSSESSIVE, '').length };
}

const POSSESSIVE = /['’ʼ]s$/i;

/** The fact of an area that a name is. */
function factOf({ code, places }: Owner, key: string): Path {
  if (code !== undefined && nameKey(code) === key) return ['facts', 'code'];
  const place = places.find(({ name }) => nameKey(name) === key);
  return place ? ['facts', place.list, place.index] : ['facts', 'name'];
}
