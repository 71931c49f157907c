import { isObject } from '../../../json/is-object';
import { pointerOf, valueAt } from '../../../json/path';
import type { Path } from '../../../json/path';
import type { Span } from '../../../json/text-edit';
import { metaOf, schemaAt, shapeOf } from '../../../schema/children';
import { ofBusiness } from '../../documents/ledger';
import type { Words } from '../../problem';
import type { Diagnostic, Rule } from '../../rule';
import { localeOf, sentencesOf } from '../../texts/sentences';
import { schemaOf } from '../../../content/site';
import { inEachDocumentBySiteFile } from '../../documents/site-file';
import type { OfSiteFile } from '../../documents/site-file';
import type { SiteDocument } from '../../site';
import { textsIn } from '../../texts/texts';
import type { FoundText } from '../../texts/texts';
import { quote } from '../../words';
import { CALLED_FIRST } from './called-first';
import { spokenOf } from './spoken-of';
import type { SpokenOf } from './spoken-of';

const CALL_US = /\{\s*phone[\w.]*\s*\}|\b(?:call|ring|phone) us\b/i;

/** Blocks and cards that can show a hotline are known by having a field for it. */
export const missingHotline: Rule = {
  code: 'missing-hotline',
  severity: 'error',
  summary:
    'A block or card speaks of what a hotline is for, or tells to call us about it, and does not show that ' +
    'number.',
  example: {
    before: '{ "icon": "flame", "heading": "Rising water", "text": "…" }',
    after: '{ "icon": "flame", "heading": "Rising water", "text": "…", "before": { "hotline": "flood" } }',
  },
  check: inEachDocumentBySiteFile((site) => {
    const setting = { ours: ofBusiness(site, 'phone')?.display, locale: localeOf(site) };
    const hotlines = hotlinesOf(site);
    return function* (document) {
      // What seems to be missing may be there under a misspelt name.
      if (!document.isValid) return;
      for (const hotline of hotlines) yield* diagnosticsIn(document, hotline, setting);
    };
  }),
};

interface Hotline {
  id: string;
  name: string;
  display: string;
  spokenOf: SpokenOf;
}

interface Setting {
  /** Our own number, as it is shown. */
  ours: string | undefined;
  locale: string;
}

/** A text that speaks of what a hotline is for. */
interface Speaking extends FoundText {
  phrase: string;
  /** The field for a hotline beside a heading; `undefined` where no number can stand beside the text. */
  field: string | undefined;
}

/** Headings that could show the number beside them first; then, once for each block, what has no number before it. */
function* diagnosticsIn(document: SiteDocument, hotline: Hotline, setting: Setting): Generator<Diagnostic> {
  const texts = textsIn(document).flatMap((text): Speaking[] => {
    const phrase = text.path[0] === 'blocks' ? hotline.spokenOf(text.value) : undefined;
    return phrase ? [{ ...text, phrase, field: hotlineFieldBeside(document, text) }] : [];
  });
  const told = new Set<string>();
  for (const { path, value, phrase, field } of texts) {
    if (!field || valueAt(document.value, [...path.slice(0, -1), field]) !== undefined) continue;
    told.add(pointerOf(blockAt(document, path)));
    yield {
      document,
      location: { path, part: 'value' },
      words: besideWords({ ...hotline, text: value, phrase, field }),
    };
  }
  for (const text of texts.filter(({ field }) => !field)) {
    const block = blockAt(document, text.path);
    const inside = spanOf(document, { text, hotline, setting });
    if (!inside || told.has(pointerOf(block)) || isShownBefore(document, block, hotline)) continue;
    told.add(pointerOf(block));
    const said = inside === 'whole' ? text.value : text.value.slice(inside.start, inside.end);
    yield {
      document,
      location: { path: text.path, part: 'value', ...(inside !== 'whole' && { inside }) },
      words: beforeWords({ ...hotline, phrase: text.phrase, text: said }),
    };
  }
}

