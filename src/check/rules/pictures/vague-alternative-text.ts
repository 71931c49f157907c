import { inEachDocument } from '../../each-document';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { quote } from '../../words';
import { photosOf } from './shown-photos';

/** The name of a file, as people and cameras give it. */
const FILE_NAME = /\.(avif|gif|heic|jpe?g|png|webp)$|^(dsc[fn]?|image|img|pxl|screenshot)[-_ ]?\d[\d-_ ]*$/i;
/** Words that are true of every photograph. */
const ANY = /^((an?|the|our|my) )?(photo(graph)?|picture|image|pic|alt( text)?)( (of|here|\d+))?[.!]?$/i;

export const vagueAlternativeText: Rule = {
  code: 'vague-alternative-text',
  severity: 'error',
  summary: 'The alternative text of a photograph does not say what it shows.',
  example: { before: '"alt": "IMG_2034"', after: '"alt": "Our van in front of a terrace at night."' },
  check: inEachDocument(function* (document) {
    for (const { path, alt } of photosOf(document)) {
      if (alt === undefined || !(FILE_NAME.test(alt.trim()) || ANY.test(alt.trim()))) continue;
      yield { document, location: { path: [...path, 'alt'], part: 'value' }, words: words(alt) };
    }
  }),
};

const words = (alt: string): Words => ({
  message: `${quote(alt)} does not say what the photograph shows.`,
  fix: 'Say it in one sentence, for example "Our van in front of a terrace at night."',
  why: 'People who hear the page, or for whom the photograph does not load, would not know what it shows.',
});
