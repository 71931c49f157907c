/** The names on the screen for words of the terminal. */
export interface Names {
  /** The name of a file for people: "Riverside R4". */
  nameOf: (path: string) => string;
  /** The value of a token, and its meaning. */
  nameOfToken?: ((token: string) => { words: string; about: string } | undefined) | undefined;
  /** Field names → titles. */
  titles: ReadonlyMap<string, string>;
}

export const FILE = /\bpages\/[\w/.-]+\.json\b/g;
/** Words that only make sense in the file: samples of objects and lists, quotes, brackets, commands. */
const LEFT_OUT = [
  /,? each as \{[^}]*\}/g,
  / \{[^{}]*"[^{}]*\}/g,
  /, for example (?:"\w+": )?[[{].*[\])}](?=\.)/g,
  /,? ?(?:as a number )?(?:without|in|in double) quotes(?=[,.; ]|$)/g,
  /,? in (?:curly )?brackets/g,
  / with npm run [\w-]+/g,
  /: your editor lists them.*(?=\.$)/g,
  / in pages\/(?!_)\w+(?=[:.,])/g,
  / It is made of plain shapes.*$/g,
];
/** The names of folders and files on the screen. */
const CALLED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:a|the) file (?:of|in) pages\/_shared(?: that both show)?(?:, without "\.json")?/gi, 'a shared file'],
  [/\bpages\/_shared\b(?!\/)/g, 'the shared blocks'],
  [/\bthe folder _images\b/g, 'Pictures'],
  [/(?:\bpages\/)?\b_site\.json\b/g, 'the page “The business”'],
  [/(?:\bpages\/)?\b_claims\.json\b/g, 'the page “The claims”'],
  [/(?:\bpages\/)?\b_menus\.json\b/g, 'the page “The menus”'],
  [/(?:\bpages\/)?\b_region\.json\b/g, 'the page “The region”'],
];
const RANGE = /\[(\d+), (\d+)\]/g;
export const TOKEN = /\{([a-z]+(?:\.[\w-]+)*)\}/g;

/** The words of the terminal without what only a file has: its path, its field names, its quotes and brackets. */
export function plainWords(words: string, { nameOf, nameOfToken, titles }: Names): string {
  const file = (path: string) => `the page “${nameOf(path)}”`;
  const token = (_: string, name: string) => {
    const found = nameOfToken?.(name);
    return found ? `${found.words} (${found.about})` : `“${name.replaceAll(/[.-]/g, ' ')}”`;
  };
  const title = (quoted: string, name: string) => (titles.has(name) ? `“${titles.get(name)}”` : quoted);
  const called = CALLED.reduce((now, [name, own]) => now.replaceAll(name, own), words);
  return LEFT_OUT.reduce((now, sample) => now.replaceAll(sample, ''), called.replaceAll(FILE, file))
    .replaceAll(/"(\$?[a-zA-Z]\w*)"/g, title)
    .replaceAll(RANGE, '$1 to $2')
    .replaceAll(/\btoken(s?)\b/g, 'fact$1')
    .replaceAll(TOKEN, token)
    .replaceAll(/"([^"]*)"/g, '“$1”');
}

/** The description of a schema's field, in the same words. */
export function plainDescription(words = ''): string {
  const plain = described.get(words) ?? plainWords(words, { nameOf: (path) => path, titles: new Map() });
  described.set(words, plain);
  return plain;
}

/** Each stands beside many fields, and is drawn with every key. */
const described = new Map<string, string>();
