/** As it is written in the middle of a sentence; a word that begins with two capitals keeps them. */
export const lowerFirst = (words: string) =>
  /^[A-Z][A-Z]/.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1);
