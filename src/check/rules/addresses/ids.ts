import { RESERVED_IDS } from '../../../content/resolve/fragments';
import type { Path } from '../../../json/path';
import { oncePer } from '../../once';
import { atValue, beside } from '../../placed';
import type { Rule } from '../../rule';
import { isOfBusiness } from '../../site';
import type { Site, SiteDocument } from '../../site';

const idsOf = ({ fields }: SiteDocument): { path: Path; id: string }[] =>
  fields.flatMap(({ kind, value, path }) =>
    kind === 'id' && path.at(-1) === 'id' && typeof value === 'string' ? [{ path, id: value }] : [],
  );

/** Each name that a document gave before, with its first place. Each list of the site file has names of its own. */
const repeatedIn = oncePer((document: SiteDocument): readonly { id: string; path: Path; first: Path }[] => {
  const seen = new Map<string, Path>();
  return idsOf(document).flatMap(({ id, path }) => {
    const key = isOfBusiness(document.kind) ? `${path[0]}/${id}` : id;
    const first = seen.get(key);
    if (!first) seen.set(key, path);
    return first ? [{ id, path, first }] : [];
  });
});

/** Where a page gives a name that it has given already. */
export function repeatedIdsOf(site: Site, route: string): { document: SiteDocument; path: Path }[] {
  const page = site.at(route);
  return page ? repeatedIn(page).map(({ path }) => ({ document: page, path })) : [];
}

export const duplicateId: Rule = {
  code: 'duplicate-id',
  severity: 'error',
  summary: 'Two blocks of a page, or two entries of a list in pages/_site.json, have the same name.',
  example: { before: '"id": "prices" in two blocks', after: '"id": "discounts" in one of the two' },
  scope: 'document',
  *check(document) {
    for (const { id, path, first } of repeatedIn(document)) {
      const words = {
        message: `The name "${id}" is used twice.`,
        fix: 'Give one of the two another name: the one that its links and texts use stays.',
        why: 'What names it could only ever find one of the two, and visitors would be shown the wrong one.',
      };
      yield atValue(document, path, words, {
        follows: [{ document, path: path.slice(0, -1) }],
        related: [beside(document, first, 'It stands here first.')],
      });
    }
  },
};

export const reservedId: Rule = {
  code: 'reserved-id',
  severity: 'error',
  summary: 'A block has a name that the frame around every page uses.',
  example: { before: '{ "type": "prose", "id": "main", … }', after: '{ "type": "prose", "id": "our-story", … }' },
  scope: 'document',
  *check(document) {
    for (const { id, path } of isOfBusiness(document.kind) ? [] : idsOf(document)) {
      const use = RESERVED_IDS.get(id);
      if (!use) continue;
      yield atValue(document, path, {
        message: `The name "${id}" is taken: it stands for ${use}.`,
        fix: `Give the block another name, for example "our-${id}".`,
        why: 'Visitors who follow a link to this block would come somewhere else.',
      });
    }
  },
};
