import type { PageKind } from '../kinds';
import type { ListedKind } from '../kinds/kind';
import { listedKindNamed } from '../kinds/named';
import type { PageDocument } from './documents/page.schema';

/** Facts as the functions of a kind take them. */
type Facts = Parameters<ListedKind['summary']>[0];

/** A document's kind and its facts, which belong together. */
export interface Declared {
  declared: ListedKind;
  facts: Facts & { name: string };
}

/** A page's facts, in the terms of its kind; nothing for a page that is never listed. */
export function declaredBy({ kind, document }: { kind: PageKind; document: PageDocument }): Declared | undefined {
  const declared = listedKindNamed(kind);
  return declared && 'facts' in document ? { declared, facts: document.facts } : undefined;
}
