import type { z } from 'zod';
import type { Path } from '../../../json/path';
import { pageQuery } from '../../../kinds/fields';
import { oncePer } from '../../once';
import type { SiteDocument } from '../../site';

export interface PlacedQuery {
  path: Path;
  query: z.output<typeof pageQuery>;
}

/** The lists of pages that a document asks for, those that fit their schema. */
export const pageQueriesIn = oncePer(({ fields }: SiteDocument): readonly PlacedQuery[] =>
  fields.flatMap(({ kind, value, path }) => {
    const query = kind === 'page-query' ? pageQuery.safeParse(value) : undefined;
    return query?.success ? [{ path, query: query.data }] : [];
  }),
);
