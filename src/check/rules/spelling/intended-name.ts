import { pushTo } from '../../lists';
import { typos } from '../../nearest';
import { oncePer } from '../../once';
import { localeOf } from '../../texts/sentences';
import type { Site } from '../../site';
import { knownWordsOf } from './known-words';

/** A shorter name is near to too many words. */
const LEAST_LETTERS = 5;

/** The one name of the site, month or day that a word becomes when two letters change places or one is doubled. */
export function intendedName(site: Site, word: string): string | undefined {
  const { names, byForm } = namesOf(site);
  if (word.length < LEAST_LETTERS || names.has(word)) return undefined;
  const alike = new Set(formsOf(word).flatMap((form) => byForm.get(form) ?? []));
  const [intended, ...others] = [...alike].filter((name) => name[0] === word[0] && typos(word, name) === 1);
  return others.length === 0 ? intended : undefined;
}

/** A word without double letters, and its letters in the order of the alphabet. */
const formsOf = (word: string) => [word.replaceAll(/(.)\1/gu, '$1'), ` ${[...word].sort().join('')}`];

const namesOf = oncePer((site: Site) => {
  const all = [...knownWordsOf(site).confirmedNames, ...calendarOf(site)];
  const names = new Set(all.filter((name) => name.length >= LEAST_LETTERS && /^\p{Lu}\p{Ll}+$/u.test(name)));
  const byForm = new Map<string, string[]>();
  for (const name of names) for (const form of formsOf(name)) pushTo(byForm, form, name);
  return { names, byForm };
});

export const calendarOf = oncePer((site: Site): readonly string[] => {
  const [month, day] = [{ month: 'long' as const }, { weekday: 'long' as const }].map(
    (part) => new Intl.DateTimeFormat(localeOf(site), { ...part, timeZone: 'UTC' }),
  );
  return [
    ...Array.from({ length: 12 }, (_, at) => month!.format(Date.UTC(2024, at))),
    ...Array.from({ length: 7 }, (_, at) => day!.format(Date.UTC(2024, 0, 1 + at))),
  ];
});
