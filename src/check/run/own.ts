import { sharedName } from '../../content/files';
import type { Path } from '../../json/path';
import type { Diagnostic } from '../rule';
import type { Site, SiteDocument } from '../site';

/** Without a document: its place is in the document itself, or in the shared file of this name. */
type Placed<Of> = Omit<Of, 'document'> & { shared?: string | undefined };

/** A diagnostic as plain data. */
export type Own = Placed<Omit<Diagnostic, 'related' | 'follows'>> & {
  related?: Placed<NonNullable<Diagnostic['related']>[number]>[];
  follows?: Placed<{ path: Path }>[];
};

type Shared = Pick<Site, 'shared'>;

const NONE: Shared = { shared: () => undefined };

/** Throws for a place in a document that is none of these. */
export function withoutDocuments(found: Diagnostic, own: SiteDocument, { shared }: Shared = NONE): Own {
  const placed = <Of extends Pick<Diagnostic, 'document'>>({ document, ...rest }: Of): Placed<Of> => {
    if (document === own) return rest;
    const name = sharedName(document.path);
    if (shared(name) !== document) throw new Error('A rule names a document that it was not given.');
    return { ...rest, shared: name };
  };
  const { related, follows, ...rest } = found;
  return {
    ...placed(rest),
    ...(related && { related: related.map(placed) }),
    ...(follows && { follows: follows.map(placed) }),
  };
}

export function withDocuments(found: Own, own: SiteDocument, { shared }: Shared = NONE): Diagnostic {
  const placed = <Of extends Placed<object>>({ shared: name, ...rest }: Of) => ({
    ...rest,
    document: name === undefined ? own : shared(name)!,
  });
  const { related, follows, ...rest } = found;
  return {
    ...placed(rest),
    ...(related && { related: related.map(placed) }),
    ...(follows && { follows: follows.map(placed) }),
  };
}
