import type { Path } from '../../../json/path';
import { isOfSentences } from '../../../schema/fields';
import { nameKey, partsOfName } from '../../documents/place-name';
import type { Words } from '../../problem';
import type { Diagnostic } from '../../rule';
import { sentenceAt, sentencesOf } from '../../texts/sentences';
import { wordsOf } from '../../texts/words-of';
import { listOf } from '../../words';
import type { ForeignPlace } from './foreign-place';
import { namesOf } from './place-names';
import type { Mention, Owner } from './place-names';

/** A name of another area in a text, and what stands for this fact on every page, for a name or code. */
interface Named {
  place: string;
  token: string | undefined;
}

export interface ForeignWords extends Pick<ForeignPlace, 'isNear'>, Named {
  /** The code of the district that it belongs to. */
  code: string | undefined;
  /** Whether it stands in a list of streets or landmarks. */
  isListed: boolean;
  /** Whether nothing shows which of two pages that list it is right. */
  isOpen: boolean;
  /** What else of that district the text names. */
  beside: readonly Named[];
  /** The page that has the whole sentence too, where it was copied with the name. */
  sentenceOf: string | undefined;
}

/** A place of another area, and where it stands in the page that it belongs to. */
export function diagnosticOf(
  foreign: ForeignPlace,
  wordsFor: (words: ForeignWords) => Omit<Words, 'message'>,
): Diagnostic {
  const { area, mention, owner, source, isNear } = foreign;
  const { path, key } = mention;
  const named = namedIn(mention, owner);
  const { place, token } = named;
  const names = new Set([place]);
  const beside = foreign.beside
    .map((other) => namedIn(other, owner))
    .filter((other) => !names.has(other.place) && names.add(other.place));
  const isListed = path[0] === 'facts';
  const own = [area.code, area.name].filter(Boolean).join(' ');
  const sentenceOf = source && isSentenceOf(mention, source) ? owner.page?.path : undefined;
  return {
    document: area.page,
    location: { path, part: 'value', inside: spanOf(mention, owner) },
    words: {
      message: `This ${isListed ? 'list has' : 'text speaks of'} ${listOf([...names])}, which ${foreign.isOpen ? `stands in that of ${owner.page?.path} too` : whose(owner, named, beside)}. This page is about ${own}.`,
      ...wordsFor({
        place,
        token,
        code: owner.code,
        isNear,
        isListed,
        isOpen: foreign.isOpen === true,
        beside,
        sentenceOf,
      }),
    },
    ...(owner.page && {
      related: [
        {
          document: owner.page,
          message: foreign.isOpen
            ? `"${place}" stands here too.`
            : `"${place}" stands here, on the page it belongs to.`,
          location: source
            ? { path: source.path, part: 'value' as const, inside: spanOf(source, owner) }
            : { path: factOf(owner, key), part: 'value' as const },
        },
      ],
    }),
    // With one name mended, nothing would find what else was left.
    ...(token && source && foreign.beside.length === 0 && sentenceOf === undefined && { insert: token }),
  };
}

function namedIn(mention: Mention, owner: Owner): Named {
  const { start, end } = spanOf(mention, owner);
  const isCode = owner.code !== undefined && nameKey(owner.code) === mention.key;
  const isName = [...partsOfName(owner.name ?? '')].some((name) => nameKey(name) === mention.key);
  return { place: mention.text.slice(start, end), token: isCode ? CODE : isName ? '{area.name}' : undefined };
}

const CODE = '{area.code}';

/** From so many words on nobody writes a sentence twice. */
const LONG_SENTENCE = 10;

/** Whether a sentence of prose was copied whole. */
function isSentenceOf(mention: Mention, source: Mention): boolean {
  if (!isOfSentences(mention.kind)) return false;
  const [here, there] = [mention, source].map(({ text, words, from }) =>
    wordsOf(sentenceAt(sentencesOf(text, 'und'), words[from]!.start).text).map(({ word }) => word),
  );
  return here!.length >= LONG_SENTENCE && here!.join(' ') === there!.join(' ');
}

function whose({ page, code, name }: Owner, { token }: Named, { length }: readonly Named[]): string {
  if (!page) return `${length > 0 ? 'are' : 'is'} in ${code} ${name}`;
  if (length > 0) return `belong to the page of ${page.path}`;
  return token === CODE ? `is the code of ${page.path}` : `belongs to the page of ${page.path}`;
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
