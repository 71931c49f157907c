import { blockSchemas } from '../../../blocks/schemas';
import { isPageFile } from '../../../content/files';
import { valueAt } from '../../../json/path';
import { blocksOf, ownBlocks } from '../../documents/blocks';
import type { PlacedBlock } from '../../documents/blocks';
import { ofBusiness } from '../../documents/business';
import { showsUnread } from '../../documents/shared-files';
import { atValue } from '../../placed';
import { everyFileIsValid } from '../../documents/whole';
import type { Rule } from '../../rule';
import type { Site } from '../../site';
import { fact, foundIn } from '../../store';

const isCritical = ({ block }: PlacedBlock) => valueAt(block, ['severity', 'level']) === 'critical';

const foldedCritical = fact('critical cases that are folded', (document) =>
  [...ownBlocks(document)].flatMap((each) =>
    mayBeFolded(each) && isCritical(each) && each.block['folded'] === true ? [each.path] : [],
  ),
);

const mayBeFolded = ({ type }: PlacedBlock) =>
  Object.hasOwn(blockSchemas[type as keyof typeof blockSchemas]?.shape ?? {}, 'folded');

export const foldedEmergency: Rule = {
  code: 'folded-emergency',
  severity: 'warning',
  summary: 'Every case of a page is folded, the critical one too.',
  example: { before: '"level": "critical" with "folded": true', after: '"level": "critical" without "folded"' },
  scope: 'site',
  uses: [foldedCritical],
  *check(site) {
    // Which number comes first stands in the site file, and a shared file that is not there may be open.
    if (!ofBusiness(site, 'hotlines') || !everyFileIsValid(site)) return;
    for (const [page] of foundIn(foldedCritical, site)) {
      if (!isPageFile(page.path) || showsUnread(page, site.in(page.path))) continue;
      const cases = [...blocksOf(page, site)].filter(mayBeFolded);
      const critical = cases.find(isCritical);
      if (!critical || critical.document !== page || !cases.every((each) => isFolded(each, site))) continue;
      const words = {
        message: 'Every case of this page is folded, and this one is critical.',
        fix: 'Take "folded" out. A case that shows a number to call first, in "before", stands open by itself.',
        why: 'Somebody in danger would have to find and press the right line before they read what to do.',
      };
      const follows = cases.map(({ document, path }) => ({ document, path: [...path, 'before', 'hotline'] }));
      yield atValue(page, [...critical.path, 'folded'], words, { follows });
    }
  },
};

/** A case with a number that comes first is drawn open. */
function isFolded({ block }: PlacedBlock, site: Site): boolean {
  const id = valueAt(block, ['before', 'hotline']);
  const isFirst = ofBusiness(site, 'hotlines')?.some((each) => each.id === id && each.comesFirst);
  return block['folded'] === true && !isFirst;
}
