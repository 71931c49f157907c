import nspell from 'nspell';
import type { Spelling } from '../../check/site';

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
  const words = part('kept');
  if (words === undefined) return undefined;
  const isRight = (line: string) => !line.startsWith('!');
  const cache = new Map(words.split('\n').map((line) => [isRight(line) ? line : line.slice(1), isRight(line)]));
  const suggestions = new Map<string, readonly string[]>();
  let speller: ReturnType<typeof nspell> | undefined;
  const open = () => (speller ??= nspell(part('aff') ?? '', part('dic') ?? ''));
  return {
    name: `${locale} of the editor`,
    knows(word) {
      const found = cache.get(word) ?? open().correct(word);
      cache.set(word, found);
      return found;
    },
    suggest(word) {
      const found = suggestions.get(word) ?? open().suggest(word);
      suggestions.set(word, found);
      return found;
    },
  };
}
