/**
 * Words that are wrong beside themselves, a row a language: each needs another word behind it. No row has a word that
 * may be right twice ("had had", "that that", "in in", "Walla Walla"), and a language without a row is not checked,
 * because in many a doubled word is right: "nous nous" in French, "die die" in German.
 */
export const NEVER_TWICE: Readonly<Record<string, RegExp>> = {
  en: /(?<![\p{L}\p{N}'’-])(the|an?|and|our|your|my|because|if)(?:\s+\1(?![\p{L}\p{N}'’-]))+/giu,
};
