import type { SiteFile } from '../../../content/documents/site.schema';
import { isObject } from '../../../json/is-object';
import type { Path } from '../../../json/path';
import type { Span } from '../../../json/text-edit';
import { goneAs } from '../../documents/claim-uses';
import { idsIn, ofBusiness } from '../../documents/business';
import { nearest } from '../../nearest';
import { atValue, inText } from '../../placed';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { isOfBusiness } from '../../site';
import type { SiteDocument } from '../../site';
import { eachIn, fact, fieldsOfKinds } from '../../store';
import { textsIn } from '../../texts/texts';
import { tokensIn } from '../../texts/tokens';
import { listOf, replacing } from '../../words';

const HOTLINES = fieldsOfKinds('hotline');

const otherLines = fact('numbers of other lines', (document, site) =>
  isOfBusiness(document.kind) ? [] : otherLinesIn(document, ofBusiness(site, 'hotlines') ?? []),
);

export const unknownHotline: Rule = {
  code: 'unknown-hotline',
  severity: 'error',
  summary: 'A block names a hotline that pages/_site.json does not have, or a text has the number of another.',
  example: { before: '"before": { "hotline": "floood" }', after: '"before": { "hotline": "flood" }' },
  scope: 'site',
  uses: [HOTLINES, otherLines],
  *check(site) {
    const ids = idsIn(site, 'hotlines');
    if (!ids) return;
    for (const [document, { at, words }] of eachIn(otherLines, site)) yield inText(document, at, words);
    for (const [document, { value, path }] of eachIn(HOTLINES, site)) {
      const id = isObject(value) ? value['hotline'] : undefined;
      if (typeof id !== 'string' || ids.includes(id)) continue;
      const intended = nearest(id, ids);
      const orElse =
        ids.length > 0
          ? `Write one of these: ${listOf(ids, 'or')}.`
          : 'Add it to "hotlines" in pages/_site.json, where no hotline is yet, or leave it out here.';
      const { question, fix, insert } = replacing(intended, orElse);
      const message = `There is no hotline "${id}" in pages/_site.json.${question}`;
      const why = 'People in danger would not be shown the number that they must call first.';
      const partOf = intended ? undefined : goneAs(site)(`hotline.${id}`);
      yield atValue(document, [...path, 'hotline'], { message, fix, why }, { insert, partOf });
    }
  },
};

/** Signs between the words of a hotline and its number: a colon, a bracket or a dash. */
const GAP = /^\s*[:(–—]?\s*$/u;

/** The numbers that stand right behind the words of another hotline. */
function* otherLinesIn(
  document: SiteDocument,
  lines: SiteFile['hotlines'],
): Generator<{ at: Span & { path: Path }; words: Words }> {
  const tokens = tokensIn(document).filter(
    ({ name = '' }) => name === 'phone' || lines.some(({ id }) => name === `hotline.${id}`),
  );
  if (tokens.length === 0) return;
  const texts = new Map(textsIn(document).map(({ path, value }) => [path.join('/'), value.toLowerCase()]));
  for (const { path, name: token = '', inside } of tokens) {
    const own = token.startsWith('hotline.') ? token.slice('hotline.'.length) : undefined;
    const before = texts.get(path.join('/'))?.slice(0, inside.start) ?? '';
    const isBefore = (phrase: string) => {
      const at = before.lastIndexOf(phrase.toLowerCase());
      return at >= 0 && GAP.test(before.slice(at + phrase.length));
    };
    // A phrase of a hotline may lead to our own number: "After a flood: {phone}".
    const [intended, ...others] = lines.filter(({ name, speaksOf }) =>
      [name, ...(own === undefined ? [] : speaksOf)].some(isBefore),
    );
    if (!intended || others.length > 0 || intended.id === own) continue;
    const words = {
      message: `{${token}} is not the number of what stands before it: that is ${intended.name}.`,
      fix: `Write {hotline.${intended.id}} in its place, or other words before it.`,
      why: 'People in danger would call a number where nobody can help them.',
    };
    yield { at: { path, ...inside }, words };
  }
}
