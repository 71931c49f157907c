import { z } from 'zod';
import { declaredBy } from '../../content/declared';
import type { Site } from '../../content/site';
import { placeOfKind } from '../../kinds/named';
import type { ListedKind } from '../../kinds/kind';
import { metaOf } from '../../schema/children';

const WRITTEN = import.meta.glob<string>('./templates/*.json', { query: '?raw', import: 'default', eager: true });

/**
 * The text that a new page of a kind begins as on a site: its template, or one that follows from its facts where there
 * is none, or where the template has facts that no page of the site has.
 */
export function templateOf(kind: ListedKind, site?: Site, wanted: ReadonlySet<string> = new Set()): string {
  const written = WRITTEN[`./templates/${kind.name}.json`];
  return written !== undefined && (!site || fits(written, kind, site))
    ? written
    : `${JSON.stringify(plainPage(kind, site, wanted), null, 2)}\n`;
}

/** Whether the pages of a kind have the facts that a template has. The first page of its kind is made from it. */
function fits(template: string, kind: ListedKind, site: Site): boolean {
  const others = factsIn(kind, site);
  const { facts } = JSON.parse(template) as { facts: object };
  const asked = Object.keys(facts).filter((key) => metaOf(kind.facts.shape[key] as z.ZodType).onCopy !== 'leave-out');
  return others.length === 0 || asked.every((key) => others.some((each) => each[key] !== undefined));
}

const factsIn = ({ name }: ListedKind, site: Site | undefined): Record<string, unknown>[] =>
  (site?.valid ?? []).filter(({ kind }) => kind === name).map((page) => declaredBy(page)!.facts);

function plainPage(kind: ListedKind, site: Site | undefined, wanted: ReadonlySet<string>): object {
  const { facts, name } = kind;
  const others = factsIn(kind, site);
  // An optional fact is asked for where an answer was given, and where every other page of the kind has it.
  const needed = Object.entries(facts.shape).filter(
    ([key, field]) =>
      wanted.has(key) ||
      !(field as z.ZodType).safeParse(undefined).success ||
      (others.length > 0 && others.every((each) => each[key] !== undefined)),
  );
  return {
    $schema: `${'../'.repeat(placeOfKind(kind).split('/').length)}schemas/${name}.schema.json`,
    version: 1,
    metadata: { title: `{${name}.name} | {brand}`, description: 'What the page is.' },
    facts: Object.fromEntries(needed.map(([key, field]) => [key, standIn(field as z.ZodType)])),
    blocks: [
      {
        type: 'hero',
        heading: 'TO DO: The heading of the page',
        intro: 'What it is about.',
        actions: [{ do: 'call', label: 'Call: {phone}' }],
      },
      { type: 'prose', paragraphs: ['TO DO: The text of the page, one entry for each paragraph.'] },
    ],
  };
}

/** A value with the brackets that a field needs, in which each text is left to write. */
function standIn(field: z.ZodType): unknown {
  if (field instanceof z.ZodOptional) return standIn(field.unwrap() as z.ZodType);
  if (field instanceof z.ZodObject) {
    return Object.fromEntries(Object.entries(field.shape).map(([key, inner]) => [key, standIn(inner as z.ZodType)]));
  }
  if (field instanceof z.ZodArray) {
    const { minItems = 1 } = z.toJSONSchema(field, { io: 'input' });
    return Array.from({ length: minItems }, () => standIn(field.element as z.ZodType));
  }
  if (field instanceof z.ZodUnion) return standIn(field.options[0] as z.ZodType);
  const { title = '', description = title } = metaOf(field);
  return `TO DO: ${description}`;
}
