import { z } from 'zod';
import { placeOfKind } from '../../../kinds/named';
import type { ListedKind } from '../../../kinds/kind';
import { metaOf } from '../../../schema/children';

const WRITTEN = import.meta.glob<string>('./templates/*.json', { query: '?raw', import: 'default', eager: true });

/** The text that a new page of a kind begins as: its template, or one that follows from its facts. */
export const templateOf = (kind: ListedKind): string =>
  WRITTEN[`./templates/${kind.name}.json`] ?? `${JSON.stringify(plainPage(kind), null, 2)}\n`;

function plainPage(kind: ListedKind): object {
  const { facts, name } = kind;
  const needed = Object.entries(facts.shape).filter(([, field]) => !(field as z.ZodType).safeParse(undefined).success);
  return {
    $schema: `${'../'.repeat(placeOfKind(kind).split('/').length)}schemas/${name}.schema.json`,
    version: 1,
    metadata: { title: `{${name}.name} | {brand}`, description: 'What the page is.' },
    facts: Object.fromEntries(needed.map(([key, field]) => [key, standIn(field as z.ZodType)])),
    blocks: [
      {
        type: 'hero', heading: 'TO DO: The heading of the page', intro: 'What it is about.',
        actions: [{ do: 'call', label: 'Call: {phone}' }],
      },
      { type: 'prose', paragraphs: ['TO DO: The text of the page, one entry for each paragraph.'] },
    ],
  };
}

/** A value with the brackets that a field needs, in which each text is left to write. */
function standIn(field: z.ZodType): unknown {
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
