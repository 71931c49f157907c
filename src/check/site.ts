import type { Site as AnySite, Surroundings } from '../content/site';

export { isOfBusiness } from '../content/site';
export type { DocumentKind, Page, SiteDocument, SitePage } from '../content/site';

/** The site that is judged, with what the judgment depends on beside its files. */
export type Site = AnySite<Setting>;

/** Rules that are given this may read only what the files of the business say. */
export type SiteFileOnly = Pick<Site, 'business'>;

/** A dictionary. What it says of a word never changes. */
export interface Spelling {
  /** Two dictionaries with one name say the same of every word. */
  readonly name: string;
  knows(word: string): boolean;
  /** Suggestions for a misspelt word, the likeliest first; empty where there is none. */
  suggest(word: string): readonly string[];
}

/** What a dictionary was asked before: words that it has and words that it lacks, and its suggestions for those. */
export interface KeptAnswers {
  name: string;
  right: string[];
  unknown: string[];
  suggestions: [word: string, suggested: readonly string[]][];
}

/** Inputs of a check beside the files of the site. Without a day, nothing that ends on a day is judged. */
export interface Setting extends Surroundings {
  /** Whether this is the gate before a real deployment. */
  isLive?: boolean;
  /** Files that are published as they are, relative to their folder: `robots.txt`. */
  publicFiles?: readonly string[];
  /** A hash of a photograph of `pages/_images`; nothing for one that is not there. Left out, photographs are alike. */
  pictureDigest?: (path: string) => string | undefined;
  /** SHA-256 of a text in hexadecimal digits, where the machine has a faster one than `approval/digest` is. */
  digest?: (text: string) => string;
  /** The fingerprints that people have approved; left out for a site that has not begun. */
  approvals?: { has(fingerprint: string): boolean };
  /** The file in the last committed version, where there is one. */
  formerly?: (path: string) => Uint8Array | undefined;
  /** The dictionary of a locale. Without one no word is misspelt. */
  spelling?: (locale: string) => Spelling | undefined;
}
