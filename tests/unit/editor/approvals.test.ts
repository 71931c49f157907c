import { spawnSync } from 'node:child_process';
import { renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { APPROVED_FILE } from '../../../src/content/files';
import { SiteApprovals } from '../../../src/node/editor-server/approvals';
import { begin } from '../../../src/node/cli/approve/begin';
import { loadSite } from '../../../src/node/load/load-site';
import { goodPage, siteFile } from '../check/small-site';
import { talkTo, workshop } from '../pages/workshop';

const ABOUT = 'pages/about.json';
const about = (...paragraphs: string[]) =>
  goodPage('About', ...paragraphs.map((each) => ({ type: 'prose', paragraphs: [each] })));

/** A site that has begun to approve, in which this was written since. */
async function changed(page: object = about('For £80.', 'By night.')) {
  withoutGitName();
  const shop = workshop({ [ABOUT]: about('By day.') });
  expect(await begin(shop.folder, await loadSite(shop.folder), talkTo())).toBe(0);
  shop.write(ABOUT, JSON.stringify(page));
  const approvals = new SiteApprovals(shop.folder);
  const fingerprints = async (path = ABOUT) =>
    (await approvals.asked(path)).items.map(({ fingerprint }) => fingerprint);
  return { ...shop, approvals, fingerprints };
}

/** As on a computer on which git was never set up. */
function withoutGitName(): void {
  const before = process.env.GIT_CONFIG_GLOBAL;
  process.env.GIT_CONFIG_GLOBAL = '/dev/null';
  onTestFinished(() => {
    if (before === undefined) delete process.env.GIT_CONFIG_GLOBAL;
    else process.env.GIT_CONFIG_GLOBAL = before;
  });
}

describe('what is asked', () => {
  it('[ED24] is what nobody has approved of one file, as visitors will read it', async () => {
    const list = { type: 'fact-list', heading: 'Where we work', items: ['By the river'] };
    const { approvals, write } = await changed(goodPage('About', { type: 'prose', paragraphs: ['For £80.'] }, list));
    write('pages/team.json', JSON.stringify(goodPage('Team', list)));
    const { items, by } = await approvals.asked(ABOUT);
    expect(by).toBe(undefined);
    expect(items.map(({ texts, hasFigure, alsoIn }) => ({ texts, hasFigure, alsoIn }))).toEqual([
      { texts: ['For £80.'], hasFigure: true, alsoIn: [] },
      { texts: ['Where we work', 'By the river'], hasFigure: false, alsoIn: ['pages/team.json'] },
    ]);
  });

  it('[ED24] shows of a draft what would be asked if visitors were shown it', async () => {
    const { fingerprints } = await changed({ ...about('By night.'), status: 'draft' });
    expect(await fingerprints()).toHaveLength(1);
  });

  it('[ED24] is nothing in a site that has not begun, and nothing is approved in it', async () => {
    const shop = workshop();
    const approvals = new SiteApprovals(shop.folder);
    expect(await approvals.asked(ABOUT)).toEqual({ items: [] });
    expect(await approvals.approvedOf(ABOUT)).toBe(undefined);
    await expect(approvals.approve({ fingerprints: ['0123456789ab'], by: 'AB' })).rejects.toThrow(
      'Approval has not been set up for this site yet.',
    );
    expect(shop.has(APPROVED_FILE)).toBe(false);
  });

  it('[ED24] is not known while the page or the business has a mistake', async () => {
    const { approvals, write } = await changed({ version: 2 });
    await expect(approvals.asked(ABOUT)).rejects.toThrow('What visitors would read cannot be worked out');
    await expect(approvals.approvedOf(ABOUT)).rejects.toThrow('What visitors would read cannot be worked out');
    write(ABOUT, JSON.stringify(about('By night.')));
    write('pages/_site.json', JSON.stringify({ ...siteFile(), origin: 7 }));
    await expect(approvals.asked(ABOUT)).rejects.toThrow('What visitors would read cannot be worked out');
  });
});

describe('what is approved', () => {
  const refused = async (shop: Awaited<ReturnType<typeof changed>>, fingerprints: readonly string[], why: string) => {
    const before = shop.read(APPROVED_FILE);
    await expect(shop.approvals.approve({ fingerprints, by: 'AB' })).rejects.toThrow(why);
    expect(shop.read(APPROVED_FILE)).toBe(before);
  };

  it('[ED24] stands in the list with the day and the name, and is asked no more', async () => {
    const { approvals, fingerprints, read } = await changed();
    const all = await fingerprints();
    await expect(approvals.approvedOf(ABOUT)).rejects.toThrow('Nobody has approved all of this page yet.');
    await approvals.approve({ fingerprints: all, by: '  A.\nB. ' });
    expect(await fingerprints()).toEqual([]);
    const lines = read(APPROVED_FILE).split('\n');
    for (const each of all) expect(lines.find((line) => line.startsWith(each))).toMatch(/ \d{4}-\d\d-\d\d A\. B\.$/);
    expect([...(await approvals.approvedOf(ABOUT))!.own.keys()]).toEqual(expect.arrayContaining(all));
  });

  it('[ED24] is all of it or nothing: no item that the site does not have, or that does not wait', async () => {
    const shop = await changed();
    const [first, second] = await shop.fingerprints();
    await refused(shop, [first!, '0123456789ab'], 'This has changed since you read it');
    await shop.approvals.approve({ fingerprints: [first!], by: 'AB' });
    await refused(shop, [first!, second!], 'This has changed since you read it');
    shop.write(ABOUT, JSON.stringify(about('By day and night.')));
    await refused(shop, [second!], 'This has changed since you read it');
  });

  it('[ED24] is nothing of a draft', async () => {
    const shop = await changed({ ...about('By night.'), status: 'draft' });
    await refused(shop, await shop.fingerprints(), 'This has changed since you read it');
  });

  it('[ED24] is nothing into a list that is damaged or a link, which stays as it is', async () => {
    const shop = await changed();
    const all = await shop.fingerprints();
    const list = shop.read(APPROVED_FILE);
    shop.write(APPROVED_FILE, `<<<<<<< HEAD\n${list}`);
    await refused(shop, all, 'The list of what people have approved is damaged');
    shop.write(APPROVED_FILE, list);
    renameSync(join(shop.root, APPROVED_FILE), join(shop.root, 'pages/list.txt'));
    symlinkSync('list.txt', join(shop.root, APPROVED_FILE));
    await refused(shop, all, 'The list of what people have approved is damaged');
  });

  it('[ED26] asks for a name once, and never where git knows it', async () => {
    const shop = await changed();
    const { approvals, root } = shop;
    const [first, second] = await shop.fingerprints();
    await expect(approvals.approve({ fingerprints: [first!], by: '  ' })).rejects.toThrow('Write your name');
    await approvals.approve({ fingerprints: [first!], by: 'AB' });
    expect((await new SiteApprovals(shop.folder).asked(ABOUT)).by).toBe('AB');
    spawnSync('git', ['init', '-q'], { cwd: root });
    spawnSync('git', ['config', 'user.name', 'Office'], { cwd: root });
    expect((await approvals.asked(ABOUT)).by).toBe('Office');
    await approvals.approve({ fingerprints: [second!], by: 'Somebody' });
    expect(shop.read(APPROVED_FILE)).toMatch(new RegExp(`^${second!} \\S+ Office$`, 'm'));
  });
});
