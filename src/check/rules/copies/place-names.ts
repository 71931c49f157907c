import { TEXT_KINDS } from '../../../schema/fields';
import type { Path } from '../../../json/path';
import { oncePer } from '../../once';
import type { SiteDocument } from '../../site';
import { wordsOf } from '../../words-of';
import type { Word } from '../../words-of';

/** A place name in a text: a district's name or code, a street or a landmark. */
export interface Mention {
  path: Path;
  /** What the field holds: a heading, a label, a text. */
  kind: string;
  text: string;
  /** The words of the text, and which of them are the name. */
  words: readonly Word[];
  from: number;
  count: number;
  phrase: string;
  /** Which words of the text are a place name, this one or another. */
  named: ReadonlySet<number>;
}

const IS_TEXT = new Set<string>(TEXT_KINDS);
export const phraseOf = (name: string) =>
  wordsOf(name)
    .map(({ word }) => word)
    .join(' ');

/** Place names by their words: what may follow the words so far, and whether the words so far are a name. */
interface Branch {
  next: Map<string, Branch>;
  isName: boolean;
}

const branch = (): Branch => ({ next: new Map(), isName: false });

/** Names of places, to be looked up in texts. */
export class PlaceNames {
  readonly #phrases: ReadonlyMap<string, string>;
  readonly #root = branch();

  constructor(names: readonly string[]) {
    this.#phrases = new Map(names.map((name) => [name, phraseOf(name)]));
    for (const phrase of this.#phrases.values()) if (phrase !== '') this.#add(phrase);
  }

  #add(phrase: string): void {
    let at = this.#root;
    for (const word of phrase.split(' ')) {
      const next = at.next.get(word) ?? branch();
      at.next.set(word, next);
      at = next;
    }
    at.isName = true;
  }

  /** The words of one of these names. */
  phraseOf(name: string): string {
    return this.#phrases.get(name) ?? phraseOf(name);
  }

  /** The names in a list of words, the longest where several begin at one word; none lies in another. */
  find(words: readonly Word[]): { from: number; count: number; phrase: string }[] {
    const found: { from: number; count: number; phrase: string }[] = [];
    for (let at = 0; at < words.length; at += 1) {
      const count = this.#longestAt(words, at);
      if (count === 0) continue;
      found.push({
        from: at,
        count,
        phrase: words
          .slice(at, at + count)
          .map(({ word }) => word)
          .join(' '),
      });
      at += count - 1;
    }
    return found;
  }

  #longestAt(words: readonly Word[], start: number): number {
    let at: Branch | undefined = this.#root;
    let longest = 0;
    for (let index = start; index < words.length; index += 1) {
      at = at.next.get(words[index]!.word);
      if (!at) break;
      if (at.isName) longest = index - start + 1;
    }
    return longest;
  }

  /** Which words of a list are a place name. */
  wordsNamed(words: readonly Word[]): ReadonlySet<number> {
    return new Set(
      this.find(words).flatMap(({ from, count }) => Array.from({ length: count }, (_, offset) => from + offset)),
    );
  }

  /** Every place name in the texts of a page, its facts aside. */
  readonly mentionsIn = oncePer((fields: SiteDocument['fields']): readonly Mention[] =>
    fields.flatMap(({ kind, value, path }) => {
      if (typeof value !== 'string' || !IS_TEXT.has(kind) || path[0] === 'facts') return [];
      const words = wordsOf(value);
      const named = this.wordsNamed(words);
      return named.size === 0
        ? []
        : this.find(words).map((each) => ({ ...each, path, kind, text: value, words, named }));
    }),
  );
}

let known: { key: string; names: PlaceNames } | undefined;

/** The same object as before while the names are the same, so that what was worked out by it holds for the next check too. */
export function placeNames(names: readonly string[]): PlaceNames {
  const key = names.join('\n');
  if (known?.key !== key) known = { key, names: new PlaceNames(names) };
  return known.names;
}
