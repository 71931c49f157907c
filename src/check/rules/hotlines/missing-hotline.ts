import { schemaOf } from '../../../content/site';
import { isObject } from '../../../json/is-object';
import { pointerOf, valueAt } from '../../../json/path';
import type { Path } from '../../../json/path';
import type { Span } from '../../../json/text-edit';
import { metaOf, schemaAt, shapeOf } from '../../../schema/children';
import { ofBusiness } from '../../documents/ledger';
import { oncePerSiteFile } from '../../once';
import type { Diagnostic, Rule } from '../../rule';
import type { SiteDocument } from '../../site';
import { localeOf, sentencesOf } from '../../texts/sentences';
import { textsIn } from '../../texts/texts';
import type { FoundText } from '../../texts/texts';
import { quote } from '../../words';
import { CALLED_FIRST } from './called-first';
import { spokenOf } from './spoken-of';
import type { SpokenOf } from './spoken-of';

/** The tokens of our own number. */
const OUR_NUMBER = /\{\s*phone[\w.]*\s*\}/;

/** Blocks and cards that can show a hotline are known by having a field for it. */
export const missingHotline: Rule = {
  code: 'missing-hotline',
  severity: 'error',
  summary:
    'A block or card speaks of what a hotline is for, or gives our number for it, and does not show that number.',
  example: {
    before: '{ "icon": "flame", "heading": "Rising water", "text": "…" }',
    after: '{ "icon": "flame", "heading": "Rising water", "text": "…", "before": { "hotline": "flood" } }',
  },
  scope: 'document',
  *check(document, site) {
    // A number that seems to be missing may be there under a misspelt name.
    if (!document.isValid) return;
    const { hotlines, ...setting } = settingOf(site);
    for (const hotline of hotlines) yield* diagnosticsIn(document, hotline, setting);
  },
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

const settingOf = oncePerSiteFile((site): Setting & { hotlines: readonly Hotline[] } => ({
  ours: ofBusiness(site, 'phone')?.display,
  locale: localeOf(site),
  hotlines: (ofBusiness(site, 'hotlines') ?? [])
    .filter(({ speaksOf }) => speaksOf.length > 0)
    .map(({ speaksOf, ...hotline }) => ({ ...hotline, spokenOf: spokenOf(speaksOf) })),
}));

/** Headings that could show the number beside them first; then, once a block, a text with no number before it. */
function* diagnosticsIn(document: SiteDocument, hotline: Hotline, setting: Setting): Generator<Diagnostic> {
  const { id, name, display } = hotline;
  const texts = textsIn(document).flatMap((text) => {
    const phrase = text.path[0] === 'blocks' ? hotline.spokenOf(text.value) : undefined;
    return phrase ? [{ text, phrase, field: hotlineFieldBeside(document, text) }] : [];
  });
  const reported = new Set<string>();
  const diagnostic = (text: FoundText, inside: Span | 'whole', words: { message: string; fix: string }): Diagnostic => {
    reported.add(pointerOf(blockAt(document, text.path)));
    const span = inside === 'whole' ? {} : { inside };
    return { document, location: { path: text.path, part: 'value', ...span }, words: { ...words, why: CALLED_FIRST } };
  };
  for (const { text, phrase, field } of texts) {
    if (!field || valueAt(document.value, [...text.path.slice(0, -1), field]) !== undefined) continue;
    yield diagnostic(text, 'whole', {
      message: `${quote(text.value)} speaks of "${phrase}", and ${display} of "${name}" is not shown with it.`,
      fix: `Write "${field}": { "hotline": "${id}" } after the heading.`,
    });
  }
  for (const { text, phrase, field } of texts) {
    const block = blockAt(document, text.path);
    const inside = field ? undefined : spanOf(document, { text, hotline, setting });
    if (!inside || reported.has(pointerOf(block)) || isShownBefore(document, block, hotline)) continue;
    const written = inside === 'whole' ? text.value : text.value.slice(inside.start, inside.end);
    yield diagnostic(text, inside, {
      message: `${quote(written)} speaks of "${phrase}", and ${display} of "${name}" does not stand before it on the page.`,
      fix: `Write "before": { "hotline": "${id}" } into the block that opens the page, or say in this block to call ${name} on ${display} first.`,
    });
  }
}

/** The field for a hotline beside a heading, by its schema; `undefined` where no number can stand there. */
function hotlineFieldBeside({ kind: of, value }: SiteDocument, { kind, path }: FoundText): string | undefined {
  if (kind !== 'heading' || path.at(-1) !== 'heading') return undefined;
  const around = path.slice(0, -1);
  const schema = schemaAt(schemaOf(of), value, around);
  const fields = schema ? [...shapeOf(schema, valueAt(value, around))] : [];
  return fields.find(([, field]) => metaOf(field).kind === 'hotline')?.[0];
}

/** What needs the number: a heading or label as a whole, unless it leads to a page, or a sentence with our number. */
function spanOf(
  { value: root }: SiteDocument,
  { text, hotline, setting }: { text: FoundText; hotline: Hotline; setting: Setting },
): 'whole' | Span | undefined {
  const { kind, path, value } = text;
  const owner = valueAt(root, path.slice(0, -1));
  const isLink = isObject(owner) && owner['do'] !== 'email' && 'to' in owner;
  if (kind === 'heading' || kind === 'label') return isLink ? undefined : 'whole';
  return adviceIn(value, setting.locale).find(({ start, end }) => {
    const advice = value.slice(start, end);
    const isOurs = OUR_NUMBER.test(advice) || (setting.ours !== undefined && advice.includes(setting.ours));
    return isOurs && hotline.spokenOf(advice);
  });
}

/** The sentences of a text. A question is one piece of advice with its answer: "Do you smell smoke? Call {phone}." */
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
  const isIt = (shown: unknown) => isObject(shown) && shown['hotline'] === id;
  return fields
    .slice(0, last + 1)
    .some(({ kind, value: shown, path }) => kind === 'hotline' && isIt(shown) && path[0] === 'blocks');
}

/** The path of the innermost block around a value. */
function blockAt({ value }: SiteDocument, path: Path): Path {
  const depth = path.findLastIndex((step, index) => {
    const inner = valueAt(value, path.slice(0, index + 1));
    return typeof step === 'number' && isObject(inner) && 'type' in inner;
  });
  return path.slice(0, depth + 1);
}
