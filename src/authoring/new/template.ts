import { z } from 'zod';
import { declaredBy } from '../../content/declared';
import type { Site } from '../../content/site';
import { placeOfKind } from '../../kinds/named';
import type { ListedKind } from '../../kinds/kind';
import { metaOf } from '../../schema/children';
import { fitted } from './fitted';
import { inLanguageOf } from './in-language-of';

const WRITTEN = import.meta.glob<string>('./templates/*.json', { query: '?raw', import: 'default', eager: true });

/**
 * The text that a new page of a kind begins as. On a site it speaks of nothing that the site lacks, and has the facts
 * that are needed, that most other pages of the kind have, or that are `answered`; left out, any may still be.
 */
export function templateOf(kind: ListedKind, site?: Site, answered?: ReadonlySet<string>): string {
  const written = WRITTEN[`./templates/${kind.name}.json`];
  const template = written ?? `${JSON.stringify(plainPage(kind), null, 2)}\n`;
  if (!site) return template;
  const hasFact = factsOn(site, kind, answered);
  return inLanguageOf(site, kind, fitted(template, { kind, site, hasFact }));
}

/** Whether a new page of a kind has a fact. */
function factsOn(site: Site, kind: ListedKind, answered: ReadonlySet<string> | undefined): (fact: string) => boolean {
  const others = site.valid.filter((page) => page.kind === kind.name).map((page) => declaredBy(page)!.facts);
  const having = (fact: string) => others.filter((each) => each[fact] !== undefined).length;
  return (fact) =>
    !(kind.facts.shape[fact] as z.ZodType).safeParse(undefined).success ||
    answered?.has(fact) === true ||
    (others.length > 0 ? 2 * having(fact) > others.length : answered === undefined);
}

/** A page that follows from the facts of its kind, where nobody has written a template. */
const plainPage = (kind: ListedKind): object => ({
  $schema: `${'../'.repeat(placeOfKind(kind).split('/').length)}schemas/${kind.name}.schema.json`,
  version: 1,
  metadata: { title: `{${kind.name}.name} | {brand}`, description: 'What the page is.' },
  facts: Object.fromEntries(Object.entries(kind.facts.shape).map(([key, field]) => [key, standIn(field as z.ZodType)])),
  blocks: [
    {
      type: 'hero',
      heading: 'TO DO: The heading of the page',
      intro: 'What it is about.',
      actions: [{ do: 'call', label: 'Call {phone}' }],
    },
    { type: 'prose', paragraphs: ['TO DO: The text of the page, one entry for each paragraph.'] },
  ],
});

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
