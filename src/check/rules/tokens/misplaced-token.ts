import { apart, kindNamed } from '../../../kinds/named';
import { oncePer } from '../../once';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import type { Site, SiteDocument } from '../../site';
import { kindOfToken, ownTokens, tokensIn } from '../../texts/tokens';
import { TOKEN_WHY } from './bare-token';

/** What sort of file a token is out of place in; the region and the list of published addresses have none. */
function whereIs({ kind }: SiteDocument): string | undefined {
  if (kind === 'region' || kind === 'published' || kind === 'shared') return undefined;
  return `this is ${kind === 'site' ? 'the file of the whole site' : apart(kindNamed(kind))}`;
}

export const misplacedToken: Rule = {
  code: 'misplaced-token',
  severity: 'error',
  summary:
    'A token stands where it does not work: in the facts that it is made from, on a page of another kind, or ' +
    'in a field that visitors do not read.',
  example: {
    before: '"heading": "What we do in {area.name}" in pages/about.json',
    after: '"heading": "What we do"',
  },
  scope: 'site',
  *check(site) {
    for (const document of site.documents.values()) {
      for (const { path, name, inside, kind } of tokensOfFacts(document)) {
        const location = { path, part: 'value' as const, inside };
        if (document.kind === kind) {
          if (path[0] === 'facts') yield { document, location, words: ofItself(name) };
          continue;
        }
        const where = document.kind === 'shared' ? otherUser(site, document, kind) : whereIs(document);
        if (where) yield { document, location, words: words({ name, kind, where }) };
      }
    }
  },
};

/** The tokens in a document that are made from the facts of a page. */
const tokensOfFacts = oncePer((document: SiteDocument) =>
  tokensIn(document).flatMap(({ path, name, inside }) => {
    const kind = name && kindOfToken(name);
    return kind && ownTokens(kind).includes(name) ? [{ path, name, inside, kind }] : [];
  }),
);

/** A page of another kind that shows this shared file. */
function otherUser(site: Site, document: SiteDocument, kind: string): string | undefined {
  const ref = document.path.slice('pages/_shared/'.length, -'.json'.length);
  const user = site.pages.find(
    (page) => page.kind !== kind && page.fields.some((field) => field.kind === 'ref' && field.value === ref),
  );
  return user && `${user.path} shows this file too`;
}

/** Tokens of a page are made from its facts, and each of them only once. */
const ofItself = (name: string): Words => ({
  message: `The token {${name}} is made from the facts of this page, and cannot stand in them.`,
  fix: 'Write the words themselves.',
  why: TOKEN_WHY,
});

const words = ({ name, kind, where }: { name: string; kind: string; where: string }): Words => ({
  message: `The token {${name}} only works on ${kind} pages, and ${where}.`,
  fix: 'Write the words themselves, or a token of the site such as {phone}.',
  why: TOKEN_WHY,
});
