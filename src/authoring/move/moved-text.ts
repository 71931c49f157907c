import { schemaAddress, schemasFrom } from '../../check/files/schema-address';
import { addField, insertItem, removeValue, replaceValue } from '../../json/edit-json';

/** A page that goes from one place to another. */
export interface Move {
  from: { path: string; route: string };
  to: { path: string; route: string };
}

/** The text of a page to which old addresses lead from now on. */
export function withAliases(text: string, routes: readonly string[]): string {
  return routes.reduce((now, route) => {
    const existing = (JSON.parse(now) as { aliases?: string[] }).aliases;
    if (existing?.includes(route)) return now;
    return existing
      ? insertItem(now, ['aliases'], route)
      : addField(now, [], { name: 'aliases', value: [route], after: 'facts' });
  }, text);
}

/**
 * The page's own text: the way to its schema, its new address not among the old ones, and its old address if it is to
 * lead on.
 */
export function movedText(
  text: string,
  { from, to }: Move,
  { keepsAlias, schemas: ofSite }: { keepsAlias: boolean; schemas: string | undefined },
): { text: string; isBack: boolean } {
  const document = JSON.parse(text) as { $schema?: string; aliases?: string[] };
  const existing = document.aliases ?? [];
  const schemas = ofSite ?? schemasFrom(from.path, document.$schema);
  const placed =
    document.$schema === undefined || schemas === undefined
      ? text
      : replaceValue(text, ['$schema'], schemaAddress(to.path, schemas));
  const added = keepsAlias ? withAliases(placed, [from.route]) : placed;
  const returned = existing.indexOf(to.route);
  if (returned < 0) return { text: added, isBack: false };
  const isLast = existing.length === 1 && (!keepsAlias || existing.includes(from.route));
  return { text: removeValue(added, isLast ? ['aliases'] : ['aliases', returned]), isBack: true };
}
