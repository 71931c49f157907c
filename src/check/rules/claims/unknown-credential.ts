import { soundOf } from '../../../content/sound';
import { SITE_FILE } from '../../../content/files';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { inEachDocumentBySiteFile } from '../../documents/site-file';
import { quote } from '../../words';
import { textsIn, withoutTokens } from '../../texts/texts';
import { escaped } from './amounts';
import { aroundReader, besideIn, wordsForUs } from './around';
import { speechOf } from './speech';
import { anyOf, oneOf } from './vocabulary';

/** A shorter name is also a word. */
const SHORTEST = 4;

export const unknownCredential: Rule = {
  code: 'unknown-credential',
  severity: 'error',
  mayAllow: true,
  summary: 'A text says that the business belongs to a scheme that it is no member of.',
  example: { before: '"We are members of the Sample Guild."', after: '"{accreditation.guild}"' },
  check: inEachDocumentBySiteFile((site) => {
    const { otherSchemes = [], accreditations = [] } = soundOf(site.business);
    const { vocabulary, ...speech } = speechOf(site);
    const ours = JSON.stringify(accreditations.map((each) => [each?.name, each?.body])).toLowerCase();
    const schemes = otherSchemes.flatMap((each) =>
      [each?.name, each?.body].flatMap((name) =>
        name === undefined || ours.includes(name.toLowerCase())
          ? []
          : [{ name: each!.name ?? name, body: each!.body ?? name, inText: namePattern(name) }],
      ),
    );
    if (otherSchemes.length === 0 || !vocabulary) return undefined;
    const anyScheme = new RegExp(
      schemes.length === 0 ? '(?!)' : schemes.map(({ inText }) => inText.source).join('|'),
      'iu',
    );
    const around = aroundReader({ ...speech, vocabulary }, vocabulary);
    // "Sample Guild registered for your safety" begins a sentence, and is no advice.
    const isRegistered = new RegExp(
      `^[\\s-]${oneOf(vocabulary.credentials.accredited)}(?=[.,;!]|\\s(?:for|and|since)|$)`,
      'iu',
    );
    const ofUs = anyOf(wordsForUs(speech, vocabulary));
    return function* (document) {
      if (document.kind === 'site') {
        for (const [index, { name = '' } = {}] of otherSchemes.entries()) {
          const location = { path: ['otherSchemes', index, 'name'], part: 'value' as const };
          if (name !== '' && ours.includes(name.toLowerCase())) yield { document, location, words: isMember(name) };
        }
      }
      for (const { path, value } of textsIn(document)) {
        if (path[0] === 'otherSchemes' || path[0] === 'allow') continue;
        const text = withoutTokens(value);
        if (!anyScheme.test(text)) continue;
        const aroundOf = around(text, besideIn(document.value, path));
        for (const { inText, body } of schemes) {
          const found = inText.exec(text);
          if (!found) continue;
          const inside = { start: found.index, end: found.index + found[0].length };
          const { isOfUs, isShort, clause } = aroundOf(inside);
          // "The electrician should be a member" is advice.
          const isSaid =
            text.slice(0, inside.start).search(/(?:^|[.!?]\s)$/) >= 0 && isRegistered.test(text.slice(inside.end));
          if (!isOfUs && !isShort && !isSaid && !ofUs.test(clause)) continue;
          yield { document, location: { path, part: 'value', inside }, words: words(found[0], body) };
          break;
        }
      }
    };
  }),
};

const isMember = (name: string): Words => ({
  message: `${quote(name)} is among the schemes that the business is no member of, and among its "accreditations" too.`,
  fix: 'Take it out of the list that is wrong.',
  why: 'The check could not tell whether the pages may claim it.',
});

const namePattern = (name: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, name.length < SHORTEST ? 'u' : 'iu');

const words = (written: string, body: string): Words => ({
  message: `${SITE_FILE} has "${written}" among the schemes that the business is no member of${body.toLowerCase() === written.toLowerCase() ? '' : ` (${body})`}.`,
  fix: 'Take it out. If the business has joined, move it from "otherSchemes" to "accreditations", with its number.',
  why: 'Visitors who look the business up there would not find it, and nobody may claim to be a member who is none.',
});
