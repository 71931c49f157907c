import type { z } from 'zod';
import { pageSchemaOf } from '../../content/documents/page.schema';
import type { Site } from '../../content/site';
import { parseText } from '../../content/tokens/tokens';
import { holdsToDo } from '../../content/to-do';
import { isObject } from '../../json/is-object';
import { insertItem, removeValue, replaceValue } from '../../json/edit-json';
import { pointerOf, valueAt } from '../../json/path';
import type { Path } from '../../json/path';
import { textsIn } from '../../json/texts-in';
import type { ListedKind } from '../../kinds/kind';
import { schemaAt } from '../../schema/children';
import { entriesSaying, lostTokens } from '../copy/lost-tokens';

interface Fitting {
  kind: ListedKind;
  site: Site;
  /** Whether the page has a fact. */
  hasFact: (fact: string) => boolean;
}

/** A template without the facts that its page lacks, and without what speaks of them or of what no file says. */
export function fitted(template: string, { kind, site, hasFact }: Fitting): string {
  const { facts } = JSON.parse(template) as { facts: Record<string, unknown> };
  const dropped = Object.keys(facts).filter(
    (fact) => !hasFact(fact) && !isWholeText(template, `{${kind.name}.${fact}}`),
  );
  const bare = dropped.reduce((text, fact) => removeValue(text, ['facts', fact]), template);
  const whole = removeAll(bare, lackingParts(JSON.parse(bare), { kind, site, dropped: new Set(dropped) }));
  const tokens = new Set([...lostTokens(kind, facts, new Set(dropped)), ...unknownClaims(JSON.parse(whole), site)]);
  const entries = entriesSaying(pageSchemaOf(kind), JSON.parse(whole), tokens).flatMap(({ path }) =>
    isBlock(valueAt(JSON.parse(whole), path)) ? [] : [path],
  );
  const left = removeAll(whole, entries);
  return withoutTokens(
    withSharedOf(site, kind, removeAll(left, loneEntries(pageSchemaOf(kind), JSON.parse(left), tokens))),
    tokens,
  );
}

/** Whether a field of a template says a token and nothing else, so that a page without the fact would say nothing. */
const isWholeText = (template: string, token: string) =>
  textsIn(JSON.parse(template)).some(({ text }) => text === token);

const isBlock = (value: unknown): value is Record<string, unknown> => isObject(value) && 'type' in value;

/** The lists of one entry that says such a token, where a page may do without the list. */
const loneEntries = (schema: z.ZodType, value: unknown, tokens: ReadonlySet<string>): Path[] =>
  textsIn(value).flatMap(({ path, text }) => {
    const depth = path.findLastIndex((step) => typeof step === 'number');
    const list = path.slice(0, Math.max(0, depth));
    const entries = valueAt(value, list);
    const isLone = saysOne(text, tokens) && Array.isArray(entries) && entries.length === 1 && !isBlock(entries[0]);
    return isLone && schemaAt(schema, value, list)?.safeParse(undefined).success ? [list] : [];
  });

/** With the shared files that all other pages of the kind show, in the place of a block that begins alike, or last. */
function withSharedOf(site: Site, kind: ListedKind, template: string): string {
  const refsOn = (blocks: readonly unknown[]) =>
    blocks.flatMap((block) => (isObject(block) && block['type'] === 'shared' ? [String(block['ref'])] : []));
  const [first = [], ...others] = site.valid
    .filter((page) => page.kind === kind.name)
    .map(({ document }) => refsOn(document.blocks));
  const own = refsOn((JSON.parse(template) as { blocks: unknown[] }).blocks);
  return first
    .filter((ref) => !own.includes(ref) && others.every((refs) => refs.includes(ref)))
    .reduce((text, ref) => {
      const shared = { type: 'shared', ref };
      const [opening] = site.shared(ref)?.document?.blocks ?? [];
      const { blocks } = JSON.parse(text) as { blocks: unknown[] };
      const at = blocks.findIndex((block) => isBlock(block) && block['type'] === opening?.type && !holdsToDo(block));
      return at < 0 ? insertItem(text, ['blocks'], shared) : replaceValue(text, ['blocks', at], shared);
    }, template);
}

/** The outermost parts of a template that show something which the site lacks. */
function lackingParts(value: unknown, around: Lacking, path: Path = []): Path[] {
  if (isLacking(value, around)) return [path];
  if (Array.isArray(value))
    return value.flatMap((each: unknown, index) => lackingParts(each, around, [...path, index]));
  return isObject(value)
    ? Object.entries(value).flatMap(([name, each]) => lackingParts(each, around, [...path, name]))
    : [];
}

interface Lacking {
  kind: ListedKind;
  site: Site;
  dropped: ReadonlySet<string>;
}

function isLacking(part: unknown, { kind, site, dropped }: Lacking): boolean {
  if (!isObject(part)) return false;
  const { type, ref, show, do: deed, fact, pages } = part;
  if (type === 'shared') return site.shared(String(ref)) === undefined;
  if (type === 'page-list') return isObject(pages) && pages['kind'] === kind.name && !isShown(site, kind);
  return (
    (show === 'map' && site.region === undefined) ||
    (deed === 'book' && site.business?.document?.booking === undefined) ||
    (typeof fact === 'string' && dropped.has(fact))
  );
}

const isShown = (site: Site, { name }: ListedKind) => site.valid.some(({ kind, hidden }) => kind === name && !hidden);

/** `claim.coverage`, where the business states no such figure. */
function unknownClaims(value: unknown, site: Site): string[] {
  const known = new Set(site.business?.document?.claims.map(({ id }) => `claim.${id}`));
  const named = textsIn(value).flatMap(({ text }) => tokensIn(text));
  return named.filter((name) => name.startsWith('claim.') && !known.has(name.slice('claim.'.length)));
}

/** The last ones first, so that each path leads where it led; a list of which nothing is left goes as a whole. */
function removeAll(text: string, paths: readonly Path[]): string {
  const unique = new Map(paths.map((path) => [pointerOf(path), path]));
  return [...unique.values()].reverse().reduce((left, path) => {
    const list = valueAt(JSON.parse(left), path.slice(0, -1));
    return removeValue(left, Array.isArray(list) && list.length === 1 ? path.slice(0, -1) : path);
  }, text);
}

/** Takes unknown tokens out of a text that no list can do without. */
const withoutTokens = (template: string, tokens: ReadonlySet<string>): string =>
  textsIn(JSON.parse(template))
    .filter(({ text }) => saysOne(text, tokens))
    .reduce((left, { path, text }) => {
      const words = [...tokens].reduce((rest, name) => rest.replaceAll(new RegExp(` ?\\{${name}\\}`, 'g'), ''), text);
      return replaceValue(left, path, words.trim());
    }, template);

const tokensIn = (text: string) => parseText(text).flatMap((part) => ('name' in part ? [part.name] : []));
const saysOne = (text: string, tokens: ReadonlySet<string>) => tokensIn(text).some((name) => tokens.has(name));
