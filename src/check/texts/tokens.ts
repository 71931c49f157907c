import { parseText } from '../../content/tokens/tokens';
import { isTextKind } from '../../schema/fields';
import { LISTED_KINDS, listedKindNamed } from '../../kinds/named';
import type { PageKind } from '../../kinds';
import type { ListedKind } from '../../kinds/kind';
import type { Path } from '../../json/path';
import type { Span } from '../../json/text-edit';
import { oncePerFields } from '../once';
import { fact } from '../store';

/** A token, or the `{` of one that is never closed, in a text of a document. */
export interface FoundToken {
  path: Path;
  name: string | undefined;
  inside: Span;
}

/** Every token in the texts of a document, in order. */
export const tokensIn = oncePerFields((fields): readonly FoundToken[] =>
  fields.flatMap(({ kind, value, path }) => {
    if (typeof value !== 'string' || !isTextKind(kind) || !value.includes('{')) return [];
    return parseText(value).flatMap((part): FoundToken[] => {
      if ('unclosedAt' in part)
        return [{ path, name: undefined, inside: { start: part.unclosedAt, end: part.unclosedAt + 1 } }];
      return 'name' in part ? [{ path, name: part.name, inside: { start: part.start, end: part.end } }] : [];
    });
  }),
);

/** The names of the tokens in a document, each once; empty for one that is never closed. */
export const tokenNames = fact('names of tokens', (document) => [
  ...new Set(tokensIn(document).map(({ name = '' }) => name)),
]);

const tokensOfKind = ({ name, tokens }: ListedKind): string[] => Object.keys(tokens).map((token) => `${name}.${token}`);

/** The tokens that a kind of page has of its own facts: `area.code` …; none for one that is never listed. */
export const ownTokens = (kind: PageKind): readonly string[] =>
  [listedKindNamed(kind) ?? []].flat().flatMap(tokensOfKind);

export const ALL_OWN_TOKENS: readonly string[] = LISTED_KINDS.flatMap(tokensOfKind);

/** The kind whose token this is: `area` for `area.code`, also for one that is misspelt. */
export const kindOfToken = (token: string) => LISTED_KINDS.find(({ name }) => token.startsWith(`${name}.`))?.name;
