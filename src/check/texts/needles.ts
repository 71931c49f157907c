/** Words, in small letters, or signs. */
export type Needles = readonly string[] | undefined;

/**
 * Words or signs of which any text that a pattern matches has at least one, in small letters; `undefined` where it may
 * match without any. What is not understood asks for nothing, so a pattern is rather tried in vain than left out.
 */
export function needlesOf({ source }: RegExp): Needles {
  return new Reader(source).alternatives();
}

/** So few letters stand in every text. */
const LEAST_LETTERS = 3;
/** Of so many signs one stands in every text, too. */
const MOST_SIGNS = 32;

/** What is neither a letter nor in nearly every text. */
export const isSign = (character: string) => /^[^\p{L} ,.'’-]$/u.test(character);

/** The more a list of needles leaves out, the better: digits little, other signs much. */
const worth = (needles: Needles): number =>
  needles ? Math.min(...needles.map((each) => (/^\d$/.test(each) ? 2 : isSign(each) ? 5 : each.length))) : 0;

class Reader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  alternatives(): Needles {
    const branches = [this.#branch()];
    while (this.#takes('|')) branches.push(this.#branch());
    return branches.every((branch) => branch !== undefined) ? branches.flat() : undefined;
  }

  /** What one of several alternatives must have: the best of its parts. */
  #branch(): Needles {
    const parts: Needles[] = [];
    let run = '';
    const end = () => {
      if (run.length >= LEAST_LETTERS) parts.push([run]);
      run = '';
    };
    while (this.#at < this.#source.length && !'|)'.includes(this.#source[this.#at]!)) {
      const { letter, needles } = this.#part();
      const least = this.#least();
      if (letter !== undefined && least === 'once') run += letter;
      else end();
      if (least !== 'never') parts.push(needles);
    }
    end();
    return parts.reduce((best, part) => (worth(part) > worth(best) ? part : best), undefined);
  }

  /** How often the part before must stand: what may stand more often than once ends a row of letters. */
  #least(): 'never' | 'once' | 'often' {
    const found = /^(?:[*?]|\{0,?\d*\})\??/.exec(this.#rest());
    const often = found ? undefined : /^(?:\+|\{\d+(?:,\d*)?\})\??/.exec(this.#rest());
    this.#at += (found ?? often)?.[0].length ?? 0;
    return found ? 'never' : often ? 'often' : 'once';
  }

  /** The next part: a letter, or what is asked of it. */
  #part(): { letter?: string | undefined; needles?: Needles } {
    if (this.#takes('(')) {
      const [kind = ''] = /^\?(?:[:=!]|<[=!]|<\w+>)/.exec(this.#rest()) ?? [];
      this.#at += kind.length;
      const needles = this.alternatives();
      this.#takes(')');
      return /^\?<?[=!]/.test(kind) ? {} : { needles };
    }
    if (this.#takes('[')) return this.#class();
    if (this.#takes('\\')) {
      const [escape = ''] =
        /^(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|k<\w+>|\d+|.)/iu.exec(this.#rest()) ?? [];
      this.#at += escape.length;
      if (escape === 'd') return { needles: [...'0123456789'] };
      return escape.length === 1 && !/\w/.test(escape) ? ofCharacter(escape) : {};
    }
    const character = String.fromCodePoint(this.#source.codePointAt(this.#at)!);
    this.#at += character.length;
    return '.^$'.includes(character) ? {} : ofCharacter(character);
  }

  /** A letter in both cases is that letter; of a few signs any may stand there. */
  #class(): { letter?: string | undefined; needles?: Needles } {
    const [written = ''] = /^(?:\\.|[^\]\\])*/u.exec(this.#rest()) ?? [];
    this.#at += written.length + 1;
    if (/^(.)(.)$/u.test(written) && written[0] !== '^') {
      const [one, other] = [...written.toLowerCase()];
      if (one === other) return ofCharacter(one!);
    }
    const signs = written.startsWith('^') || /\\\w/.test(written) ? [] : signsIn(written);
    return signs.length > 0 && signs.length <= MOST_SIGNS && signs.every(isSign) ? { needles: signs } : {};
  }

  #takes(sign: string): boolean {
    if (this.#source[this.#at] !== sign) return false;
    this.#at += 1;
    return true;
  }

  #rest = () => this.#source.slice(this.#at);
}

const ofCharacter = (character: string): { letter?: string; needles?: Needles } => ({
  ...(character <= '~' && { letter: character.toLowerCase() }),
  ...(isSign(character) && { needles: [character] }),
});

/** The characters of a class, those of its ranges too. */
const signsIn = (written: string): string[] =>
  [...written.matchAll(/(?:\\(.)|([^\\]))(?:-(?:\\(.)|([^\\])))?/gu)].flatMap(([, one, two, three, four]) => {
    const [first, last] = [one ?? two!, three ?? four ?? one ?? two!].map((character) => character.codePointAt(0)!) as [
      number,
      number,
    ];
    return Array.from({ length: Math.min(last - first, MOST_SIGNS) + 1 }, (_, at) => String.fromCodePoint(first + at));
  });
