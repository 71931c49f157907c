import { deadLinksIn } from '../../documents/links';
import { declaredBy } from '../../../content/declared';
import { isSharedFile, sharedFile, sharedName } from '../../../content/files';
import { isObject } from '../../../json/is-object';
import { valueAt } from '../../../json/path';
import { atFile, atValue } from '../../placed';
import { refsIn, shownBy } from '../../documents/shared-files';
import { everyFileIsValid } from '../../documents/whole';
import { pushTo } from '../../lists';
import { oncePer } from '../../once';
import type { Rule } from '../../rule';
import type { Site, SiteDocument, SitePage } from '../../site';
import { eachIn, fieldsOfKinds } from '../../store';

const showing = oncePer((site: Site): ReadonlyMap<string, SitePage[]> => {
  const pages = new Map<string, SitePage[]>(site.pages.map((page) => [page.path, [page]]));
  for (const page of site.pages)
    for (const ref of new Set(refsIn(page, site.in(page.path)))) pushTo(pages, sharedFile(ref), page);
  return pages;
});

/** The pages on which visitors meet what a document says: the page itself, or those that show the shared file. */
export const shownOn = (site: Site, { path }: SiteDocument): readonly SitePage[] => showing(site).get(path) ?? [];

export const unusedSharedFile: Rule = {
  code: 'unused-shared-file',
  severity: 'warning',
  summary: 'No page shows a shared file.',
  example: { before: 'pages/_shared/old-prices.json exists', after: 'The file is deleted, or a page shows it.' },
  scope: 'site',
  *check(site) {
    // An unreadable page may be one that shows it.
    if (!everyFileIsValid(site)) return;
    // A file that is shown under another name, or by a page that is gone, is reported there.
    const lost = () => [...shownBy(site)].flatMap(([ref, places]) => (site.shared(ref) ? [] : places));
    for (const document of site.documents.values()) {
      if (!isSharedFile(document.path) || shownOn(site, document).length > 0) continue;
      const words = {
        message: 'No page shows this shared file.',
        fix:
          `Write { "type": "shared", "ref": "${sharedName(document.path)}" } ` +
          'into the blocks of a page, or delete the file.',
        why: 'Visitors see nothing of it, and whoever looks after the texts has one more to keep true.',
      };
      yield atFile(document, words, { follows: [...lost(), ...deadLinksIn(site)] });
    }
  },
};

const FACTS_SHOWN = fieldsOfKinds('fact');

export const emptyFactList: Rule = {
  code: 'empty-fact-list',
  severity: 'error',
  summary: 'A block shows a list of facts that its page does not have.',
  example: { before: '"items": { "fact": "streets" } on a page without', after: '"items": ["North Street", …]' },
  scope: 'site',
  uses: [FACTS_SHOWN],
  *check(site) {
    for (const [document, { value, path }] of eachIn(FACTS_SHOWN, site)) {
      const fact = isObject(value) ? value['fact'] : undefined;
      const hasMore = valueAt(document.value, [...path.slice(0, -1), 'also']) !== undefined;
      if (typeof fact !== 'string' || hasMore) continue;
      const pages = shownOn(site, document).map(({ route }) => site.at(route));
      const page = pages.find((each) => each && !isFilled(declaredBy(each)?.facts[fact]));
      if (!page) continue;
      const who = page.path === document.path ? 'This page' : `${page.path} shows this file and`;
      yield atValue(document, [...path, 'fact'], {
        message: `${who} has no "${fact}" among its facts.`,
        fix:
          'Write the list here in square brackets, take the block out, or, where its kind has such a fact, write ' +
          `"${fact}" into the facts of the page.`,
        why: 'Visitors would find a heading with an empty list under it.',
      });
    }
  },
};

const isFilled = (list: unknown) => Array.isArray(list) && list.length > 0;
