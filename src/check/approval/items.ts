import type { z } from 'zod';
import { asInSiteFile } from '../../content/business';
import { pageBlockSchemas } from '../../content/documents/page.schema';
import { schemaOf } from '../../content/site';
import type { DocumentKind } from '../../content/site';
import { isObject } from '../../json/is-object';
import { valueAt } from '../../json/path';
import type { Path } from '../../json/path';
import { childrenOf, metaOf } from '../../schema/children';
import { isOfSentences } from '../../schema/fields';
import type { FieldKind } from '../../schema/fields';
import { planFor, planOf } from '../../schema/plan';
import { isVisible } from '../../schema/visible';
import { TOP } from '../../schema/walk';
import type { Place as PlaceOfValue } from '../../schema/walk';

/** One value of an item: where it stands, by which field, and the value as it is written. */
export interface ItemValue {
  path: Path;
  /** The way from the item to the field, without places in lists. */
  field: string;
  /** The name of the field on a form, where it has one. */
  title?: string | undefined;
  kind: FieldKind | undefined;
  value: string | number | boolean;
}

/** The unit of approval: an object with all of its values that visitors see. */
export interface Item {
  path: Path;
  /** Block type and fields, without places in lists: `cards.items`, `facts`. */
  role: string;
  /** The title of its field: "Card", "Question". */
  title: string;
  values: readonly ItemValue[];
  /** `note` and `tone` of the block that it stands in: what they say, they say of each of its items. */
  around: readonly string[];
  /** Whether it says something of the subject of its page, so that a copy on another page is another item. */
  isOfSubject: boolean;
}

interface Place {
  at: PlaceOfValue;
  role: string;
  /** The way from the item that owns the place, without places in lists. */
  field: string;
  around: readonly string[];
  isFact: boolean;
}

/** `isEntry` is whether it is an entry of a list, and no block, which says nothing of the items inside it. */
type Owner = Item & { values: ItemValue[]; isEntry: boolean };

/** Kinds whose words come from elsewhere, or which lead somewhere: no part of what is approved here. */
const COMPOSED: ReadonlySet<string> = new Set(['address', 'date', 'districts', 'map', 'page-query', 'ref', 'route']);
/** Kinds that visitors do not read and that decide which number or figure they get. */
const DECISIVE: ReadonlySet<string> = new Set(['claim', 'dialled', 'id']);
const PHOTO_KIND = /-photo$/;
const SAID_OF_ALL = ['note', 'tone'] as const;
const NOTHING_AROUND: readonly string[] = [];

/** Whether a value is the name of a picture file, for which its bytes are approved. */
export const isPicture = ({ field }: ItemValue) => field === 'photo';

/**
 * The items of a document, in document order. The document may have mistakes: what does not fit has no items. A claim
 * and a menu are the same items in the site file and in files of their own.
 */
export function itemsIn({ kind, value }: { kind: DocumentKind; value: unknown }): Item[] {
  if (kind === 'claims' || kind === 'menus') {
    const { value: inSiteFile, written } = asInSiteFile({ kind, value });
    const ofFile = <Placed extends { path: Path }>(placed: Placed) => ({ ...placed, path: written(placed.path) });
    return itemsIn({ kind: 'site', value: inSiteFile }).map((item) => ({
      ...ofFile(item),
      values: item.values.map(ofFile),
    }));
  }
  const isOfSite = kind === 'site';
  const walk: Walk = { isOfSite, items: [] };
  for (const { key, schema, value: each } of childrenOf(schemaOf(kind), value)) {
    const role = String(key);
    const place = { at: TOP.inside(key), role, field: '', around: NOTHING_AROUND, isFact: role === 'facts' };
    if (!isLeaf(each)) collect(schema, each, { place, owner: undefined }, walk);
    else addValue(schema, each, { at: place.at, field: '', owner: begin(schema, place, walk) }, walk);
  }
  if (isOfSite) walk.items.push(...DRAWN_EVERYWHERE.flatMap((each) => valueOfSite(value, each)));
  return walk.items.filter(({ values }) => values.length > 0);
}

/** Every page shows the mark and leads to the place for bookings, by fields whose words visitors do not read. */
const DRAWN_EVERYWHERE = [
  { path: ['look', 'mark'], field: 'photo', title: 'Mark' },
  { path: ['booking'], field: 'address', title: 'Booking page' },
];

function valueOfSite(site: unknown, { path, field, title }: (typeof DRAWN_EVERYWHERE)[number]): Owner[] {
  const value = valueAt(site, path);
  if (typeof value !== 'string') return [];
  const values = [{ path, field, kind: undefined, value }];
  return [{ path, role: path.join('.'), title, values, around: NOTHING_AROUND, isOfSubject: false, isEntry: false }];
}

