import { oncePerText } from '../once';

/**
 * What a text must have one of: words, in small letters with straight apostrophes, of which a space at the beginning
 * may be the beginning of the text; signs; or a character of a class.
 */
export type Needles = readonly (string | RegExp)[] | undefined;

/**
 * Words or signs of which any text that a pattern matches has at least one; `undefined` where it may match without any.
 * What is not understood asks for nothing, so a pattern is rather tried in vain than left out.
 */
export function needlesOf({ source, flags }: Pick<RegExp, 'source' | 'flags'>): Needles {
  const written = `${flags}/${source}`;
  if (readBefore.has(written)) return readBefore.get(written);
  const needles = new Reader(source, flags).alternatives().needles;
  readBefore.set(written, needles);
  return needles;
}

/** What was read off patterns, by their flags and source: plain data that other processes may take over. */
export const readBefore = new Map<string, Needles>();

/** How often a letter stands in texts, about. */
const USUAL = ' etaonirshdlucmfywgpbvkxqjz';
const rankOf = (letter: string) => (USUAL.includes(letter) ? USUAL.indexOf(letter) : USUAL.length);
/** How usual a row of letters is. */
export const usual = (letters: string) => [...letters].reduce((sum, letter) => sum + USUAL.length - rankOf(letter), 0);

/** What is worth less stands in every text: a word of three letters counts, and of two where they are rare. */
const LEAST_WORTH = 4;
const WORTH_OF_SIGN = 7;
/** Of so many signs one stands in every text, too. */
const MOST_SIGNS = 32;
/** In so many forms a row of letters is followed, and so many characters a class may have as a part of one. */
const MOST_FORMS = 24;
const MOST_IN_ROW = 10;
const MOST_BEHIND = 4;

