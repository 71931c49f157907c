import { apart, kindNamed } from '../../../kinds/named';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import type { Site, SiteDocument } from '../../site';
import { kindOfToken, ownTokens, tokensIn } from '../../tokens';
import { TOKEN_WHY } from './bare-token';

/** What sort of file a token is out of place in; the list of published addresses has no texts of ours. */
function whereIs({ kind }: SiteDocument): string | undefined {
  if (kind === 'published' || kind === 'shared') return undefined;
  return `this is ${kind === 'site' ? 'the file of the whole site' : apart(kindNamed(kind))}`;
}

export const misplacedToken: Rule = {
  code: 'misplaced-token',
  severity: 'error',
  summary: 'A token stands where it does not work: an area\'s fact on another page, or a token in a field that visitors do not read.',
  example: {
    before: '"heading": "Plumbers in {area.name}" in pages/about.json',
    after: '"heading": "Plumbers in London"',
  },
  *check(site) {
    for (const document of site.documents.values()) {
      for (const { path, name, inside } of tokensIn(document)) {
        const kind = name && kindOfToken(name);
        if (!kind || !ownTokens(kind).includes(name)) continue;
        const where = document.kind === 'shared' ? otherUser(site, document, kind) : document.kind === kind ? undefined : whereIs(document);
        if (where) yield { document, location: { path, part: 'value', inside }, words: words({ name, kind, where }) };
      }
    }
  },
};

/** A page of another kind that shows this shared file. */
function otherUser(site: Site, document: SiteDocument, kind: string): string | undefined {
  const ref = document.path.slice('pages/_shared/'.length, -'.json'.length);
  const user = site.pages.find((page) => page.kind !== kind && page.fields.some((field) => field.kind === 'ref' && field.value === ref));
  return user && `${user.path} shows this file too`;
}

const words = ({ name, kind, where }: { name: string; kind: string; where: string }): Words => ({
  message: `The token {${name}} only works on ${kind} pages, and ${where}.`,
  fix: 'Write the words themselves, or a token of the site such as {phone}.',
  why: TOKEN_WHY,
});
