import { schemaAddress, schemasFrom } from '../../check/files/schema-address';
import type { Page, Site } from '../../content/site';
import { toDoValue } from '../../content/to-do';
import { removeValue, replaceValue } from '../../json/edit-json';
import { valueAt } from '../../json/path';
import type { Path } from '../../json/path';
import { mayBeLeftOut } from '../../schema/must-change';
import type { MustChange } from '../../schema/must-change';
import { leftToACopier } from './left-to-a-copier';

/** Fields that belong to one page alone: old addresses, exceptions, twins, a canonical address of its own. */
const NOT_COPIED: readonly Path[] = [['aliases'], ['allow'], ['twinOf'], ['metadata', 'canonical']];

/** A copy before it is written. */
export interface CopiedText {
  text: string;
  /** Its "TO DO" places, with the values of the page that it was copied from. */
  marked: readonly MustChange[];
  dropped: readonly Path[];
}

/** The text of a page as it begins at another path: what must not stay as it is says "TO DO", or is left out. */
export function copiedText(page: Page, text: string, { path, site }: Copying): CopiedText {
  const own = leftToACopier(page, site.in(page.path));
  const marked = own.filter((field) => !mayBeLeftOut(field));
  const optional = own.filter(mayBeLeftOut).map((field) => field.path);
  const dropped = [...NOT_COPIED.filter((each) => valueAt(page.value, each) !== undefined), ...optional];
  const written = marked.reduce((copy, field) => replaceValue(copy, field.path, toDoValue(field)), text);
  const schemas = schemasFrom(page.path, valueAt(page.value, ['$schema']));
  const placed = schemas === undefined ? written : replaceValue(written, ['$schema'], schemaAddress(path, schemas));
  return { text: dropped.reduce(removeValue, placed), marked, dropped };
}

interface Copying {
  /** Where the copy will lie. */
  path: string;
  site: Site;
}
