import { schemaOf } from '../../../content/site';
import { isObject } from '../../../json/is-object';
import { isInside, pointerOf, valueAt } from '../../../json/path';
import type { Path } from '../../../json/path';
import type { Span } from '../../../json/text-edit';
import { metaOf, schemaAt, shapeOf } from '../../../schema/children';
import { idsIn, ofBusiness } from '../../documents/business';
import { oncePerSiteFile } from '../../once';
import { atValue, inText } from '../../placed';
import type { Diagnostic, Rule } from '../../rule';
import type { SiteDocument } from '../../site';
import { localeOf, sentencesOf } from '../../texts/sentences';
import { textsIn } from '../../texts/texts';
import type { FoundText } from '../../texts/texts';
import { tokensIn } from '../../texts/tokens';
import { quote } from '../../words';
import { CALLED_FIRST } from './called-first';
import { spokenOf } from './spoken-of';
import type { SpokenOf } from './spoken-of';

const OUR_NUMBER = /\{\s*phone[\w.]*\s*\}/;

/** Blocks and cards that can show a hotline have a field for it. */
export const missingHotline: Rule = {
  code: 'missing-hotline',
  severity: 'error',
  summary: 'A block speaks of what a hotline is for, or gives our number for it, and does not show that number.',
  example: { before: '"heading": "Flood"', after: '"heading": "Flood", "before": { "hotline": "flood" }' },
  scope: 'document',
  *check(document, site) {
    // A number that seems to be missing may be there under another name.
    const ids = idsIn(site, 'hotlines');
    if (!document.isValid || hotlinesNamedIn(document).some((id) => !ids?.includes(id))) return;
    for (const hotline of hotlinesOf(site)) yield* missingIn(document, hotline);
  },
};

const TOKEN = 'hotline.';

/** The ids of the hotlines that a document shows, in fields and by tokens. */
const hotlinesNamedIn = (document: SiteDocument): string[] => [
  ...document.fields.flatMap(({ kind, value }) => (kind === 'hotline' ? [String(valueAt(value, ['hotline']))] : [])),
  ...tokensIn(document).flatMap(({ name = '' }) => (name.startsWith(TOKEN) ? [name.slice(TOKEN.length)] : [])),
];

interface Hotline {
  id: string;
  name: string;
  display: string;
  spokenOf: SpokenOf;
  /** The piece of advice of a text that speaks of it and gives our number. */
  advice: (text: string) => Span | undefined;
}

const hotlinesOf = oncePerSiteFile((site): readonly Hotline[] => {
  const ours = ofBusiness(site, 'phone')?.display;
  return (ofBusiness(site, 'hotlines') ?? []).flatMap(({ speaksOf, ...hotline }): Hotline[] => {
    const speaks = spokenOf(speaksOf);
    const advice = (text: string) =>
      adviceIn(text, localeOf(site)).find(({ start, end }) => {
        const words = text.slice(start, end);
        return (OUR_NUMBER.test(words) || (ours !== undefined && words.includes(ours))) && speaks(words);
      });
    return speaksOf.length > 0 ? [{ ...hotline, spokenOf: speaks, advice }] : [];
  });
});

/** Headings that could show the number beside them first; then, once a block, a text with no number before it. */
function* missingIn(document: SiteDocument, hotline: Hotline): Generator<Diagnostic> {
  const { id, name, display } = hotline;
  const texts = textsIn(document).flatMap((text) => {
    const phrase = text.path[0] === 'blocks' ? hotline.spokenOf(text.value) : undefined;
    return phrase ? [{ ...text, phrase, field: hotlineFieldBeside(document, text) }] : [];
  });
  const reported = new Set<string>();
  for (const { path, value, phrase, field } of texts) {
    if (!field || valueAt(document.value, [...path.slice(0, -1), field]) !== undefined) continue;
    reported.add(pointerOf(blockAt(document, path)));
    const message = `${quote(value)} speaks of "${phrase}", and the number of "${name}", ${display}, is not shown with it.`;
    const fix = `Write "${field}": { "hotline": "${id}" } after the heading.`;
    yield atValue(document, path, { message, fix, why: CALLED_FIRST });
  }
  for (const text of texts) {
    const { path, value, phrase } = text;
    const block = blockAt(document, path);
    const span = text.field ? undefined : spanOf(document, text, hotline);
    if (!span || reported.has(pointerOf(block)) || isShownBefore(document, block, hotline)) continue;
    reported.add(pointerOf(block));
    const written = quote(value.slice(span.start, span.end));
    const message =
      `${written} speaks of "${phrase}", and the number of "${name}", ` +
      `${display}, does not stand before it on the page.`;
    const fix =
      `Write "before": { "hotline": "${id}" } into the block that opens the page, or say in this block to call ` +
      `${name} on ${display} first.`;
    yield inText(document, { path, ...span }, { message, fix, why: CALLED_FIRST });
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

/** The span that needs the number: a heading or label that leads to no page, or advice with our number. */
function spanOf({ value: root }: SiteDocument, { kind, path, value }: FoundText, hotline: Hotline): Span | undefined {
  if (kind !== 'heading' && kind !== 'label') return hotline.advice(value);
  const owner = valueAt(root, path.slice(0, -1));
  const isLink = isObject(owner) && owner['do'] !== 'email' && 'to' in owner;
  return isLink ? undefined : { start: 0, end: value.length };
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
  const last = fields.findLastIndex(({ path }) => isInside(path, block));
  return fields
    .slice(0, last + 1)
    .some((each) => each.kind === 'hotline' && each.path[0] === 'blocks' && valueAt(each.value, ['hotline']) === id);
}

/** The path of the innermost block around a value. */
function blockAt({ value }: SiteDocument, path: Path): Path {
  const depth = path.findLastIndex((step, index) => {
    const inner = valueAt(value, path.slice(0, index + 1));
    return typeof step === 'number' && isObject(inner) && 'type' in inner;
  });
  return path.slice(0, depth + 1);
}
