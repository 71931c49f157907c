import { declaredBy } from '../../../content/declared';
import { isObject } from '../../../json/is-object';
import { kindNamed, listedKindNamed } from '../../../kinds/named';
import type { Page } from '../../../content/site';
import { oncePer } from '../../once';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import type { SiteDocument } from '../../site';
import { shownOn } from './shown-on';

export const emptyFactList: Rule = {
  code: 'empty-fact-list',
  severity: 'error',
  summary: 'A block shows a list of facts that its page does not have.',
  example: {
    before: 'on a page without streets: "items": { "fact": "streets" }',
    after: '"items": ["North Street", "Market Square"]',
  },
  scope: 'site',
  *check(site) {
    for (const document of site.documents.values()) {
      for (const { fact, path } of factListsIn(document)) {
        const page = shownOn(site, document)
          .map(({ route }) => site.at(route))
          .find((each) => each && !hasList(each, fact));
        if (!page) continue;
        const who = page.path === document.path ? 'This page' : `${page.path} shows this file and`;
        yield { document, location: { path: [...path, 'fact'], part: 'value' }, words: words({ fact, page, who }) };
      }
    }
  },
};

/** The lists that a document takes from the facts of the page that shows it. */
const factListsIn = oncePer(({ fields }: SiteDocument) =>
  fields.flatMap(({ kind, value, path }) => {
    const fact = kind === 'fact' && isObject(value) ? value['fact'] : undefined;
    return typeof fact === 'string' ? [{ fact, path }] : [];
  }),
);

function hasList(page: Page, fact: string): boolean {
  const list = declaredBy(page)?.facts[fact];
  return Array.isArray(list) && list.length > 0;
}

function words({ fact, page, who }: { fact: string; page: Page; who: string }): Words {
  const isKnown = fact in (listedKindNamed(page.kind)?.facts.shape ?? {});
  return {
    message: isKnown
      ? `${who} has no "${fact}" among its facts.`
      : `${who} has no "${fact}": there is no such fact of ${kindNamed(page.kind).words.page}.`,
    fix: isKnown
      ? `Write "${fact}" into the facts of the page, or write the list here in square brackets.`
      : 'Write the list here in square brackets, or take the block out.',
    why: 'Visitors would find a heading with an empty list under it.',
  };
}