/** The field for a hotline of what a heading stands in, by its schema. */
function hotlineFieldBeside({ kind: of, value }: SiteDocument, { kind, path }: FoundText): string | undefined {
  if (kind !== 'heading' || path.at(-1) !== 'heading') return undefined;
  const around = path.slice(0, -1);
  const schema = schemaAt(schemaOf(of), value, around);
  const fields = schema ? [...shapeOf(schema, valueAt(value, around))] : [];
  return fields.find(([, field]) => metaOf(field).kind === 'hotline')?.[0];
}

interface Judged {
  text: FoundText;
  hotline: Hotline;
  setting: Setting;
}

/** What needs the number: a heading or label as a whole, unless it leads to a page, or words that tell to call us. */
function spanOf({ value: root }: SiteDocument, { text, hotline, setting }: Judged): 'whole' | Span | undefined {
  const { kind, path, value } = text;
  const owner = valueAt(root, path.slice(0, -1));
  const isLink = isObject(owner) && owner['do'] !== 'email' && 'to' in owner;
  if (kind === 'heading' || kind === 'label') return isLink ? undefined : 'whole';
  return adviceIn(value, setting.locale).find(({ start, end }) => {
    const advice = value.slice(start, end);
    const callsUs = CALL_US.test(advice) || (setting.ours !== undefined && advice.includes(setting.ours));
    return callsUs && hotline.spokenOf(advice);
  });
}

/** The sentences of a text; "Do you smell smoke? Call us." is two sentences and one piece of advice. */
function adviceIn(text: string, locale: string): Span[] {
  return sentencesOf(text, locale).reduce<Span[]>((advice, { start, end }) => {
    const last = advice.at(-1);
    if (last && text[last.end - 1] === '?') last.end = end;
    else advice.push({ start, end });
    return advice;
  }, []);
}

/** Whether the block shows or names the hotline, or one before it on the page shows it. */
function isShownBefore({ fields, value }: SiteDocument, block: Path, { id, name, display }: Hotline): boolean {
  const inBlock = JSON.stringify(valueAt(value, block)).toLowerCase();
  // A name of one word may be what the hotline is for.
  if (inBlock.includes(display) || (name.includes(' ') && inBlock.includes(name.toLowerCase()))) return true;
  const own = pointerOf(block);
  const last = fields.findLastIndex(({ path }) => `${pointerOf(path)}/`.startsWith(`${own}/`));
  return fields
    .slice(0, last + 1)
    .some(
      (field) =>
        field.kind === 'hotline' &&
        isObject(field.value) &&
        field.value['hotline'] === id &&
        field.path[0] === 'blocks',
    );
}

/** The way to the innermost block that a value stands in. */
function blockAt({ value }: SiteDocument, path: Path): Path {
  const depth = path.findLastIndex((step, index) => {
    const inner = valueAt(value, path.slice(0, index + 1));
    return typeof step === 'number' && isObject(inner) && 'type' in inner;
  });
  return path.slice(0, depth + 1);
}

const hotlinesOf = (site: OfSiteFile): Hotline[] =>
  (ofBusiness(site, 'hotlines') ?? [])
    .filter(({ speaksOf }) => speaksOf.length > 0)
    .map(({ speaksOf, ...hotline }) => ({ ...hotline, spokenOf: spokenOf(speaksOf) }));

interface Missing {
  text: string;
  phrase: string;
  id: string;
  name: string;
  display: string;
}

const besideWords = ({ text, phrase, id, name, display, field }: Missing & { field: string }): Words => ({
  message: `${quote(text)} speaks of "${phrase}", and ${display} of "${name}" is not shown with it.`,
  fix: `Write "${field}": { "hotline": "${id}" } after the heading.`,
  why: CALLED_FIRST,
});

/** Where the number cannot stand beside the words. */
const beforeWords = ({ text, phrase, id, name, display }: Missing): Words => ({
  message: `${quote(text)} speaks of "${phrase}", and ${display} of "${name}" does not stand before it on the page.`,
  fix:
    `Write "before": { "hotline": "${id}" } into the block that opens the page, or say in this block to call ` +
    `${name} on ${display} first.`,
  why: CALLED_FIRST,
});
