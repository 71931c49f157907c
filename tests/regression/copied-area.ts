import { ownFactsIn } from '../../src/check/rules/copies/own-facts';
import type { OwnFact } from '../../src/check/rules/copies/own-facts';
import type { SitePage } from '../../src/content/site';
import { SKYLINE_NAMES } from '../../src/design/drawings/skyline-names';
import { addField, removeValue } from '../../src/json/edit-json';
import { fieldsOfDocument } from '../../src/content/site';
import { routeOf } from '../../src/content/routes';
import { withValue } from './json-text';
import { documentOf } from './plant';
import { textOf } from './real-site';

/** The facts that a copy of an area page must change, in document order. */
export function mustChangeOf(file: string): readonly OwnFact[] {
  const value = documentOf(file);
  return ownFactsIn({
    path: file,
    kind: 'area',
    route: routeOf(file),
    value,
    fields: fieldsOfDocument('area', value),
    isValid: true,
    hidden: undefined,
  } as unknown as SitePage);
}

/** One area page copied over another, with some of its facts changed to what is true of the other. */
export function copiedArea(source: string, target: string, isChanged: readonly boolean[]): string {
  const own = mustChangeOf(target);
  const texts = own.filter(({ slot }) => slot === 'text').map(({ value }) => value);
  const facts = mustChangeOf(source);
  const isOfTarget = facts.some(({ slot }, index) => slot === CREDENTIALS && isChanged[index]);
  return facts.reduce(
    (text, fact, index) => {
      const next = fact.slot === 'text' ? texts.shift() : undefined;
      if (!isChanged[index]) return text;
      const other = fact.slot === 'text' ? next : own.find(({ slot }) => slot === fact.slot)?.value;
      return withValue(text, fact.path, differing(other, fact, index));
    },
    withExceptionsOf(isOfTarget ? target : source, textOf(source)),
  );
}

/** The exceptions that pages have are those of their credentials. */
const CREDENTIALS = 'facts/credentials';

/** The text of a page with the exceptions of another in the place of its own. */
export function withExceptionsOf(file: string | undefined, text: string): string {
  const value = file === undefined ? undefined : documentOf(file)['allow'];
  const without = textHas(text, 'allow') ? removeValue(text, ['allow']) : text;
  return value === undefined ? without : addField(without, [], { name: 'allow', value, after: 'version' });
}

const textHas = (text: string, name: string) => Object.hasOwn(JSON.parse(text) as object, name);

/**
 * What is true of the other page; where that is the same by chance, or where the other has no more texts, something
 * else.
 */
function differing(other: unknown, { value, path }: OwnFact, index: number): unknown {
  if (other !== undefined && JSON.stringify(other) !== JSON.stringify(value)) return other;
  // Within the times that the site promises.
  if (typeof value === 'number') return value > 20 ? value - 5 : value + 5;
  if (Array.isArray(value)) return value.length > 1 ? value.slice(1) : ['CIPHE Member'];
  if (path.at(-1) === 'priceRange') return value === '££' ? '£££' : '££';
  if (path.at(-1) === 'rating') return { value: 4.5, count: 77 };
  if (path.at(-1) === 'code') return 'SE27';
  if (path.at(-1) === 'skyline') return SKYLINE_NAMES.find((name) => name !== value);
  return path.at(-1) === 'name' || path.at(-1) === 'locality'
    ? 'Nowhere Else'
    : `Paragraph ${index} says what nobody else has to say of tanks, taps, traps, valves and vents in these buildings.`;
}
