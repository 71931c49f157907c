import { isNotFoundFile } from '../../../content/files';
import type { SiteFile } from '../../../content/documents/site.schema';
import { originalOf } from '../../../content/languages/twins';
import { isListed } from '../../../kinds/named';
import { atValue, beside } from '../../placed';
import type { Rule } from '../../rule';
import type { Page, Site } from '../../site';
import { versionOfPage } from './version';
import { counted, quote } from '../../words';

/** The languages of a site beside the first, each with its pages. */
function* otherLanguages(site: Site): Generator<{ language: SiteFile['languages'][number]; at: number; own: Site }> {
  for (const [at, language] of (site.business?.document?.languages ?? []).entries()) {
    const own = site.languages.find(({ folder }) => folder === language.folder);
    if (own) yield { language, at, own };
  }
}

const isNotFound = ({ path }: Page) => isNotFoundFile(path);
const isShown = ({ kind, hidden }: Page) => isListed(kind) && !hidden;

export const missingTwin: Rule = {
  code: 'missing-twin',
  severity: 'warning',
  summary: 'A language of the site lacks pages that the first language has.',
  example: { before: 'about.json without a twin', after: '"twinOf": { "page": "/about" } in en/about.json' },
  scope: 'site',
  *check(site) {
    for (const { language, at, own } of otherLanguages(site)) {
      const twinned = new Set(own.valid.map(originalOf));
      const hasNotFound = own.valid.some(isNotFound);
      const { valid } = site.languages[0]!;
      const left = [
        ...valid.filter((page) => isShown(page) && !twinned.has(page.route)),
        ...valid.filter((page) => isNotFound(page) && !hasNotFound),
      ];
      if (left.length === 0) continue;
      const words = {
        message:
          `${counted(left.length, 'page')} of the first language ${left.length === 1 ? 'has' : 'have'} ` +
          `no twin in ${language.name}: ${quote(left[0]!.route)}${left.length > 1 ? ' and more' : ''}.`,
        fix: fixOf(left, language.folder),
        why: 'Visitors who change the language on such a page come to the home page, and have to look for it again.',
      };
      yield atValue(site.business!, ['languages', at, 'folder'], words, {
        related: left.map((page) =>
          beside(page, isListed(page.kind) ? ['facts', 'name'] : ['metadata', 'title'], 'This page has no twin.'),
        ),
      });
    }
  },
};

/** The not-found page of a language is known by its place. */
function fixOf(left: readonly Page[], folder: string): string {
  const [first, ...others] = left.filter((page) => !isNotFound(page));
  const lone = `Write pages/${folder}/404.json, which visitors see at an address there that does not exist.`;
  if (!first) return lone;
  const twins = `Write a page in pages/${folder} for each that says the same, with "twinOf": { "page": "${first.route}" }.`;
  return left.length > others.length + 1 ? `${twins} ${lone}` : twins;
}

export const wrongTwin: Rule = {
  code: 'wrong-twin',
  severity: 'error',
  summary: 'A page names a twin that is not of the first language, or that another page of its language names too.',
  example: { before: '"twinOf": { "page": "/en/prices" }', after: '"twinOf": { "page": "/prices" }' },
  scope: 'site',
  *check(site) {
    const why = 'Visitors who change the language would come to a wrong page, and so would those of search engines.';
    const firsts = new Set(site.languages[0]!.pages.map(({ route }) => route));
    const first = new Map<string, Page>();
    for (const page of site.valid) {
      const original = originalOf(page);
      if (original === undefined) continue;
      const { folder } = site.in(page.path);
      const before = first.get(`${folder} ${original}`);
      first.set(`${folder} ${original}`, before ?? page);
      const at = ['twinOf', 'page'];
      if (folder === undefined)
        yield atValue(page, at, {
          message: 'This page is of the first language, which other languages follow.',
          fix: 'Take "twinOf" out, and write it into the page of the other language.',
          why,
        });
      else if (site.routes.has(original) && !firsts.has(original))
        yield atValue(page, at, {
          message: `${quote(original)} is no page of the first language.`,
          fix: 'Write the address of the page of the first language that this one says again.',
          why,
        });
      else if (before) {
        const message = `${before.path} says ${quote(original)} again too.`;
        const fix = 'Keep "twinOf" in one of the two, and take it out of the other.';
        yield atValue(page, at, { message, fix, why }, { related: [beside(before, at, 'It is named here first.')] });
      }
    }
  },
};

export const olderTwin: Rule = {
  code: 'older-twin',
  severity: 'warning',
  summary: 'The page that another one says again in its language has changed since.',
  example: { before: '"as": "0f3a91c2b4d5", of an older version', after: '"as" is the version that the check names' },
  scope: 'site',
  *check(site) {
    for (const { own } of otherLanguages(site))
      for (const page of own.valid) {
        const twin = 'twinOf' in page.document ? page.document.twinOf : undefined;
        const original = twin && site.at(twin.page);
        if (!twin || !original || site.in(original.path).folder !== undefined) continue;
        const version = versionOfPage(original);
        if (twin.as === version) continue;
        const isNew = twin.as === undefined;
        yield atValue(page, ['twinOf', isNew ? 'page' : 'as'], {
          message: isNew
            ? `Nobody has recorded which version of ${quote(twin.page)} this page says again.`
            : `${quote(twin.page)} has changed since this page was written.`,
          fix: `Read both, bring this one up to date, and write "as": "${version}" into "twinOf".`,
          why: 'Visitors of one language would read what no longer holds in the other.',
        });
      }
  },
};
