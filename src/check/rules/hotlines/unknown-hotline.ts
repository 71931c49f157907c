import { soundOf } from '../../../content/sound';
import { isObject } from '../../../json/is-object';
import { idsIn } from '../../documents/ledger';
import { inEachDocumentBySiteFile } from '../../documents/site-file';
import type { OfSiteFile } from '../../documents/site-file';
import { nearest } from '../../nearest';
import type { Words } from '../../problem';
import type { Diagnostic, Rule } from '../../rule';
import type { SiteDocument } from '../../site';
import { textsIn } from '../../texts/texts';
import { tokensIn } from '../../texts/tokens';
import { listOf } from '../../words';
import { spokenOf } from './spoken-of';

export const unknownHotline: Rule = {
  code: 'unknown-hotline',
  severity: 'error',
  summary:
    'A block names a hotline that is not in pages/_site.json, or a text gives the number of another than it speaks of.',
  example: { before: '"before": { "hotline": "floood" }', after: '"before": { "hotline": "flood" }' },
  check: inEachDocumentBySiteFile((site) => {
    const known = idsIn(site, 'hotlines');
    const othersIn = otherLines(site);
    return (
      known &&
      function* find(document) {
        yield* othersIn(document);
        for (const { kind, value, path } of document.fields) {
          const id = kind === 'hotline' && isObject(value) ? value['hotline'] : undefined;
          if (typeof id !== 'string' || known.includes(id)) continue;
          const meant = nearest(id, known);
          yield {
            document,
            location: { path: [...path, 'hotline'], part: 'value' },
            words: words({ id, meant, known }),
            ...(meant && { insert: JSON.stringify(meant) }),
          };
        }
      }
    );
  }),
};

/** Between the words of a hotline and the number that they lead to. */
const LEADS_TO = /^(?:(?:,? (?:is|are|answers?|line|can be reached|ring|call|on|at|under|number))|:){0,4}\s?$/i;

/** Finds the numbers that stand behind the words of another hotline. */
function otherLines(site: OfSiteFile): (document: SiteDocument) => Iterable<Diagnostic> {
  const lines = (soundOf(site.business).hotlines ?? []).flatMap((each) => {
    const { id, name, speaksOf = [] } = each ?? {};
    const phrases = [name, ...speaksOf].filter((phrase) => phrase !== undefined);
    return id === undefined || name === undefined ? [] : [{ id, name, phrases, speaks: spokenOf(phrases) }];
  });
  return function* (document) {
    const texts = new Map(textsIn(document).map(({ path, value }) => [path.join('/'), value]));
    for (const { path, name = '', inside } of document.kind === 'site' ? [] : tokensIn(document)) {
      const own = name.startsWith('hotline.') ? name.slice('hotline.'.length) : undefined;
      if (own === undefined && name !== 'phone') continue;
      const before = texts.get(path.join('/'))?.slice(0, inside.start) ?? '';
      const clause = before.split(/[.;!?](?:\s|$)|,\s/).at(-1)!;
      if (clause.includes('{') || lines.some(({ id, speaks }) => id === own && speaks(clause))) continue;
      const at = (phrase: string) => clause.toLowerCase().lastIndexOf(phrase.toLowerCase());
      const meant = lines.find(({ name: called, phrases }) =>
        (own === undefined ? [called] : phrases).some(
          (phrase) => at(phrase) >= 0 && LEADS_TO.test(clause.slice(at(phrase) + phrase.length)),
        ),
      );
      if (!meant) continue;
      yield { document, location: { path, part: 'value', inside }, words: ofOther(name, meant) };
    }
  };
}

const ofOther = (token: string, { id, name }: { id: string; name: string }): Words => ({
  message: `{${token}} is not the number of what the words before it speak of: that is ${name}.`,
  fix: `Write {hotline.${id}} in its place, or other words before it.`,
  why: 'People in danger would call a number where nobody can help them.',
});

const words = ({ id, meant, known }: { id: string; meant: string | undefined; known: string[] }): Words => ({
  message: `There is no hotline "${id}" in pages/_site.json.${meant ? ` Did you mean "${meant}"?` : ''}`,
  fix: meant
    ? `Write "${meant}" in its place.`
    : known.length > 0
      ? `Write one of these: ${listOf(known, 'or')}.`
      : 'Add it to "hotlines" in pages/_site.json, where no hotline is yet, or leave it out here.',
  why: 'People in danger would not be shown the number that they must call first.',
});
