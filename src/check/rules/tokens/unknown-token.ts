import { SITE_FILE } from '../../../content/files';
import { claimUses, goneAs, renamedClaims } from '../../documents/claim-uses';
import { tokensOf } from '../../documents/business';
import { nearest } from '../../nearest';
import { atValue } from '../../placed';
import type { Rule } from '../../rule';
import { isOfBusiness } from '../../site';
import type { DocumentKind } from '../../site';
import { foundIn } from '../../store';
import { ALL_OWN_TOKENS, ownTokens, tokenNames, tokensIn } from '../../texts/tokens';

export const TOKEN_WHY = 'Visitors would read the bare token, with its brackets.';

export const unclosedToken: Rule = {
  code: 'unclosed-token',
  severity: 'error',
  summary: 'A { begins a token that is never closed.',
  example: { before: '"label": "Call: {phone"', after: '"label": "Call: {phone}"' },
  scope: 'document',
  *check(document) {
    const message = 'This { begins a token that is never closed.';
    const fix = 'Write } after the name of the token. For a real bracket, write {{.';
    for (const { path, name, inside } of tokensIn(document))
      if (name === undefined) yield atValue(document, path, { message, fix, why: TOKEN_WHY }, { inside });
  },
};

/** How many tokens of the site, and of the page's own facts, are offered where none is near. */
const SITE_SAMPLES = 3;
const OWN_SAMPLES = 2;

export const unknownToken: Rule = {
  code: 'unknown-token',
  severity: 'error',
  summary: 'A text uses a token that does not exist.',
  example: { before: '"label": "Call: {phne}"', after: '"label": "Call: {phone}"' },
  scope: 'site',
  uses: [tokenNames],
  *check(site) {
    const ofSite = tokensOf(site);
    if (!ofSite) return;
    const existing = new Set([...ofSite.keys(), ...ALL_OWN_TOKENS]);
    // "company" of {company.number}: one that was there may have been deleted.
    const groups = new Set([...ofSite.keys()].flatMap((each) => (each.includes('.') ? [each.split('.', 1)[0]] : [])));
    for (const [document, names] of foundIn(tokenNames, site)) {
      for (const { path, name, inside } of names.every((each) => existing.has(each)) ? [] : tokensIn(document)) {
        if (name === undefined || existing.has(name)) continue;
        const usable = [...ofSite.keys(), ...ownTokensOf(document.kind)];
        const id = name.replace(/^claim\./, '');
        const now = renamedClaims(site).get(id);
        const isRenamed = now !== undefined && claimUses(site).get(id)!.length > 1;
        const intended = isRenamed ? undefined : (intendedToken(name, usable) ?? (now && `claim.${now}`));
        const isOfSite = groups.has(name.split('.', 1)[0]!) && name.includes('.');
        const partOf = intended || !isOfSite ? undefined : goneAs(site)(name);
        const words = {
          message: `There is no token {${name}}.${intended ? ` Did you mean {${intended}}?` : ''}`,
          fix: intended
            ? `Write {${intended}} in its place.`
            : isOfSite
              ? `Use one that there is, such as ${samplesOf(usable, name)}, or add it to ${ownerOf(name)}.`
              : `Use one that there is, such as ${samplesOf(usable)}, or {claim.ID} for a claim of the site. For a ` +
                'real bracket, write {{.',
          why: TOKEN_WHY,
        };
        yield atValue(document, path, words, { inside, insert: intended && `{${intended}}`, partOf });
      }
    }
  },
};

const ownerOf = (token: string) => (token.startsWith('claim.') ? 'the claims of the site' : SITE_FILE);

/** A shared file may use what every page that includes it has; which those are is for `misplaced-token`. */
function ownTokensOf(kind: DocumentKind): readonly string[] {
  if (isOfBusiness(kind) || kind === 'region' || kind === 'published') return [];
  return kind === 'shared' ? ALL_OWN_TOKENS : ownTokens(kind);
}

/** The likely intended token, also where the part before its dot is left out: `price` for `claim.price`. */
function intendedToken(name: string, usable: readonly string[]): string | undefined {
  const tailOf = (token: string) => token.slice(token.indexOf('.') + 1);
  const tail = nearest(name, new Set(usable.map(tailOf)));
  const [first, ...others] = usable.filter((each) => tailOf(each) === tail);
  return nearest(name, usable) ?? (others.length === 0 ? first : undefined);
}

/** A few tokens that work where one is unknown: those of its group, or of the site, with the page's own last. */
function samplesOf(usable: readonly string[], unknown = ''): string {
  const group = unknown.slice(0, unknown.indexOf('.') + 1);
  const ofSite = usable.filter((each) => (group ? each.startsWith(group) : !each.includes('.'))).slice(0, SITE_SAMPLES);
  const own = usable.filter((each) => !group && ALL_OWN_TOKENS.includes(each)).slice(0, OWN_SAMPLES);
  return [...ofSite, ...own].map((each) => `{${each}}`).join(', ');
}
