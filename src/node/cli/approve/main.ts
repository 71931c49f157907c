import { APPROVED_FILE, SITE_FILE } from '../../../content/files';
import { Complaint } from '../../complaint';
import { loadSite } from '../../load/load-site';
import { optionsOf } from '../../read-arguments';
import { onSite } from '../../report/named';
import { siteFolder } from '../../site-folder';
import { Stopped, dialogueOf, withTerminal } from '../../terminal';
import type { Dialogue } from '../../terminal';
import { approvalsOf } from '../../authoring/write-approved';
import { begin } from './begin';
import { asJson, asText } from './listing';
import { waitingPages } from './waiting-pages';
import { walkThrough } from './walk';

const USAGE = `npm run approve [-- options] [pages]

Shows what is new or changed as visitors will read it, page by page, and asks whether it is true: y approves it, n
leaves it, q ends. Nothing goes live that no person has approved.

  --list            lists what waits, and approves nothing; so does a run that is not on a terminal
  --format json     the same list for other programs
  --begin           starts the list of a site that has none: what stands now is entered as "before approval"
  --site DIR        the folder of the site: the one that has _site.json; left out, pages/
  pages             only these, such as areas/harbour`;

/** `npm run approve`. Returns the exit code: 0 nothing waits, 1 something does, 2 it could not be done. */
export async function main(argv: string[]): Promise<number> {
  const request = optionsOf(argv, { site: 'word', list: 'switch', format: 'word', begin: 'switch' }, USAGE, {
    takesWords: true,
  });
  if (!request) return 0;
  const { words, switches, rest } = request;
  const format = words.get('format') ?? 'text';
  if (format !== 'text' && format !== 'json')
    throw new Complaint(`There is no format "${format}". Write --format json, or leave it out.`);
  const folder = siteFolder(words.get('site'));
  return onSite(folder, () =>
    withTerminal(async (terminal) => {
      const dialogue = dialogueOf(folder, terminal);
      const loaded = await loadSite(folder);
      if (switches.has('begin')) return begin(folder, loaded, dialogue);
      const unread = [...loaded.site.documents.values()].filter(({ isValid }) => !isValid).map(({ path }) => path);
      if (loaded.problems.some(({ severity, file }) => severity === 'error' && file === SITE_FILE) || unread.length > 0)
        throw new Complaint(
          'Mend the errors of "npm run check" first: what waits is not known of a file with mistakes.',
        );
      const approvals = await approvalsOf(folder);
      if (!approvals) throw new Complaint(`There is no ${APPROVED_FILE} yet. Begin with: npm run approve -- --begin`);
      const pages = waitingPages(loaded, { approvals, folder, typed: rest });
      const isListing = switches.has('list') || format === 'json' || !dialogue.ask;
      if (isListing) {
        dialogue.say(format === 'json' ? asJson(pages, approvals) : asText(pages, approvals));
        return pages.length > 0 ? 1 : 0;
      }
      return answered(dialogue, () => walkThrough(pages, { ...loaded, folder, dialogue }));
    }),
  );
}

/** Whoever stops in the middle keeps what they approved before. */
async function answered(dialogue: Dialogue, walk: () => Promise<number>): Promise<number> {
  try {
    return await walk();
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    dialogue.complain('\nStopped. What you approved before is kept.');
    return 1;
  }
}
