/**
 * Words that are wrong beside themselves, a row a language: each needs another word behind it. A language without a row
 * is not checked, because in many a doubled word is right: "nous nous" in French, "die die" in German. So are "had had",
 * "that that" and names such as "Walla Walla", which no row lists.
 */
export const NEVER_TWICE: Readonly<Record<string, RegExp>> = {
  en: /(?<![\p{L}\p{N}'’-])(the|an?|and|our|your|my|because|if)(?:\s+\1(?![\p{L}\p{N}'’-]))+/giu,
};
