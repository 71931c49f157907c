import { isPageFile } from './files';
import { isObject } from '../json/is-object';
import { documentOf, typedAgain } from './document';
import type { DocumentKind, Documents, SiteDocument } from './document';

/** A text that stands for a valid page without its blocks; undefined for any other document, which stays open. */
export function outlineOf({ path, value, isValid }: SiteDocument): string | undefined {
  if (!isValid || !isPageFile(path) || !isObject(value) || !Array.isArray(value['blocks'])) return undefined;
  return JSON.stringify({ ...value, blocks: [] });
}

interface Closed extends Pick<SiteDocument, 'path' | 'kind' | 'source'> {
  outline: string;
  /** The whole value. */
  open: () => unknown;
}

/**
 * The document of which `outlineOf` gave the outline; it is read only when somebody asks for a block or a field, and
 * forgotten again when they are done: thousands of pages are many times as large as their files.
 */
export function closedDocument({ path, kind, source, outline, open }: Closed): SiteDocument {
  let whole: WeakRef<SiteDocument> | undefined;
  const opened = (): SiteDocument => {
    const known = whole?.deref();
    if (known) return known;
    const value = open();
    const read = documentOf({ path, kind, value, source, isValid: true, typed: typedAgain(kind, value) });
    whole = new WeakRef(read);
    return read;
  };
  const rest = JSON.parse(outline) as object;
  let typed: Documents[DocumentKind] | undefined;
  return {
    path,
    kind,
    source,
    isValid: true,
    value: withBlocks(rest, () => opened().value),
    get document() {
      typed ??= withBlocks(typedAgain(kind, rest), () => opened().document) as Documents[DocumentKind];
      return typed;
    },
    get fields() {
      return opened().fields;
    },
  };
}

/** A copy whose blocks are those of the whole. */
function withBlocks(rest: object, whole: () => unknown): object {
  const get = () => (whole() as { blocks: unknown }).blocks;
  return Object.defineProperty({ ...rest }, 'blocks', { get, enumerable: true });
}

/** A copy, which nothing is known of; one that is closed stays closed. */
export function documentAnew(document: SiteDocument): SiteDocument {
  const parts = Object.getOwnPropertyDescriptors(document);
  if (parts.fields.get) return Object.defineProperties({} as SiteDocument, parts);
  return { ...document, fields: [...document.fields] };
}
