import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { quote } from '../../words';
import { pathOfPhoto, photosIn } from './shown-photos';

/** The name of a file, as people and cameras give it. */
const FILE_NAME = /\.(avif|gif|heic|jpe?g|png|webp)$|^(dsc[fn]?|image|img|pxl|screenshot)[-_ ]?\d[\d-_ ]*$/i;
/** Words that are true of every photograph, and of none but whose it is. */
const ANY =
  /^((an?|the|our|my|this|stock) )?(photo(graph)?|picture|image|pic|alt( text)?)( (of|here|shows?|\d+|an?|the|this|photo(graph)?|picture|image))*[.!]?$/i;
const OF_AGENCY =
  /(image|photo|picture) credit|courtesy of|\b(shutterstock|istock|getty images|adobe stock|unsplash|pexels)\b|^©/i;

export const vagueAlternativeText: Rule = {
  code: 'vague-alternative-text',
  severity: 'error',
  summary: 'The alternative text of a photograph does not say what it shows, or is that of another one.',
  example: { before: '"alt": "IMG_2034"', after: '"alt": "Our van in front of a terrace at night."' },
  scope: 'site',
  *check(site) {
    const shown = new Map<string, string>();
    for (const { document, path, alt, file = '' } of photosIn(site)) {
      if (alt === undefined) continue;
      const isVague = FILE_NAME.test(alt.trim()) || ANY.test(alt.trim()) || OF_AGENCY.test(alt);
      // A file that is not there under this name may be the other one.
      const isThere = pathOfPhoto(site, file) !== undefined;
      const other = isThere ? shown.get(alt) : undefined;
      if (isThere) shown.set(alt, other ?? file);
      const said = isVague ? words(alt) : other !== undefined && other !== file ? ofOther(file, other) : undefined;
      if (said) yield { document, location: { path: [...path, 'alt'], part: 'value' }, words: said };
    }
  },
};

const ofOther = (file: string, other: string): Words => ({
  message: `This says of "${file}" what is said of "${other}", which is another photograph.`,
  fix: 'Say in one sentence what this one shows.',
  why: 'People who hear the page would be told of a picture that is not there.',
});

const words = (alt: string): Words => ({
  message: `${quote(alt)} does not say what the photograph shows.`,
  fix: 'Say it in one sentence, for example "Our van in front of a terrace at night."',
  why: 'People who hear the page, or for whom the photograph does not load, would not know what it shows.',
});
