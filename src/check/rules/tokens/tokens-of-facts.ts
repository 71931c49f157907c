import { isPageFile, sharedName } from '../../../content/files';
import { isLeftOut } from '../../../content/resolve/lacking';
import { lackingTokens } from '../../../content/tokens/token-values';
import { pointerOf } from '../../../json/path';
import { groupedBy } from '../../lists';
import { apart, kindNamed } from '../../../kinds/named';
import { atValue, beside } from '../../placed';
import { sharedOn, shownBy } from '../../documents/shared-files';
import type { Rule } from '../../rule';
import { isOfBusiness } from '../../site';
import type { Site, SiteDocument } from '../../site';
import { eachIn, fact } from '../../store';
import { kindOfToken, ownTokens, tokensIn } from '../../texts/tokens';
import { TOKEN_WHY } from './unknown-token';

/** The tokens of a kind of page on pages of another kind, or in the facts that they are made from. */
const doubtfulTokens = fact('doubtful tokens', (document) =>
  tokensIn(document).flatMap(({ path, name, inside }) => {
    const kind = name === undefined ? undefined : kindOfToken(name);
    if (name === undefined || kind === undefined || !ownTokens(kind).includes(name)) return [];
    return document.kind === kind && path[0] !== 'facts' ? [] : [{ path, name, kind, inside }];
  }),
);

export const misplacedToken: Rule = {
  code: 'misplaced-token',
  severity: 'error',
  summary:
    'A token stands where it does not work: in the facts that it is made from, on a page of another kind, or ' +
    'in a field that visitors do not read.',
  example: { before: '"heading": "What we do in {area.name}" in pages/about.json', after: '"heading": "What we do"' },
  scope: 'site',
  uses: [doubtfulTokens],
  *check(site) {
    for (const [document, { path, name, kind, inside }] of eachIn(doubtfulTokens, site)) {
      const isOwn = document.kind === kind;
      const where = isOwn ? undefined : placeAgainst(site, document, kind);
      if (!isOwn && !where) continue;
      const message = isOwn
        ? `The token {${name}} is made from the facts of this page, and cannot stand in them.`
        : `The token {${name}} only works on ${kind} pages, and ${where}.`;
      const fix = 'Write the words themselves, or a token of the site such as {phone}.';
      yield atValue(document, path, { message, fix, why: TOKEN_WHY }, { inside });
    }
  },
};

/** Why a token of a kind does not work in a document; the region and the published addresses have no texts. */
function placeAgainst(site: Site, document: SiteDocument, kind: string): string | undefined {
  if (isOfBusiness(document.kind)) return 'this is a file of the whole site';
  if (document.kind === 'region' || document.kind === 'published') return undefined;
  if (document.kind !== 'shared') return `this is ${apart(kindNamed(document.kind))}`;
  const ref = sharedName(document.path);
  const pages = (shownBy(site).get(ref) ?? []).filter((place) => isPageFile(place.document.path));
  const other = pages.find((place) => place.document.kind !== kind);
  return other && `${other.document.path} shows this file too`;
}

export const missingFact: Rule = {
  code: 'missing-fact',
  severity: 'error',
  summary: 'A text uses a token of a fact that the page leaves out; where several do, it is told at the facts.',
  example: { before: '"Rated {area.rating}" on a page without "rating"', after: 'no badge, until there are reviews' },
  scope: 'page',
  *check(page, around) {
    const { kind, document } = page;
    const lacking = document ? lackingTokens({ kind, document }) : new Map<string, string>();
    const uses = [page, ...sharedOn(page, around)].flatMap((shown) =>
      tokensIn(shown).flatMap(({ name = '', ...token }) => {
        const absent = lacking.get(name);
        const isGone = shown !== page && isLeftOut(shown.value, token.path, lacking);
        return absent === undefined || isGone ? [] : [{ ...token, shown, name, absent }];
      }),
    );
    for (const [absent, tokens] of groupedBy(uses, (use) => use.absent)) {
      const all = [...groupedBy(tokens, ({ shown, path }) => `${shown.path}#${pointerOf(path)}`).values()].map(
        (same) => same[0]!,
      );
      const caution = `Write "${absent}" into the facts only when it is known, never a figure to fill the gap.`;
      const isOfPage = all.length > 1 && all.some(({ shown }) => shown === page);
      if (isOfPage) {
        const words = {
          message: `The facts have no "${absent}", and ${all.length} texts of this page show it.`,
          fix: `${caution} Until then take out what speaks of it: the badges, sentences and lines.`,
          why: TOKEN_WHY,
        };
        const related = all.map((use) => beside(use.shown, use.path, `{${use.name}} has nothing to show.`));
        yield atValue(page, ['facts'], words, { part: 'name', related });
      }
      for (const { shown, path, name, inside } of isOfPage ? [] : all) {
        const title = shown === page ? 'This page' : `${page.path}, which shows this file,`;
        const words = {
          message: `${title} has no "${absent}", so there is nothing to show for {${name}}.`,
          fix: `Take out what speaks of it: the badge, the sentence or the line. ${caution}`,
          why: TOKEN_WHY,
        };
        yield atValue(shown, path, words, { inside });
      }
    }
  },
};
