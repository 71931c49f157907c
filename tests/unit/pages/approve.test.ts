import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../src/check/problem';
import { begin } from '../../../src/node/cli/approve/begin';
import { asJson, asText } from '../../../src/node/cli/approve/listing';
import { waitingPages } from '../../../src/node/cli/approve/waiting-pages';
import { walkThrough } from '../../../src/node/cli/approve/walk';
import { approvalsOf, dropUnused } from '../../../src/node/authoring/write-approved';
import { migrateSite } from '../../../src/node/cli/migrate/migrate-site';
import { Complaint } from '../../../src/node/complaint';
import { loadSite } from '../../../src/node/load/load-site';
import { named, onSite } from '../../../src/node/report/named';
import { prettyReport } from '../../../src/node/report/pretty';
import { Stopped, dialogueOf } from '../../../src/node/terminal';
import { APPROVED_FILE } from '../../../src/content/files';
import { beginRepository } from '../../fixtures/repository';
import { goodPage, siteFile } from '../check/small-site';
import { talkTo, workshop } from './workshop';

const ABOUT = 'pages/about.json';
const SITE = 'pages/_site.json';
const about = (...paragraphs: string[]) => JSON.stringify(goodPage('About', { type: 'prose', paragraphs }));

type Shop = ReturnType<typeof workshop>;

/** A site that has begun to approve. */
async function begun(): Promise<Shop> {
  const shop = workshop({ [ABOUT]: about('We come by day.') });
  expect(await begin(shop.folder, await loadSite(shop.folder), talkTo())).toBe(0);
  return shop;
}

async function waitingIn(shop: Shop, ...typed: string[]) {
  const loaded = await loadSite(shop.folder);
  const approvals = (await approvalsOf(shop.folder))!;
  return { loaded, approvals, pages: waitingPages(loaded, { approvals, folder: shop.folder, typed }) };
}

async function walk(shop: Shop, ...answers: string[]) {
  const { loaded, pages } = await waitingIn(shop);
  const talk = talkTo(answers);
  return { talk, code: walkThrough(pages, { ...loaded, folder: shop.folder, dialogue: talk }) };
}

const textsOf = (pages: ReturnType<typeof waitingPages>) =>
  pages.flatMap(({ file, items }) => items.map(({ texts }) => `${file}: ${texts.join(' · ')}`));

