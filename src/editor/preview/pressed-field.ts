import type { z } from 'zod';
import { claimText } from '../../content/wording/claim-text';
import type { Resolver } from '../../content/resolve/resolver';
import type { Page } from '../../content/site';
import { linkedText, plainText } from '../../content/resolve/text-links';
import { fillTokens, parseText } from '../../content/tokens/tokens';
import type { TokenValues } from '../../content/tokens/tokens';
import { valueAt } from '../../json/path';
import type { Path } from '../../json/path';
import { isTextKind } from '../../schema/fields';
import { fieldsOf } from '../../schema/walk';
import type { Field } from '../../schema/walk';

interface Press {
  /** The document that was pressed. */
  schema: z.ZodType;
  value: unknown;
  /** The block of it that was pressed. */
  block: Path;
  words: string;
  /** How far into the words the press was. */
  at: number | undefined;
  resolver: Resolver | undefined;
  page: Page | undefined;
}

export interface PressedField {
  /** Nothing for words that stand in no field of the document, such as a figure that the site file puts there. */
  path: Path | undefined;
  /** The token whose value was pressed: `claim.hourly-rate`. */
  token: string | undefined;
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/**
 * The field whose words were pressed: the one of the block that says them when its tokens are filled in, a figure that
 * the block shows by its name, or a fact of the page. Nothing is hidden in the page for this.
 */
export function fieldWith({ schema, value, block, words, at, resolver, page }: Press): PressedField | undefined {
  const pressed = plain(words);
  if (pressed === '') return undefined;
  const tokens: TokenValues = (resolver && page && resolver.tokensOf(page)) ?? resolver?.siteTokens ?? new Map();
  const says = ({ kind, value: text }: Field) => plain(kind === 'claim' ? figure(text, resolver) : read(text, tokens));
  const fields = fieldsOf(schema, value).filter(
    ({ kind, value: text }) => (kind === 'claim' || isTextKind(kind)) && typeof text === 'string',
  );
  const own = fields.filter(({ path }) => block.every((step, depth) => path[depth] === step));
  const others = fields.filter(({ path }) => path[0] === 'facts');
  const found =
    own.find((each) => says(each) === pressed) ??
    own.find((each) => says(each).includes(pressed)) ??
    others.find((each) => says(each) === pressed) ??
    own.filter((each) => pressed.includes(says(each))).sort((a, b) => says(b).length - says(a).length)[0];
  if (!found || valueAt(value, found.path) === undefined)
    return { path: undefined, token: figureAt(pressed, at, tokens) };
  if (found.kind === 'claim') return { path: found.path, token: `claim.${String(found.value)}` };
  const shown = says(found);
  const start = pressed.includes(shown) ? -pressed.indexOf(shown) : shown.indexOf(pressed);
  return {
    path: found.path,
    token: at === undefined ? undefined : tokenAt(String(found.value), at + start, tokens),
  };
}

const read = (text: unknown, tokens: TokenValues) =>
  plainText(linkedText(String(text), (words) => fillTokens(words, tokens)));

function figure(id: unknown, resolver: Resolver | undefined): string {
  const claim = resolver?.business.claims.find((each) => each.id === id);
  return claim && resolver ? claimText(claim, resolver.business) : '';
}

/** The figure of the site that stands at an offset of words which no field of the page says. */
function figureAt(words: string, at: number | undefined, tokens: TokenValues): string | undefined {
  if (at === undefined) return undefined;
  const stands = ([name, value]: readonly [string, string]) => {
    const start = words.indexOf(value, Math.max(0, at - value.length));
    return name.startsWith('claim.') && /\d/.test(value) && start >= 0 && start <= at;
  };
  return [...tokens].find(stands)?.[0];
}

/** The token whose value stands at an offset of the words that visitors read. */
function tokenAt(text: string, offset: number, tokens: TokenValues): string | undefined {
  let end = 0;
  const words = plainText(linkedText(text, (each) => each));
  for (const part of parseText(words)) {
    if ('unclosedAt' in part) end += 1;
    else if ('words' in part) end += part.words.length;
    else {
      const start = end;
      end += (tokens.get(part.name) ?? '').length;
      if (offset >= start && offset <= end) return part.name;
    }
    if (end > offset) return undefined;
  }
  return undefined;
}
