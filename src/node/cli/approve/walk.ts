import type { WaitingItem } from '../../../check/approval/waiting-item';
import type { Site } from '../../../check/site';
import { counted } from '../../../check/words';
import { approve } from '../../authoring/write-approved';
import { gitName } from '../../load/revision';
import type { SiteFolder } from '../../site-folder';
import { Stopped } from '../../terminal';
import type { Dialogue } from '../../terminal';
import { itemLines } from './listing';
import type { WaitingPage } from './waiting-pages';

interface Walk {
  folder: SiteFolder;
  site: Site;
  setting: { today: string };
  dialogue: Dialogue;
}

/** Goes through what waits, page by page. Returns 0 where nothing waits any more. */
export async function walkThrough(pages: readonly WaitingPage[], walk: Walk): Promise<number> {
  const { dialogue, folder, site, setting } = walk;
  const ask = dialogue.ask!;
  if (pages.length === 0) {
    dialogue.say('Nothing waits to be approved.');
    return 0;
  }
  const by = gitName(folder) ?? (await nameFrom(ask));
  let left = 0;
  for (const { file, items } of pages) {
    dialogue.say(`\n${file}`);
    const yes: WaitingItem[] = [];
    for (const group of groupsOf(items)) {
      dialogue.say(group.flatMap(itemLines).join('\n'));
      if (await isTrue(group, ask)) yes.push(...group);
      else left += group.length;
    }
    // After each page, so that whoever stops keeps what they read.
    if (yes.length > 0)
      await approve(folder, site, { fingerprints: yes.map(({ fingerprint }) => fingerprint), by, date: setting.today });
  }
  dialogue.say(left === 0 ? 'Everything is approved.' : `${counted(left, 'item waits', 'items wait')} still.`);
  return left === 0 ? 0 : 1;
}

/** An item with a figure is a question of its own; the others of a page are one. */
function groupsOf(items: readonly WaitingItem[]): WaitingItem[][] {
  const plain = items.filter(({ hasFigure }) => !hasFigure);
  return [...items.filter(({ hasFigure }) => hasFigure).map((item) => [item]), ...(plain.length > 0 ? [plain] : [])];
}

async function isTrue(group: readonly WaitingItem[], ask: NonNullable<Dialogue['ask']>): Promise<boolean> {
  const question =
    group.length === 1
      ? 'Is it true, as it stands? [y/n/q] '
      : `Are these ${group.length} true, as they stand? [y/n/q] `;
  for (;;) {
    const answer = (await ask(question)).trim().toLowerCase();
    if (answer === 'y' || answer === 'yes') return true;
    if (answer === 'n' || answer === 'no') return false;
    if (answer === 'q') throw new Stopped();
  }
}

async function nameFrom(ask: NonNullable<Dialogue['ask']>): Promise<string> {
  for (;;) {
    const name = (await ask('Who approves? Your name or initials: ')).trim();
    if (name !== '') return name;
  }
}