it('[AP22] what waits is printed last, and once where it is much or nobody has approved anything yet', async () => {
  const waitingOf = (problems: readonly Problem[]) => problems.filter(({ rule }) => rule === 'unapproved');
  const wrong = about('Call {fone} now.');
  const shop = workshop({ 'pages/wrong.json': wrong, [ABOUT]: about('We come by day.'), [APPROVED_FILE]: '' });
  const printed = async () => prettyReport(await loadSite(shop.folder));
  const first = await printed();
  expect(first.split('unapproved (warning)')).toHaveLength(2);
  expect(first.indexOf('unknown-token')).toBeLessThan(first.indexOf('unapproved'));
  expect(first).toMatch(/Nobody has approved anything of this site yet: \d+ items in \d+ files\./);
  expect(first).toContain('Read them as visitors will, and approve what is true: npm run approve.');
  shop.write(APPROVED_FILE, '3f9c1a2b7d40 2026-11-22 AB\n');
  const later = await printed();
  expect(later.split('unapproved (warning)')).toHaveLength(2);
  expect(later.indexOf('unknown-token')).toBeLessThan(later.indexOf('unapproved'));
  expect(later).toMatch(/Nobody has approved \d+ items in \d+ files\./);
  expect(later).toMatch(/See {2}pages\/about\.json:\d+:\d+ {2}Nobody has approved \d+ items? of this page\./);
  const { problems, files } = await loadSite(shop.folder);
  const ofFew = [...problems.filter(({ rule }) => rule !== 'unapproved'), ...waitingOf(problems).slice(0, 4)];
  const few = prettyReport({ problems: ofFew, files });
  expect(few.split('unapproved (warning)')).toHaveLength(5);
  expect(few).toMatch(/See .*: "/);
});

describe('npm run approve', () => {
  it('[AP12] begins with what stands as "before approval", sorted, and counts it', async () => {
    const shop = await begun();
    const lines = shop.read(APPROVED_FILE).trimEnd().split('\n');
    expect(lines).toEqual(lines.toSorted());
    expect(lines.every((line) => /^[0-9a-f]{12} \d{4}-\d\d-\d\d before approval$/.test(line))).toBe(true);
    const { pages, approvals } = await waitingIn(shop);
    expect(pages).toEqual([]);
    expect(asText(pages, approvals)).toBe(
      `Nothing waits to be approved. ${lines.length} items are approved, ${lines.length} of them stood before approval began.`,
    );
  });

  it('[AP12] begins once: neither over a list that is there, nor where git ever held one, nor over mistakes', async () => {
    const shop = await begun();
    const again = async () => {
      const talk = talkTo();
      const code = await begin(shop.folder, await loadSite(shop.folder), talk);
      return [code, ...talk.complaints].join(' ');
    };
    expect(await again()).toMatch(/^2 pages\/_approved\.txt is there already/);
    beginRepository(shop.root);
    shop.remove(APPROVED_FILE);
    expect(await again()).toMatch(/^2 Git has held pages\/_approved\.txt before/);
    const broken = workshop({ [ABOUT]: '{' });
    expect(await begin(broken.folder, await loadSite(broken.folder), talkTo())).toBe(2);
    expect(broken.has(APPROVED_FILE)).toBe(false);
  });

  it('[AP12] lists what waits as visitors will read it, for a page, for all and for programs', async () => {
    const shop = await begun();
    shop.write(ABOUT, about('Call {phone} by night.'));
    shop.write('pages/team.json', JSON.stringify(goodPage('Team')));
    const { pages, approvals } = await waitingIn(shop, 'about');
    expect(textsOf(pages)).toEqual([`${ABOUT}: Call 020 7946 0123 by night.`]);
    expect(asText(pages, approvals)).toContain('1 item waits in 1 file. Nothing was approved.');
    expect(JSON.parse(asJson(pages, approvals))).toMatchObject({
      version: 1,
      waiting: [{ file: ABOUT, items: [{ title: 'Text', pointer: '/blocks/1', hasFigure: true, alsoIn: [] }] }],
    });
    expect((await waitingIn(shop)).pages.map(({ file }) => file)).toEqual([ABOUT, 'pages/team.json']);
    await expect(waitingIn(shop, 'nowhere')).rejects.toThrow(Complaint);
  });

  it('[AP12] shows with a claim each sentence that uses it', async () => {
    const shop = await begun();
    const [first, ...others] = siteFile().claims;
    shop.write(
      'pages/_site.json',
      JSON.stringify({ ...siteFile(), claims: [{ ...first, text: '15–90 minutes' }, ...others] }),
    );
    const { pages } = await waitingIn(shop);
    expect(pages[0]!.items[0]!.uses.map(({ file, text }) => `${file}: ${text}`)).toEqual([
      'pages/index.json: We come in 15–90 minutes on average.',
    ]);
  });

  it('[AP14] asks page by page, and of each item with a figure by itself', async () => {
    const shop = await begun();
    shop.write(
      ABOUT,
      JSON.stringify(
        goodPage('About', ...['By night.', 'For £80.', 'Soon.'].map((each) => ({ type: 'prose', paragraphs: [each] }))),
      ),
    );
    const { talk, code } = await walk(shop, 'maybe', 'n', 'y');
    expect(await code).toBe(1);
    expect(talk.said.filter((line) => line.includes('[y/n/q]'))).toEqual([
      'Is it true, as it stands? [y/n/q] ',
      'Is it true, as it stands? [y/n/q] ',
      'Are these 2 true, as they stand? [y/n/q] ',
    ]);
    expect(textsOf((await waitingIn(shop)).pages)).toEqual([`${ABOUT}: For £80.`]);
  });

  it('[AP14] keeps what was approved before somebody stops', async () => {
    const shop = await begun();
    shop.write(ABOUT, about('By night.'));
    shop.write('pages/team.json', JSON.stringify(goodPage('Team')));
    const { code } = await walk(shop, 'y', 'q');
    await expect(code).rejects.toThrow(Stopped);
    expect((await waitingIn(shop)).pages.map(({ file }) => file)).toEqual(['pages/team.json']);
  });

  it('[AP14] forgets what was taken out, so that it is asked about when it comes back', async () => {
    const shop = await begun();
    const before = shop.read(ABOUT);
    shop.write(ABOUT, about('By night.'));
    expect(await (await walk(shop, 'y')).code).toBe(0);
    shop.write(ABOUT, before);
    expect(textsOf((await waitingIn(shop)).pages)).toEqual([`${ABOUT}: We come by day.`]);
    expect(await dropUnused(shop.folder, (await loadSite(shop.folder)).site)).toBe(1);
  });

  it('[AP14] forgets nothing while a file cannot be read', async () => {
    const shop = await begun();
    const list = shop.read(APPROVED_FILE);
    shop.write(ABOUT, '{');
    expect(await dropUnused(shop.folder, (await loadSite(shop.folder)).site)).toBe(0);
    expect(shop.read(APPROVED_FILE)).toBe(list);
  });

  it('[AP12] names files by the folder of the site, and the site in each command', async () => {
    const shop = workshop({ [ABOUT]: about('We come by day.') });
    const folder = { ...shop.folder, name: 'sites/north' };
    const talk = talkTo();
    await begin(folder, await loadSite(folder), dialogueOf(folder, talk));
    expect(talk.said[0]).toContain('Wrote sites/north/_approved.txt');
    shop.write(ABOUT, about('We come by night.'));
    const loaded = await loadSite(folder);
    expect(
      named(loaded, folder)
        .problems.map(({ fix }) => fix)
        .join(),
    ).toContain('approve -- --site sites/north about');
    shop.write(APPROVED_FILE, '<<<<<<<');
    await expect(onSite(folder, () => approvalsOf(folder))).rejects.toThrow('sites/north/_approved.txt');
  });

  it('[AP19] asks about nothing where files of an older version were approved and are migrated', async () => {
    const [first, ...others] = siteFile().claims;
    const claims = [{ ...first!, value: 1, unit: 'promise', text: 'A person answers' }, ...others];
    const older = { ...siteFile(), claims, version: 2, trade: { worker: 'plumber', workers: 'plumbers' } };
    const shop = workshop({ [SITE]: JSON.stringify(older) });
    expect(await begin(shop.folder, await loadSite(shop.folder), talkTo())).toBe(0);
    const list = shop.read(APPROVED_FILE);
    await migrateSite(shop.folder);
    expect(shop.json(SITE)).toMatchObject({ version: 6 });
    expect(shop.json(SITE)).not.toHaveProperty('claims');
    expect((await waitingIn(shop)).pages).toEqual([]);
    expect(shop.read(APPROVED_FILE)).toBe(list);
  });

  it('[AP11] approves nothing into a list that is damaged', async () => {
    const shop = await begun();
    shop.write(APPROVED_FILE, `<<<<<<< HEAD\n${shop.read(APPROVED_FILE)}`);
    await expect(waitingIn(shop)).rejects.toThrow('nothing was approved and the file is left as it is');
  });
});
