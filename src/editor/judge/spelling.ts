import nspell from 'nspell';
import type { KeptAnswers, Spelling } from '../../check/site';

/** Asks the server while the worker waits: the check wants its answers at once, and asks seldom. */
function fetchNow(address: string): Uint8Array | undefined {
  const request = new XMLHttpRequest();
  request.open('GET', address, false);
  request.responseType = 'arraybuffer';
  request.send();
  return request.status === 200 ? new Uint8Array(request.response as ArrayBuffer) : undefined;
}

const committed = new Map<string, Uint8Array | undefined>();

/** A file in the last commit; the server reads it once as well. */
export function formerly(path: string): Uint8Array | undefined {
  if (!committed.has(path)) committed.set(path, fetchNow(`/api/formerly?path=${encodeURIComponent(path)}`));
  return committed.get(path);
}

const opened = new Map<string, Spelling | undefined>();

/** The dictionary of a locale; loaded for the first word that needs it. */
export function spelling(locale: string): Spelling | undefined {
  if (!opened.has(locale)) opened.set(locale, openSpelling(locale));
  return opened.get(locale);
}

function openSpelling(locale: string): Spelling | undefined {
  const part = (name: string) => {
    const bytes = fetchNow(`/api/dictionary?part=${name}&locale=${encodeURIComponent(locale)}`);
    return bytes && new TextDecoder().decode(bytes);
  };
  const kept = part('kept');
  if (kept === undefined) return undefined;
  const { name, right, unknown, suggestions } = JSON.parse(kept) as KeptAnswers;
  const known = new Map([
    ...right.map((word) => [word, true] as const),
    ...unknown.map((word) => [word, false] as const),
  ]);
  const suggested = new Map(suggestions);
  let speller: ReturnType<typeof nspell> | undefined;
  const open = () => (speller ??= nspell(part('aff') ?? '', part('dic') ?? ''));
  return {
    name,
    knows(word) {
      const found = known.get(word) ?? open().correct(word);
      known.set(word, found);
      return found;
    },
    suggest(word) {
      const found = suggested.get(word) ?? open().suggest(word);
      suggested.set(word, found);
      return found;
    },
  };
}
