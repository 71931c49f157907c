/** Blanks, and the dummy Latin of printers, in every language. Marks of our own, "TO DO", are `content/to-do.ts`. */
const SIGNS = [
  String.raw`(?<![\p{L}\p{N}])[Xx]{3,}(?:[ -][Xx]{2,})*(?![\p{L}\p{N}])`,
  String.raw`\p{Sc}\s?(?:_+|\?+|[Xx]{2,}(?![\p{L}\p{N}]))`,
  String.raw`\?{3,}`,
  '_{3,}',
  '[Dd]olor sit amet',
];

/** The same in the words of a language, a short list each. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  en: [
    String.raw`\[(?:insert|add|enter|your|tbc|tba)(?: [^\][]*)?\](?!\()`,
    String.raw`(?<!\p{L})(?:your |insert )?text goes here(?!\p{L})`,
    String.raw`(?<!\p{L})(?:tba|tbd|tbc)(?!\p{L})`,
  ],
};

export const markersFor = (locale: string): RegExp =>
  new RegExp([...SIGNS, ...(WORDS[locale.split('-')[0]!] ?? [])].join('|'), 'iu');
