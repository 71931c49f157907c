import { sharedName } from '../../content/files';
import type { Path } from '../../json/path';
import type { Diagnostic } from '../rule';
import type { Site, SiteDocument } from '../site';

/** A place in the document itself, or in a shared file that it shows. */
interface Shown {
  shared?: string;
}

/** A diagnostic as plain data: documents are left out, or named where they are shared files. */
export type Own = Shown &
  Omit<Diagnostic, 'document' | 'related' | 'follows'> & {
    related?: (Shown & Omit<NonNullable<Diagnostic['related']>[number], 'document'>)[];
    follows?: (Shown & { path: Path })[];
  };

type Shared = Pick<Site, 'shared'>;

const NONE: Shared = { shared: () => undefined };

/** Throws for a place in a document that is none of these. */
export function withoutDocuments(found: Diagnostic, own: SiteDocument, { shared }: Shared = NONE): Own {
  const nameOf = (document: Diagnostic['document']): Shown => {
    if (document === own) return {};
    const name = sharedName(document.path);
    if (shared(name) !== document) throw new Error('A rule names a document that it was not given.');
    return { shared: name };
  };
  const { document, related, follows, ...rest } = found;
  return {
    ...nameOf(document),
    ...rest,
    ...(related && { related: related.map(({ document: at, ...each }) => ({ ...nameOf(at), ...each })) }),
    ...(follows && { follows: follows.map(({ document: at, path }) => ({ ...nameOf(at), path })) }),
  };
}

export function withDocuments(found: Own, own: SiteDocument, { shared }: Shared = NONE): Diagnostic {
  const documentOf = (name: string | undefined) => (name === undefined ? own : shared(name)!);
  const { shared: at, related, follows, ...rest } = found;
  return {
    document: documentOf(at),
    ...rest,
    ...(related && {
      related: related.map(({ shared: name, ...each }) => ({ document: documentOf(name), ...each })),
    }),
    ...(follows && { follows: follows.map(({ shared: name, path }) => ({ document: documentOf(name), path })) }),
  };
}
