import { pointerOf } from '../../../json/path';
import { valueAt } from '../../../json/path';
import type { Path } from '../../../json/path';
import { schemaAt } from '../../../schema/must-change';
import { isObject } from '../../judge/schema-walk';
import type { Words } from '../../problem';
import type { Diagnostic, Rule } from '../../rule';
import { schemaOf } from '../../site';
import type { Site, SiteDocument } from '../../site';
import { textsIn } from '../../texts';
import type { FoundText } from '../../texts';
import { quote } from '../../words';

const GAS_FIRST = 'Whoever smells gas must reach the people who make it safe, free and at once. It can save lives.';

const LEAKS = '(?:leak|smell)(?:s|ing)?|escap(?:es?|ing)';
const GAS = new RegExp(`\\bgas(?: is| are)? (?:${LEAKS})\\b|\\b(?:${LEAKS})(?: of)?(?: the| any)? gas\\b`, 'i');
/** "Do you smell gas? Call us." is two sentences and one piece of advice. */
const SENTENCE = /[^\s.!?](?:[^.!?]|[.!?](?!\s|$))*[.!]?(?:\?\s+[^\s.!?](?:[^.!?]|[.!?](?!\s|$))*)*/g;
const CALL_US = /\{\s*phone[\w.]*\s*\}|\b(?:call|ring|phone) us\b/i;

/** Blocks and cards that can show a hotline are known by having a field for it. */
export const missingGasHotline: Rule = {
  code: 'missing-gas-hotline',
  severity: 'error',
  summary: 'A block or card speaks of leaking gas, or tells to call us about it, and does not show the gas emergency number.',
  example: {
    before: '{ "icon": "flame", "heading": "Gas leak", "text": "…" }',
    after: '{ "icon": "flame", "heading": "Gas leak", "text": "…", "before": { "hotline": "gas" } }',
  },
  *check(site) {
    const hotline = gasHotline(site);
    if (!hotline) return;
    const ours = phoneOf(site);
    for (const document of site.documents.values()) {
      // What seems to be missing may be there under a misspelt name.
      if (document.isValid) yield* diagnosticsIn(document, hotline, ours);
    }
  },
};

interface Hotline {
  id: string;
  name: string;
  display: string;
}

/** Headings that could show the number beside them first; then, once for each block, the other words of gas that no number stands before. */
function* diagnosticsIn(document: SiteDocument, hotline: Hotline, ours: string | undefined): Generator<Diagnostic> {
  const texts = textsIn(document).filter(({ path, value }) => path[0] === 'blocks' && GAS.test(value));
  const told = new Set<string>();
  const other = texts.filter(({ kind, path }) => kind !== 'heading' || path.at(-1) !== 'heading' || !canShowHotline(document, path.slice(0, -1)));
  for (const { path, value } of texts.filter((text) => !other.includes(text))) {
    if (valueAt(document.value, [...path.slice(0, -1), 'before']) !== undefined) continue;
    told.add(pointerOf(blockAt(document, path)));
    yield { document, location: { path, part: 'value' }, words: words({ text: value, id: hotline.id }) };
  }
  for (const text of other) {
    const block = blockAt(document, text.path);
    const inside = spanOf(document, text, ours);
    if (!inside || told.has(pointerOf(block)) || isShownBefore(document, block, hotline)) continue;
    told.add(pointerOf(block));
    yield {
      document, location: { path: text.path, part: 'value', ...(inside !== 'whole' && { inside }) },
      words: gasWithoutHotline({
        text: inside === 'whole' ? text.value : text.value.slice(inside.start, inside.end), ...hotline,
      }),
    };
  }
}

/** What of a text speaks of gas so that the number is needed: a heading or label as a whole, unless it leads to a page, or a sentence that tells to call us. */
function spanOf({ value: root }: SiteDocument, { kind, path, value }: FoundText, ours: string | undefined): 'whole' | { start: number; end: number } | undefined {
  const owner = valueAt(root, path.slice(0, -1));
  if (kind === 'heading' || kind === 'label') return isObject(owner) && owner['do'] !== 'email' && 'to' in owner ? undefined : 'whole';
  const found = [...value.matchAll(SENTENCE)].find(([sentence]) => GAS.test(sentence) && (CALL_US.test(sentence) || (ours !== undefined && sentence.includes(ours))));
  return found && { start: found.index, end: found.index + found[0].length };
}

/** Whether the block shows or names the gas emergency service, or one before it on the page shows it. */
function isShownBefore({ fields, value }: SiteDocument, block: Path, { id, name, display }: Hotline): boolean {
  const inBlock = JSON.stringify(valueAt(value, block));
  if (/gas emergency service/i.test(inBlock) || inBlock.includes(display) || (name.includes(' ') && inBlock.includes(name))) return true;
  const own = pointerOf(block);
  const last = fields.findLastIndex(({ path }) => `${pointerOf(path)}/`.startsWith(`${own}/`));
  return fields.slice(0, last + 1).some((field) => field.kind === 'hotline' && isObject(field.value) && field.value['hotline'] === id && field.path[0] === 'blocks');
}

/** The way to the innermost block that a value stands in. */
function blockAt({ value }: SiteDocument, path: Path): Path {
  const depth = path.findLastIndex((step, index) => typeof step === 'number' && isObject(valueAt(value, path.slice(0, index + 1))) && 'type' in (valueAt(value, path.slice(0, index + 1)) as object));
  return path.slice(0, depth + 1);
}

function phoneOf({ business }: Site): string | undefined {
  const phone = isObject(business?.value) ? business.value['phone'] : undefined;
  return isObject(phone) && typeof phone['display'] === 'string' ? phone['display'] : undefined;
}

function gasHotline({ business }: Site): Hotline | undefined {
  const list = isObject(business?.value) ? business.value['hotlines'] : undefined;
  const found = (Array.isArray(list) ? list : []).find((each: unknown) => isObject(each) && /\bgas\b/i.test(`${String(each['id'])} ${String(each['name'])}`)) as Hotline | undefined;
  return found && { id: found.id, name: String(found.name), display: String(found.display) };
}

/** Whether what stands at this path has a field for a hotline. */
function canShowHotline({ kind, value }: SiteDocument, path: Path): boolean {
  const copy: unknown = structuredClone(value);
  const owner = path.reduce<unknown>((inner, step) => (inner as Record<string | number, unknown>)[step], copy) as Record<string, unknown>;
  owner['before'] ??= {};
  return schemaAt(schemaOf(kind), copy, [...path, 'before']) !== undefined;
}

/** Where the number cannot stand beside the words. */
const gasWithoutHotline = ({ text, id, name, display }: { text: string; id: string; name: string; display: string }): Words => ({
  message: `${quote(text)} speaks of leaking gas, and the gas emergency number does not stand before it on the page.`,
  fix: `Write "before": { "hotline": "${id}" } into the hero of the page, or say in this block to call ${name} on ${display} first.`,
  why: GAS_FIRST,
});

const words = ({ text, id }: { text: string; id: string }): Words => ({
  message: `${quote(text)} speaks of leaking gas, and the gas emergency number is not shown with it.`,
  fix: `Write "before": { "hotline": "${id}" } after the heading.`,
  why: GAS_FIRST,
});
