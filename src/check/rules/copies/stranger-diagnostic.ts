import type { Path } from '../../../json/path';
import type { Area } from '../../areas';
import { strangerHere } from '../../messages/copies';
import type { StrangerWords } from '../../messages/copies';
import { namesOf } from './place-index';
import { phraseOf } from './place-names';
import type { Mention } from './place-names';
import type { Words } from '../../problem';
import type { Diagnostic } from '../../rule';
import type { Stranger } from './strangers';

/** A name of another area in a text, and where it stands in the page that it belongs to. */
export function diagnosticOf({ area: { page, ...own }, mention, owner, source, isNear }: Stranger, wordsFor: (words: StrangerWords) => Words): Diagnostic {
  const { path, text, phrase } = mention;
  const { start, end } = spanOf(mention);
  const name = namesOf(owner).find((each) => phraseOf(each) === phrase && text.slice(start, end).toLowerCase().startsWith(each.toLowerCase()));
  const inside = { start, end: start + (name ?? text.slice(start, end)).length };
  const place = text.slice(inside.start, inside.end);
  const isCode = isSame(owner.code, phrase);
  const token = isCode ? '{area.code}' : isSame(owner.name, phrase) ? '{area.name}' : undefined;
  return {
    document: page,
    location: { path, part: 'value', inside },
    words: wordsFor({ place, source: owner.page.path, own: [own.code, own.name].filter(Boolean).join(' '), isCode, isNear, isListed: path[0] === 'facts', token }),
    related: [{
      document: owner.page, message: strangerHere(name ?? place),
      location: source ? { path: source.path, part: 'value', inside: spanOf(source) } : { path: factOf(owner, phrase), part: 'value' },
    }],
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
