import { sharedName } from '../../content/files';
import type { Diagnostic } from '../rule';
import type { Site, SiteDocument } from '../site';

/** A diagnostic as plain data: its places are in the document itself, or in the shared files of these names. */
export type Own = Diagnostic<string | undefined>;

type Shared = Pick<Site, 'shared'>;

const NONE: Shared = { shared: () => undefined };

/** Throws for a place in a document that is none of these. */
export const withoutDocuments = (found: Diagnostic, own: SiteDocument, { shared }: Shared = NONE): Own =>
  inFiles(found, (document) => {
    const name = document === own ? undefined : sharedName(document.path);
    if (name !== undefined && shared(name) !== document)
      throw new Error('A rule names a document that it was not given.');
    return name;
  });

export const withDocuments = (found: Own, own: SiteDocument, { shared }: Shared = NONE): Diagnostic =>
  inFiles(found, (name) => (name === undefined ? own : shared(name)!));

function inFiles<From, To>(found: Diagnostic<From>, to: (file: From) => To): Diagnostic<To> {
  const moved = <Place extends { document: From }>(place: Place) => ({ ...place, document: to(place.document) });
  const { related, follows, ...rest } = found;
  return {
    ...moved(rest),
    ...(related && { related: related.map(moved) }),
    ...(follows && { follows: follows.map(moved) }),
  };
}
