import { isObject } from '../../json/is-object';
import type { Path } from '../../json/path';
import { listedKindNamed } from '../../kinds/named';
import { schemaOf } from '../../content/site';
import type { Page } from '../../content/site';
import { parseText } from '../../content/tokens';
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

/** The tokens of a page that stand for nothing once these facts are left out: `area.rating`. */
function lostTokens({ kind, document }: Page, dropped: readonly Path[]): ReadonlySet<string> {
  const own = listedKindNamed(kind);
  const facts = 'facts' in document && isObject(document.facts) ? document.facts : {};
  if (!own) return new Set();
  const left = Object.fromEntries(
    Object.entries(facts).filter(([name]) => !dropped.some(([first, fact]) => first === 'facts' && fact === name)),
  );
  const says = (name: string, given: object) => own.tokens[name]!(given as never, ANY_FORMAT) !== undefined;
  const lost = Object.keys(own.tokens).filter((name) => says(name, facts) && !says(name, left));
  return new Set(lost.map((name) => `${own.name}.${name}`));
}

/** The entries of lists that say such a token, the innermost of each, where the list may do without them. */
export function lostEntries(page: Page, dropped: readonly Path[]): LostEntry[] {
  const lost = lostTokens(page, dropped);
  if (lost.size === 0) return [];
  const saysLost = (text: string) => parseText(text).some((part) => 'name' in part && lost.has(part.name));
  const found = textsIn(page.value, []).filter(({ text }) => saysLost(text));
  return found.flatMap(({ path, text }) => {
    const depth = path.findLastIndex((step) => typeof step === 'number');
    const list = path.slice(0, Math.max(0, depth));
    const entries = valueAt(page.value, list);
    const without = Array.isArray(entries) ? entries.toSpliced(Number(path[depth]), 1) : undefined;
    const mayLack = depth >= 0 && schemaAt(schemaOf(page.kind), page.value, list)?.safeParse(without).success;
    return mayLack ? [{ path: path.slice(0, depth + 1), text }] : [];
  });
}

function textsIn(value: unknown, path: Path): { path: Path; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((each: unknown, index) => textsIn(each, [...path, index]));
  return isObject(value) ? Object.entries(value).flatMap(([name, each]) => textsIn(each, [...path, name])) : [];
}
