import type { Path } from '../../../json/path';
import { inEachDocument } from '../../documents/each-document';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import type { SiteDocument } from '../../site';

export const duplicateId: Rule = {
  code: 'duplicate-id',
  severity: 'error',
  yieldsTo: ['repeated-block'],
  summary: 'Two blocks of a page, or two entries of a list in pages/_site.json, have the same name.',
  example: {
    before: '{ "type": "prose", "id": "prices", … }, { "type": "notice", "id": "prices", … }',
    after: '{ "type": "prose", "id": "prices", … }, { "type": "notice", "id": "discounts", … }',
  },
  check: inEachDocument(function* (document) {
    const seen = new Map<string, Path>();
    for (const { path, id } of idsOf(document)) {
      const scope = document.kind === 'site' ? `${path[0]}/${id}` : id;
      const first = seen.get(scope);
      if (!first) seen.set(scope, path);
      else
        yield {
          document,
          location: { path, part: 'value' },
          words: words(id),
          follows: [{ document, path: path.slice(0, -1) }],
          related: [{ document, location: { path: first, part: 'value' }, message: 'It stands here first.' }],
        };
    }
  }),
};

function idsOf({ fields }: SiteDocument): { path: Path; id: string }[] {
  return fields.flatMap(({ kind, value, path }) =>
    kind === 'id' && path.at(-1) === 'id' && typeof value === 'string' ? [{ path, id: value }] : [],
  );
}

const words = (id: string): Words => ({
  message: `The name "${id}" is used twice.`,
  fix: 'Give one of the two another name.',
  why: 'What names it could only ever find one of the two, and visitors would be shown the wrong one.',
});
