import type { Written } from '../../content/document';
import type { Span } from '../../json/text-edit';
import { pushTo } from '../lists';
import { nearest } from '../nearest';
import { oncePer, oncePerText } from '../once';
import type { Words } from '../problem';
import type { Site } from '../site';
import { fieldsOfKinds, foundIn } from '../store';
import { tokenNames, tokensIn } from '../texts/tokens';
import { idsIn } from './business';
import { everyFileIsValid } from './whole';

/** Where a document names a claim: by a token in a text, or in a field of its own. */
interface ClaimUse extends Written {
  inside?: Span;
}

/** Every place that names a claim, by the id that stands there. */
export const claimUses = oncePer((site: Site): ReadonlyMap<string, readonly ClaimUse[]> => {
  const uses = new Map<string, ClaimUse[]>();
  for (const document of site.documents.values()) {
    for (const { name, path, inside } of tokensIn(document))
      if (name?.startsWith(TOKEN)) pushTo(uses, name.slice(TOKEN.length), { document, path, inside });
  }
  for (const [document, fields] of foundIn(CLAIM_FIELDS, site))
    for (const { value, path } of fields) if (typeof value === 'string') pushTo(uses, value, { document, path });
  return uses;
});

const TOKEN = 'claim.';

export const CLAIM_FIELDS = fieldsOfKinds('claim');

/** The ids that stand anywhere, of claims that there are and others. */
export const claimsNamed = oncePer((site: Site): ReadonlySet<string> => {
  const inTexts = foundIn(tokenNames, site).flatMap(([, names]) => names.filter((name) => name.startsWith(TOKEN)));
  const inFields = foundIn(CLAIM_FIELDS, site).flatMap(([, fields]) => fields.map(({ value }) => String(value)));
  return new Set([...inTexts.map((name) => name.slice(TOKEN.length)), ...inFields]);
});

/**
 * Ids that no claim has, each with the claim that probably had it: the nearest one where nothing uses it, or else
 * the only one that nothing uses.
 */
export const renamedClaims = oncePer((site: Site): ReadonlyMap<string, string> => {
  const existing = idsIn(site, 'claims');
  // An unreadable file may use the others.
  if (!existing || !everyFileIsValid(site)) return new Map();
  const named = claimsNamed(site);
  const unused = existing.filter((id) => !named.has(id));
  const lost = [...named].filter((id) => !existing.includes(id));
  return new Map(
    lost.flatMap((id): [string, string][] => {
      const near = nearest(id, existing);
      const only = lost.length === 1 && unused.length === 1 ? unused[0] : undefined;
      const now = near === undefined ? only : unused.find((each) => each === near);
      return now === undefined ? [] : [[id, now]];
    }),
  );
});

/**
 * The mistake of which all places are parts that name a claim, a hotline or another value that is gone: it was renamed
 * or deleted, and none of these places is wrong. By the name of its token, `claim.hourly`.
 */
export const goneAs = oncePer((site: Site) =>
  oncePerText((token) => {
    const [, kind = '', id = ''] = /^(claim|hotline)\.(.*)$/.exec(token) ?? [];
    const now = kind === 'claim' ? renamedClaims(site).get(id) : undefined;
    const unused = now === undefined ? '' : `; nothing uses "${now}"`;
    return {
      words: (count: number): Words => ({
        message: `There is no ${kind ? `${kind} "${id}"` : `token {${token}}`}, which ${count} places name${unused}.`,
        fix:
          now === undefined
            ? `Put ${kind ? 'it back among those of the site' : 'back what it stood for'}, ` +
              'or take it out of each of these places.'
            : `If "${now}" was called "${id}", give it this id back, or write "${now}" in each of these places.`,
        why: 'Visitors would read a bare token there, or nothing at all.',
      }),
    };
  }),
);
