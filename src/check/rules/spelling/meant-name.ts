import { typos } from '../../nearest';
import { oncePer } from '../../once';
import { localeOf } from '../../texts/sentences';
import type { Site } from '../../site';
import { knownWordsOf } from './known-words';

/** A shorter name is near to too many words. */
const LEAST_LETTERS = 5;

/** The one name of the site, month or day that a word becomes when two letters change places or one is doubled. */
export function meantName(site: Site, word: string): string | undefined {
  const names = namesOf(site);
  if (word.length < LEAST_LETTERS || names.has(word)) return undefined;
  const [meant, ...others] = [...names].filter((name) => name[0] === word[0] && isSlip(word, name));
  return others.length === 0 ? meant : undefined;
}

const isSlip = (word: string, name: string) =>
  Math.abs(word.length - name.length) < 2 &&
  typos(word, name) === 1 &&
  (undoubled(word) === undoubled(name) || sorted(word) === sorted(name));

const undoubled = (word: string) => word.replaceAll(/(.)\1/gu, '$1');
const sorted = (word: string) => [...word].sort().join('');

const namesOf = oncePer((site: Site): ReadonlySet<string> => {
  const names = [...knownWordsOf(site).settled, ...calendarOf(site)];
  return new Set(names.filter((name) => name.length >= LEAST_LETTERS && /^\p{Lu}\p{Ll}+$/u.test(name)));
});

/** The names of the months and days in the language of the site. */
export const calendarOf = oncePer((site: Site): readonly string[] => {
  const [month, day] = [{ month: 'long' as const }, { weekday: 'long' as const }].map(
    (part) => new Intl.DateTimeFormat(localeOf(site), { ...part, timeZone: 'UTC' }),
  );
  return [
    ...Array.from({ length: 12 }, (_, at) => month!.format(Date.UTC(2024, at))),
    ...Array.from({ length: 7 }, (_, at) => day!.format(Date.UTC(2024, 0, 1 + at))),
  ];
});
