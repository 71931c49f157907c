import type { Hidden } from '../../../content/publication';
import { linksToHidden } from '../../documents/links';
import { beside } from '../../placed';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import type { SitePage } from '../../site';

/** Why a page is hidden: the field that says so, in words, and what shows the page. */
const STATES: Record<Hidden['why'], { field: string; state: string; remedy: string }> = {
  draft: { field: 'status', state: 'which is a draft', remedy: 'remove "status": "draft"' },
  early: { field: 'publishFrom', state: 'which is not shown before', remedy: 'write an earlier "publishFrom"' },
  late: { field: 'until', state: 'which was last shown on', remedy: 'write a later "until"' },
};

export const linkToDraft: Rule = {
  code: 'link-to-draft',
  severity: 'error',
  summary: 'A link leads to a draft, or to a page that is not shown on this day.',
  example: { before: '"to": "/winter-offer", which is a draft', after: '"to": "/services"' },
  scope: 'site',
  *check(site) {
    for (const [target, found] of linksToHidden(site)) {
      // A page that only waits for approval has no field that says so: "unapproved" says it there.
      if (!target.hidden || site.setting.heldBack?.has(target.path)) continue;
      const leading = found.map((link) => ({ ...link, message: 'This leads there.' }));
      const path = [STATES[target.hidden.why].field];
      const cause = beside(target, path, 'The page says so here.');
      // Several links to one page are no slips: the page should be shown.
      const [{ document, location }, ...related] = leading.length > 1 ? [cause, ...leading] : [leading[0]!, cause];
      const follows = leading.length > 1 ? [] : [{ document: target, path }];
      yield { document, location, words: wordsFor(target, leading.length), follows, related };
    }
  },
};

/** A page that is hidden, in the words of one link to it or of several. */
function wordsFor({ hidden, path, route }: SitePage, count: number): Words {
  const { state, remedy } = STATES[hidden!.why];
  const date = hidden!.why === 'draft' ? '' : ` ${hidden!.date}`;
  return {
    message: `${count > 1 ? `${count} links lead` : 'This leads'} to ${route}, ${state}${date}.`,
    fix:
      `Take ${count > 1 ? 'these links' : 'the link'} out until the page is ` +
      `shown, or show the page: ${remedy} in ${path}.`,
    why: 'Visitors would come to a page that is not meant for them yet, or no longer.',
  };
}
