import { createContext, useContext } from 'react';
import type english from './words/en.json';

/** A text for each plural of a language; `other` serves those without one of their own. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

type In<Words> = { [Key in keyof Words]: Words[Key] extends string ? string : Plural };

/** The interface words that components draw, in one language. */
export type DrawnWords = In<typeof english.drawn>;
/** The interface words that are put in where a page is resolved or built. */
export type MadeWords = In<typeof english.made>;

/** Whoever draws a page provides its words. */
export const WordsContext = createContext<DrawnWords | undefined>(undefined);

/** Throws nothing: without a provider its first word does. */
export const useWords = () => useContext(WordsContext)!;

/** A text with its values in the places of their names: `in {code}`. */
export const say = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