interface Walk {
  isOfSite: boolean;
  items: Owner[];
}

/** Where a value stands, and the item that it belongs to; a value of the document itself is an item of its own. */
interface Within {
  place: Place;
  owner: Owner | undefined;
}

type Leaf = ItemValue['value'];
type PlaceOfLeaf = Pick<Place, 'at' | 'field'> & { owner: Owner };

const isLeaf = (value: unknown): value is Leaf =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** Whether nobody approves the values of a field: visitors do not see them, or see other words in their place. */
export function isLeftOut(schema: z.ZodType, kind: FieldKind | undefined): boolean {
  const { visible } = metaOf(schema);
  return visible === undefined ? kind !== undefined && COMPOSED.has(kind) : !visible;
}

/** Every list and object of every page comes by here: nothing is copied that need not be. */
function collect(schema: z.ZodType, value: unknown, { place, owner }: Within, walk: Walk): void {
  const { kind, item, fields } = planFor(planOf(schema), value) ?? {};
  if (isLeftOut(schema, kind)) return;
  const { at, role, field, around, isFact } = place;
  if (Array.isArray(value)) {
    for (const [index, each] of item ? value.entries() : []) {
      const inside = at.inside(index);
      if (isLeaf(each)) addValue(item!, each, { at: inside, field, owner: owner ?? begin(schema, place, walk) }, walk);
      else collect(item!, each, { place: entryAt(inside, item!, each, { place, owner }), owner: undefined }, walk);
    }
    return;
  }
  if (!isObject(value)) return;
  // An object that is no entry of a list is a part of what it stands in, but for a picture, which has its own words.
  const isPhoto = kind !== undefined && PHOTO_KIND.test(kind);
  const own = !owner || isPhoto ? begin(schema, place, walk) : owner;
  if (isPhoto) own.values.push({ path: at.inside('file').path, field: 'photo', kind, value: String(value['file']) });
  if (!fields) return;
  const way = own === owner ? `${field}.` : '';
  for (const key of Object.keys(value)) {
    const inner = fields.get(key);
    if (!inner) continue;
    const each = value[key];
    const inside = at.inside(key);
    if (isLeaf(each)) {
      addValue(inner, each, { at: inside, field: `${way}${key}`, owner: own }, walk);
    } else {
      const here = { at: inside, role: `${role}.${key}`, field: `${way}${key}`, around, isFact };
      collect(inner, each, { place: here, owner: own }, walk);
    }
  }
}

/** The place of an entry of a list. A block begins a role of its own, wherever it stands. */
function entryAt(at: PlaceOfValue, schema: z.ZodType, value: unknown, { place, owner }: Within): Place {
  const { role, isFact } = place;
  const isBlock = planOf(schema).byValue?.field === 'type' && planFor(planOf(schema), value) !== undefined;
  if (!isBlock || !isObject(value)) return { at, role, field: '', around: aroundIn(place, owner), isFact };
  const around = SAID_OF_ALL.flatMap((field) =>
    typeof value[field] === 'string' ? [`${field}: ${value[field]}`] : [],
  );
  return { at, role: String(value['type']), field: '', around, isFact };
}

/** The rows of an entry speak of what the entry is about: the same row under another heading is another item. */
function aroundIn({ around }: Place, owner: Owner | undefined): readonly string[] {
  const heading = owner?.isEntry ? owner.values.find(({ kind }) => kind === 'heading' || kind === 'label') : undefined;
  return heading ? [...around, `of: ${heading.value}`] : around;
}

function begin(schema: z.ZodType, { at: { path }, role, around, isFact }: Place, { items }: Walk): Owner {
  const isEntry = typeof path.at(-1) === 'number' && role.includes('.');
  // All blocks are called "Block" together, and each by its type.
  const isBlock = planOf(schema).byValue?.field === 'type' && Object.hasOwn(pageBlockSchemas, role);
  const { title = role } = metaOf(isBlock ? pageBlockSchemas[role as keyof typeof pageBlockSchemas] : schema);
  const owner = { path, role, around, isOfSubject: isFact, isEntry, title, values: [] };
  items.push(owner);
  return owner;
}

function addValue(schema: z.ZodType, value: Leaf, { at, field, owner }: PlaceOfLeaf, { isOfSite }: Walk): void {
  // For a union, the kind of the option that the value fits best.
  const kind = planFor(planOf(schema), value)?.kind;
  if (isLeftOut(schema, kind)) return;
  const isName = kind === 'id' && at.path.at(-1) === 'id' && !isOfSite;
  if (isName || !((kind && DECISIVE.has(kind)) || isVisible(schema))) return;
  owner.values.push({ path: at.path, field, title: metaOf(schema).title, kind, value });
  owner.isOfSubject ||= isOfSentences(kind);
}
