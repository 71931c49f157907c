import { tokensOf } from '../../ledger';
import { nearest } from '../../nearest';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import type { DocumentKind } from '../../site';
import { ALL_OWN_TOKENS, ownTokens, tokensIn } from '../../tokens';
import { TOKEN_WHY } from './bare-token';

export const unknownToken: Rule = {
  code: 'unknown-token',
  severity: 'error',
  summary: 'A text uses a token that does not exist.',
  example: { before: '"label": "Call: {phne}"', after: '"label": "Call: {phone}"' },
  *check(site) {
    const ofSite = tokensOf(site);
    if (!ofSite) return;
    const all = new Set([...ofSite.keys(), ...ALL_OWN_TOKENS]);
    for (const document of site.documents.values()) {
      const usable = [...ofSite.keys(), ...ownTokensOf(document.kind)];
      for (const { path, name, inside } of tokensIn(document)) {
        if (name === undefined || all.has(name)) continue;
        const meant = nearest(name, usable);
        yield {
          document,
          location: { path, part: 'value', inside },
          words: words({
            name, meant, known: usable.filter((each) => !each.startsWith('claim.') && !each.startsWith('company.')),
          }),
          ...(meant && { insert: `{${meant}}` }),
        };
      }
    }
  },
};

/** A shared file may use what every page that includes it has; which those are is for `misplaced-token`. */
function ownTokensOf(kind: DocumentKind): readonly string[] {
  if (kind === 'site' || kind === 'published') return [];
  return kind === 'shared' ? ALL_OWN_TOKENS : ownTokens(kind);
}

const words = ({ name, meant, known }: { name: string; meant: string | undefined; known: string[] }): Words => ({
  message: `There is no token {${name}}.${meant ? ` Did you mean {${meant}}?` : ''}`,
  fix: meant ? `Write {${meant}} in its place.` : `Use one of these: ${known.map((each) => `{${each}}`).join(', ')}. For a real bracket, write {{.`,
  why: TOKEN_WHY,
});
