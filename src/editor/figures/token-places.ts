import { pushTo } from '../../check/lists';
import { pointerOf } from '../../json/path';
import type { Site, SiteDocument } from '../../content/site';
import { fillTokens, parseText } from '../../content/tokens/tokens';
import { isTextKind } from '../../schema/fields';
import type { Field } from '../../schema/walk';

/** A field that shows a token. */
export interface TokenPlace {
  file: string;
  /** RFC 6901. */
  pointer: string;
  /** The text as visitors read it; empty where the field names the figure alone. */
  text: string;
}

/** Token → the fields of the site that show it. */
export function placesOfTokens(site: Site): ReadonlyMap<string, readonly TokenPlace[]> {
  const places = new Map<string, TokenPlace[]>();
  for (const document of site.documents.values())
    for (const field of document.fields)
      for (const token of tokensOf(field)) {
        const text = isTextKind(field.kind) ? filled(String(field.value), document, site) : '';
        pushTo(places, token, { file: document.path, pointer: pointerOf(field.path), text });
      }
  return places;
}

function tokensOf({ kind, value, path }: Field): string[] {
  if (typeof value !== 'string') return [];
  if (kind === 'claim') return [`claim.${value}`];
  if (kind === 'id' && path.at(-1) === 'hotline') return [`hotline.${value}`];
  if (!isTextKind(kind) || !value.includes('{')) return [];
  const names = parseText(value).flatMap((part) => ('name' in part ? [part.name] : []));
  return [...new Set(names)];
}

function filled(text: string, { path }: SiteDocument, { resolver, valid }: Site): string {
  const page = valid.find((each) => each.path === path);
  if (!resolver) return text;
  return fillTokens(text, page ? resolver.tokensOf(page) : resolver.siteTokens);
}
