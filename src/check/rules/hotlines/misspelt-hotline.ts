import { soundOf } from '../../../content/sound';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { inEachDocumentBySiteFile } from '../../site-file';
import { textsIn } from '../../texts';
import { wordsOf } from '../../words-of';
import { CALLED_FIRST } from './called-first';

/** Of a shorter name one word is too much of it. */
const SHORTEST = 3;

/** A name in capitals with one word of another: of that of somebody else less would be the same. */
export const misspeltHotline: Rule = {
  code: 'misspelt-hotline',
  severity: 'warning',
  summary: 'A text calls a hotline almost as the site file does.',
  example: { before: '"the Coastal Rescue Services"', after: '"the Coastal Rescue Service"' },
  yieldsTo: ['misspelt-word'],
  check: inEachDocumentBySiteFile((site) => {
    const names = (soundOf(site.business).hotlines ?? []).flatMap((each) => {
      const parts = wordsOf(each?.name ?? '').map(({ word }) => word);
      return parts.length < SHORTEST ? [] : [{ name: each!.name!, parts }];
    });
    if (names.length === 0) return undefined;
    return function* (document) {
      if (document.kind === 'site') return;
      for (const { path, value } of textsIn(document)) {
        const said = names.filter(
          ({ parts }) => parts.filter((part) => value.toLowerCase().includes(part)).length >= parts.length - 1,
        );
        if (said.length === 0) continue;
        const words = wordsOf(value);
        for (const { name, parts } of said) {
          const start = words.findIndex((_, at) => isAlmost(words.slice(at, at + parts.length), parts, value));
          if (start < 0) continue;
          const inside = { start: words[start]!.start, end: words[start + parts.length - 1]!.end };
          const written = value.slice(inside.start, inside.end);
          yield { document, location: { path, part: 'value', inside }, words: wordsFor(written, name), insert: name };
        }
      }
    };
  }),
};

const isAlmost = (some: ReturnType<typeof wordsOf>, parts: readonly string[], text: string): boolean =>
  some.length === parts.length &&
  some.every(({ start }) => /\p{Lu}/u.test(text[start]!)) &&
  some.filter(({ word }, index) => word !== parts[index]).length === 1;

const wordsFor = (written: string, name: string): Words => ({
  message: `"${written}" is almost "${name}".`,
  fix: `Write "${name}" in its place. If somebody else is meant, let the page be an exception.`,
  why: CALLED_FIRST,
});