/** What is neither a letter nor in nearly every text. */
export const isSign = (character: string) => /^[^\p{L} ,.'’-]$/u.test(character);

/** The more a needle leaves out, the better: digits little, other signs much. */
const worthOf = (needle: string | RegExp): number =>
  needle instanceof RegExp ? WORTH_OF_SIGN : [...needle].reduce((sum, each) => sum + worthOfOne(each), 0);

const worthOfOne = (character: string) =>
  isSign(character) && !/^\d$/.test(character) ? WORTH_OF_SIGN : 1 + rankOf(character) / 12;

const worth = (needles: Needles): number => (needles ? Math.min(...needles.map(worthOf)) : 0);

const isEnough = (needles: readonly string[]) => needles.every((each) => isSign(each) || worthOf(each) >= LEAST_WORTH);

/** A part of a pattern: all that it can match, where these are few forms, and what it must have. */
interface Part {
  forms?: readonly string[] | undefined;
  needles?: Needles;
}

const ONCE = { least: 1, most: 1 };
const EMPTY: Part = { forms: [''] };
const UNKNOWN: Part = {};

class Reader {
  readonly #source: string;
  readonly #flags: string;
  #at = 0;

  constructor(source: string, flags: string) {
    this.#source = source;
    this.#flags = flags;
  }

  alternatives(): Part {
    const branches = [this.#branch()];
    while (this.#takes('|')) branches.push(this.#branch());
    const needles = branches.flatMap((branch) => branch.needles ?? []);
    const forms = branches.flatMap((branch) => branch.forms ?? []);
    return {
      needles: branches.every((branch) => branch.needles) ? needles : undefined,
      forms: branches.every((branch) => branch.forms) ? few(forms) : undefined,
    };
  }

  /** What one of several alternatives must have: the best of its parts, or of rows of them. */
  #branch(): Part {
    const parts: Needles[] = [];
    let row: readonly string[] = [''];
    let isWhole = true;
    const end = (next: readonly string[] = ['']) => {
      if (isEnough(row)) parts.push(shortest(row));
      row = next;
      isWhole = false;
    };
    while (this.#at < this.#source.length && !'|)'.includes(this.#source[this.#at]!)) {
      const behind = this.#behind();
      if (behind) {
        const ends = row.length === 1 && row[0] === '' ? shortest(behind.forms ?? []) : [];
        if (ends.length > 0 && ends.length <= MOST_BEHIND) {
          row = ends;
          isWhole = false;
        }
        continue;
      }
      const { forms, needles } = this.#part();
      const { least, most } = this.#times();
      if (least > 0) parts.push(needles);
      if (!forms) end();
      else if (most === 1) {
        const longer = joined(row, least === 0 ? ['', ...forms] : forms);
        if (longer) row = longer;
        else end(least === 0 ? [''] : forms);
      } else {
        const repeated = Array.from({ length: least }, () => forms);
        const longer = repeated.reduce<readonly string[] | undefined>((all, each) => all && joined(all, each), row);
        if (longer) row = longer;
        if (least !== most || !longer) end(least > 0 ? forms : ['']);
      }
    }
    const forms = isWhole ? row : undefined;
    end();
    return { forms, needles: parts.reduce((best, part) => (worth(part) > worth(best) ? part : best), undefined) };
  }

  /** What must stand before, where that is asked here. */
  #behind(): Part | undefined {
    if (!this.#source.startsWith('(?<=', this.#at)) return undefined;
    this.#at += '(?<='.length;
    const behind = this.alternatives();
    this.#takes(')');
    return behind;
  }

  /** How often the part before must and may stand. */
  #times(): { least: number; most: number } {
    if (!'*+?{'.includes(this.#source[this.#at] ?? ' ')) return ONCE;
    const [all, sign, least, comma, most] = /^(?:([*+?])|\{(\d*)(,?)(\d*)\})\??/.exec(this.#rest()) ?? [];
    if (all === undefined) return ONCE;
    this.#at += all.length;
    if (sign) return { least: sign === '+' ? 1 : 0, most: sign === '?' ? 1 : Infinity };
    return { least: Number(least), most: most ? Number(most) : comma ? Infinity : Number(least) };
  }

  /** The next part: what it can match, or what is asked of it. */
  #part(): Part {
    if (this.#takes('(')) {
      const [kind = ''] = /^\?(?:[:=!]|<!|<\w+>)/.exec(this.#rest()) ?? [];
      this.#at += kind.length;
      const part = this.alternatives();
      this.#takes(')');
      return /^\?<?[=!]/.test(kind) ? EMPTY : part;
    }
    if (this.#takes('[')) return this.#class();
    if (this.#takes('\\')) return this.#escape();
    const character = String.fromCodePoint(this.#source.codePointAt(this.#at)!);
    this.#at += character.length;
    // A text begins as if behind a space.
    if (character === '^') return this.#flags.includes('m') ? EMPTY : { forms: [' '] };
    if (character === '$') return EMPTY;
    return character === '.' ? UNKNOWN : ofCharacters([character]);
  }

  #escape(): Part {
    const [escape = ''] =
      /^(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|k<\w+>|\d+|.)/iu.exec(this.#rest()) ?? [];
    this.#at += escape.length;
    if (escape === 'd') return ofCharacters([...'0123456789']);
    if (escape === 'b' || escape === 'B') return EMPTY;
    if (/^p/i.test(escape)) return this.#ofClass(`\\${escape}`);
    return escape.length === 1 && !/\w/.test(escape) ? ofCharacters([escape]) : UNKNOWN;
  }

  #class(): Part {
    const [written = ''] = /^(?:\\.|[^\]\\])*/u.exec(this.#rest()) ?? [];
    this.#at += written.length + 1;
    if (written.startsWith('^') || /\\\w/.test(written)) return this.#ofClass(`[${written}]`);
    const characters = charactersIn(written);
    return characters.length <= MOST_SIGNS ? ofCharacters(characters) : this.#ofClass(`[${written}]`);
  }

  /** A class of which no character stands in nearly every text. */
  #ofClass(written: string): Part {
    if (!this.#flags.includes('u')) return UNKNOWN;
    const one = new RegExp(written, 'iu');
    return USUAL_CHARACTERS.some((each) => one.test(each)) ? UNKNOWN : { needles: [one] };
  }

  #takes(sign: string): boolean {
    if (this.#source[this.#at] !== sign) return false;
    this.#at += 1;
    return true;
  }

  #rest = () => this.#source.slice(this.#at);
}

/** Those in which no other stands. */
const shortest = (forms: readonly string[]) =>
  forms.length === 1 ? forms : forms.filter((each) => !forms.some((other) => other !== each && each.includes(other)));

const few = (forms: readonly string[]) => (forms.length <= MOST_FORMS ? [...new Set(forms)] : undefined);

function joined(before: readonly string[], after: readonly string[]): readonly string[] | undefined {
  if (before.length === 1 && after.length === 1) return [before[0]! + after[0]!];
  if (before.length * after.length > MOST_FORMS) return undefined;
  return few(before.flatMap((start) => after.map((end) => start + end)));
}

/** Any of these characters: as a part of a row, but for letters whose capitals are not those of English. */
const ofCharacters = (characters: readonly string[]): Part => partOf(characters.join(''));

const partOf = oncePerText((written): Part => {
  const characters = [...written];
  const plain = [...new Set(characters.map((each) => (each === '’' ? "'" : each.toLowerCase())))];
  return {
    forms: plain.length <= MOST_IN_ROW && plain.every((each) => /^(?:[ -~]|\P{L})$/u.test(each)) ? plain : undefined,
    needles: characters.every(isSign) ? characters : undefined,
  };
});

const USUAL_CHARACTERS = [..." abcdefghijklmnopqrstuvwxyz0123456789.,'’-"];

/** The characters of a class, those of its ranges too. */
const charactersIn = (written: string): string[] =>
  [...written.matchAll(/(?:\\(.)|([^\\]))(?:-(?:\\(.)|([^\\])))?/gu)].flatMap(([, one, two, three, four]) => {
    const [first, last] = [one ?? two!, three ?? four ?? one ?? two!].map((character) => character.codePointAt(0)!) as [
      number,
      number,
    ];
    return Array.from({ length: Math.min(last - first, MOST_SIGNS) + 1 }, (_, at) => String.fromCodePoint(first + at));
  });
