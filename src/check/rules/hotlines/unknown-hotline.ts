import { validPartsOf } from '../../../content/valid-parts';
import { isObject } from '../../../json/is-object';
import type { Path } from '../../../json/path';
import type { Span } from '../../../json/text-edit';
import { goneAs } from '../../documents/claim-uses';
import { idsIn } from '../../documents/ledger';
import { nearest } from '../../nearest';
import { oncePerSiteFile } from '../../once';
import { atValue, inText } from '../../placed';
import type { Diagnostic, Rule } from '../../rule';
import { isOfBusiness } from '../../site';
import type { SiteDocument } from '../../site';
import { fact, foundIn } from '../../store';
import { textsIn } from '../../texts/texts';
import { tokensIn } from '../../texts/tokens';
import { listOf, replacing } from '../../words';

/** A hotline that there is not, named in a field. */
interface Unknown {
  id: string;
  path: Path;
}

/** A token of a number right behind the words of another line. */
interface Other {
  token: string;
  path: Path;
  inside: Span;
  line: Line;
}

const wrongHotlines = fact('wrong hotlines', (document, site): (Unknown | Other)[] => {
  const ids = idsIn(site, 'hotlines');
  if (!ids) return [];
  const others = isOfBusiness(document.kind) ? [] : [...othersIn(document, linesOf(site))];
  return [...others, ...unknownIn(document, ids)];
});

export const unknownHotline: Rule = {
  code: 'unknown-hotline',
  severity: 'error',
  summary:
    'A block names a hotline that is not in pages/_site.json, or a text gives the number of another behind its name.',
  example: { before: '"before": { "hotline": "floood" }', after: '"before": { "hotline": "flood" }' },
  scope: 'site',
  uses: [wrongHotlines],
  *check(site) {
    const ids = idsIn(site, 'hotlines') ?? [];
    for (const [document, found] of foundIn(wrongHotlines, site))
      for (const each of found)
        yield 'id' in each ? unknownAt(document, each, { ids, goneFor: goneAs(site) }) : otherAt(document, each);
  },
};

function* unknownIn({ fields }: SiteDocument, ids: readonly string[]): Generator<Unknown> {
  for (const { kind, value, path } of fields) {
    const id = kind === 'hotline' && isObject(value) ? value['hotline'] : undefined;
    if (typeof id === 'string' && !ids.includes(id)) yield { id, path };
  }
}

function unknownAt(
  document: SiteDocument,
  { id, path }: Unknown,
  { ids, goneFor }: { ids: readonly string[]; goneFor: ReturnType<typeof goneAs> },
): Diagnostic {
  const intended = nearest(id, ids);
  const orElse =
    ids.length > 0
      ? `Write one of these: ${listOf(ids, 'or')}.`
      : 'Add it to "hotlines" in pages/_site.json, where no hotline is yet, or leave it out here.';
  const { question, fix, insert } = replacing(intended, orElse);
  const message = `There is no hotline "${id}" in pages/_site.json.${question}`;
  const why = 'People in danger would not be shown the number that they must call first.';
  const partOf = intended ? undefined : goneFor(`hotline.${id}`);
  return atValue(document, [...path, 'hotline'], { message, fix, why }, { insert, partOf });
}

/** Signs between the words of a hotline and its number: a colon, a bracket or a dash. */
const GAP = /^\s*[:(–—]?\s*$/u;

interface Line {
  id: string;
  name: string;
  /** The name, and what the hotline is for. */
  phrases: readonly string[];
}

const linesOf = oncePerSiteFile(({ business }): readonly Line[] =>
  (validPartsOf(business).hotlines ?? []).flatMap((each) => {
    const { id, name, speaksOf = [] } = each ?? {};
    return id === undefined || name === undefined
      ? []
      : [{ id, name, phrases: [name, ...speaksOf.filter((phrase) => phrase !== undefined)] }];
  }),
);

/** The numbers that stand right behind the words of another hotline. */
function* othersIn(document: SiteDocument, lines: readonly Line[]): Generator<Other> {
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
    const [intended, ...others] = lines.filter(({ name, phrases }) =>
      (own === undefined ? [name] : phrases).some(isBefore),
    );
    if (intended && others.length === 0 && intended.id !== own) yield { token, path, inside, line: intended };
  }
}

const otherAt = (document: SiteDocument, { token, path, inside, line: { id, name } }: Other) =>
  inText(
    document,
    { path, ...inside },
    {
      message: `{${token}} is not the number of what stands before it: that is ${name}.`,
      fix: `Write {hotline.${id}} in its place, or other words before it.`,
      why: 'People in danger would call a number where nobody can help them.',
    },
  );
