import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { isWhole } from '../../documents/whole';
import { shownOn } from './shown-on';

export const unusedSharedFile: Rule = {
  code: 'unused-shared-file',
  severity: 'warning',
  summary: 'No page shows a shared file.',
  example: { before: 'pages/_shared/old-prices.json exists', after: 'The file is deleted, or a page shows it.' },
  scope: 'site',
  *check(site) {
    // What cannot be read may be what shows it.
    if (!isWhole(site)) return;
    for (const name of site.sharedNames) {
      const document = site.shared(name)!;
      if (shownOn(site, document).length > 0) continue;
      yield { document, location: { path: [], part: 'opening' }, words: words(name) };
    }
  },
};

const words = (name: string): Words => ({
  message: 'No page shows this shared file.',
  fix: `Write { "type": "shared", "ref": "${name}" } into the blocks of a page, or delete the file.`,
  why: 'Visitors see nothing of it, and whoever looks after the texts has one more to keep true.',
});
