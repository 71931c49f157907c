import type { z } from 'zod';
import { isObject } from '../../json/is-object';
import type { Path } from '../../json/path';
import { textsIn } from '../../json/texts-in';
import type { ListedKind } from '../../kinds/kind';
import { listedKindNamed } from '../../kinds/named';
import { schemaOf } from '../../content/site';
import type { Page } from '../../content/site';
import { parseText } from '../../content/tokens/tokens';
import { schemaAt } from '../../schema/children';
import { valueAt } from '../../json/path';

/** An entry of a list that speaks of what a copy does not have yet. */
export interface LostEntry {
  path: Path;
  /** The text of it that does. */
  text: string;
}

/** Formats whatever it is given: only whether there is a value matters here. */
const ANY_FORMAT = new Proxy({}, { get: () => () => 'x' }) as never;

/** The tokens of a kind that stand for nothing once these facts are left out: `area.rating`. */
export function lostTokens(kind: ListedKind, facts: object, dropped: ReadonlySet<string>): ReadonlySet<string> {
  const left = Object.fromEntries(Object.entries(facts).filter(([name]) => !dropped.has(name)));
  const says = (name: string, given: object) => kind.tokens[name]!(given as never, ANY_FORMAT) !== undefined;
  const lost = Object.keys(kind.tokens).filter((name) => says(name, facts) && !says(name, left));
  return new Set(lost.map((name) => `${kind.name}.${name}`));
}

/** The entries of lists of a page that say such a token, where a copy lacks what it stands for. */
export function lostEntries(page: Page, dropped: readonly Path[]): LostEntry[] {
  const kind = listedKindNamed(page.kind);
  const facts = 'facts' in page.document && isObject(page.document.facts) ? page.document.facts : {};
  const lacking = new Set(dropped.flatMap(([first, fact]) => (first === 'facts' ? [String(fact)] : [])));
  return kind ? entriesSaying(schemaOf(page.kind), page.value, lostTokens(kind, facts, lacking)) : [];
}

/** The entries of lists that say one of some tokens, the innermost of each, where the list may do without them. */
export function entriesSaying(schema: z.ZodType, value: unknown, tokens: ReadonlySet<string>): LostEntry[] {
  if (tokens.size === 0) return [];
  const says = (text: string) => parseText(text).some((part) => 'name' in part && tokens.has(part.name));
  const found = textsIn(value).filter(({ text }) => says(text));
  return found.flatMap(({ path, text }) => {
    const depth = path.findLastIndex((step) => typeof step === 'number');
    const list = path.slice(0, Math.max(0, depth));
    const entries = valueAt(value, list);
    const without = Array.isArray(entries) ? entries.toSpliced(Number(path[depth]), 1) : undefined;
    const mayLack = depth >= 0 && schemaAt(schema, value, list)?.safeParse(without).success;
    return mayLack ? [{ path: path.slice(0, depth + 1), text }] : [];
  });
}
