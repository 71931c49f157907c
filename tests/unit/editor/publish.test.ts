import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readApproved } from '../../../src/check/approval/approved-file';
import { itemsOfSite } from '../../../src/check/approval/waiting';
import { writeApproved } from '../../../src/node/authoring/write-approved';
import { SiteApprovals } from '../../../src/node/editor-server/approvals';
import { linkIn } from '../../../src/node/editor-server/publish/link';
import { publisher, publishesTo } from '../../../src/node/editor-server/publish/publish';
import { hashOf } from '../../../src/node/hashes';
import { loadSite } from '../../../src/node/load/load-site';
import { goodPage, plainPage } from '../check/small-site';
import { beginRepository } from '../../fixtures/repository';
import { workshop } from '../pages/workshop';
import { temporaryFolder } from '../../fixtures/temporary-folder';

const ABOUT = 'pages/about.json';
const VAN = 'pages/_images/van.jpg';
const page = (name: string, picture = 'van.jpg') => {
  const { facts, ...rest } = plainPage() as { facts?: object };
  return JSON.stringify({ ...rest, facts: { ...facts, name }, picture: { show: 'photo', file: picture } });
};

const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.test', ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();

/** A site in a repository of its own, a place that it is sent to, and a second folder in which somebody else works. */
async function office() {
  const site = workshop({ [ABOUT]: plainPage() });
  const [there, theirs] = [temporaryFolder(), temporaryFolder()];
  site.write(VAN, 'van');
  beginRepository(site.root, { there });
  git(theirs, 'clone', '-q', there, '.');
  const send = publisher(site.folder, 'origin');
  return {
    ...site,
    there,
    theirs,
    git: (...args: string[]) => git(site.root, ...args),
    publish: (path = ABOUT) => send({ path, base: hashOf(readFileSync(join(site.root, path))) }),
    send,
    /** What a branch changes there, against what is accepted. */
    changedOn: (branch: string) => git(there, 'diff', '--name-only', `main...${branch}`).split('\n').filter(Boolean),
    /** Somebody else writes a file and sends it on a branch. */
    theirChange: (branch: string, path: string, text: string) => {
      git(theirs, 'fetch', '-q');
      git(theirs, 'checkout', '-q', branch);
      git(theirs, 'pull', '-q');
      writeFileSync(join(theirs, path), text);
      git(theirs, 'add', '-A');
      git(theirs, 'commit', '-qm', 'Theirs');
      git(theirs, 'push', '-q');
    },
  };
}

describe('what is published', () => {
  it('[ED15] publishes to nobody unless this folder is set up for it, and to a remote by its name only', async () => {
    const site = workshop();
    expect(await publishesTo(site.folder)).toBe(undefined);
    git(site.root, 'init', '-q');
    expect(await publishesTo(site.folder)).toBe(undefined);
    for (const not of ['--upload-pack=touch x', 'https://example.test/x.git', 'ext::sh -c touch% x']) {
      git(site.root, 'config', 'editor.publish', not);
      expect(await publishesTo(site.folder), not).toBe(undefined);
    }
    git(site.root, 'config', 'editor.publish', 'origin');
    expect(await publishesTo(site.folder)).toBe('origin');
  });

  it(
    '[ED16] sends a file with the pictures that it uses, on a branch of its own, and touches nothing else',
    { tags: 'turn-3' },
    async () => {
      const { write, publish, changedOn, git: run, root, there } = await office();
      write(ABOUT, page('One'));
      write(VAN, 'a newer van');
      write('pages/_images/other.jpg', 'unused');
      write('pages/index.json', '{ "half": "written" }');
      write('pages/404.json', '{ "staged": "by somebody" }');
      run('add', 'pages/404.json');
      const before = [run('status', '--porcelain'), run('rev-parse', 'HEAD'), run('symbolic-ref', 'HEAD')];
      for (const hook of ['pre-commit', 'pre-push', 'post-commit', 'reference-transaction', 'post-index-change']) {
        writeFileSync(join(root, '.git/hooks', hook), `#!/bin/sh\ntouch "${join(root, 'hook-ran')}"\nexit 1\n`);
        chmodSync(join(root, '.git/hooks', hook), 0o755);
      }
      expect(await publish()).toEqual({
        state: 'sent',
        branch: 'edit-about',
        files: [ABOUT, VAN],
        left: ['pages/404.json', 'pages/index.json', 'pages/_images/other.jpg'],
        link: undefined,
      });
      expect(changedOn('edit-about').sort()).toEqual([VAN, ABOUT].sort());
      expect(git(there, 'show', `edit-about:${ABOUT}`)).toBe(page('One'));
      expect(git(there, 'log', '--format=%an: %s', 'main..edit-about')).toBe(`Office: Change ${ABOUT}`);
      rmSync(join(root, '.git/hooks'), { recursive: true });
      expect([run('status', '--porcelain'), run('rev-parse', 'HEAD'), run('symbolic-ref', 'HEAD')]).toEqual(before);
    },
  );

  it(
    '[ED16] says "Add" of a new file, and leaves out what is committed here and accepted nowhere',
    { tags: 'turn-3' },
    async () => {
      const { write, publish, changedOn, git: run, there } = await office();
      write('pages/index.json', '{ "not": "sent" }');
      run('commit', '-qam', 'Local');
      write('pages/areas/e20.json', page('New'));
      expect(await publish('pages/areas/e20.json')).toMatchObject({ state: 'sent', branch: 'edit-areas-e20' });
      expect(changedOn('edit-areas-e20')).toEqual(['pages/areas/e20.json']);
      expect(git(there, 'log', '-1', '--format=%s', 'edit-areas-e20')).toBe('Add pages/areas/e20.json');
    },
  );

  it(
    '[ED17] goes on with the branch of the file until it is accepted, and begins another one then',
    { tags: 'turn-3' },
    async () => {
      const { write, publish, changedOn, there, git: run, theirs } = await office();
      write(ABOUT, page('One'));
      await publish();
      write(ABOUT, page('Two'));
      expect(await publish()).toMatchObject({ state: 'sent', branch: 'edit-about' });
      expect(git(there, 'rev-list', '--count', 'main..edit-about')).toBe('2');

      git(theirs, 'fetch', '-q');
      git(theirs, 'merge', '-q', 'origin/edit-about');
      git(theirs, 'push', '-q', 'origin', 'main');
      run('pull', '-q', '--no-rebase', '--autostash', 'origin', 'main');
      write(ABOUT, page('Three'));
      expect(await publish()).toMatchObject({ state: 'sent', branch: 'edit-about-2' });
      git(there, 'branch', '-D', 'edit-about-2');
      write(ABOUT, page('Four'));
      expect(await publish()).toMatchObject({ state: 'sent', branch: 'edit-about-3' });
      expect(changedOn('edit-about-3')).toEqual([ABOUT]);
    },
  );

  it('[ED17] leaves a branch of the same name alone that holds the work of others', async () => {
    const { write, publish, theirs, theirChange, changedOn } = await office();
    git(theirs, 'push', '-q', 'origin', 'main:edit-about');
    theirChange('edit-about', 'pages/index.json', '{ "theirs": 1 }');
    write(ABOUT, page('One'));
    expect(await publish()).toMatchObject({ state: 'sent', branch: 'edit-about-2' });
    expect(changedOn('edit-about')).toEqual(['pages/index.json']);
  });
});

describe('what is published of a site that has begun to approve', () => {
  const LIST = 'pages/_approved.txt';
  const SERVICES = 'pages/services.json';
  const said = (text: string) => JSON.stringify(goodPage('About', { type: 'prose', paragraphs: [text] }));
  const listed = (list: string) => [...readApproved(Buffer.from(list)).approvals.keys()];

  async function begun() {
    const firm = await office();
    const approvals = new SiteApprovals(firm.folder);
    const approveAll = async (path: string) => {
      const fingerprints = (await approvals.asked(path)).items.map(({ fingerprint }) => fingerprint);
      await approvals.approve({ fingerprints, by: 'AB' });
      return fingerprints;
    };
    const items = [...itemsOfSite((await loadSite(firm.folder)).site).values()].flat();
    const approval = { date: '2026-11-22', by: 'AB' };
    await writeApproved(firm.folder, new Map(items.map(({ fingerprint }) => [fingerprint, approval])));
    firm.git('add', '-A');
    firm.git('commit', '-qm', 'Begin to approve');
    return { ...firm, approveAll, thereOn: (branch: string) => git(firm.there, 'show', `${branch}:${LIST}`) };
  }

  it(
    '[ED27] is nothing that waits, and goes with the approvals of its own items and no others',
    { tags: 'turn-3' },
    async () => {
      const { write, publish, approveAll, thereOn, changedOn, git: run } = await begun();
      run('push', '-q', 'origin', 'main');
      const before = listed(thereOn('main'));
      write(ABOUT, said('By night.'));
      expect(await publish()).toEqual({
        state: 'refused',
        status: 409,
        message: 'Nobody has approved all of this page yet. Read it again, then publish it.',
      });
      const own = await approveAll(ABOUT);
      write(SERVICES, said('By day and night.'));
      const others = await approveAll(SERVICES);
      expect(own.length * others.length).toBeGreaterThan(0);
      expect(await publish()).toMatchObject({ state: 'sent', files: [ABOUT, LIST], left: [SERVICES] });
      expect(changedOn('edit-about').sort()).toEqual([LIST, ABOUT].sort());
      expect(listed(thereOn('edit-about'))).toEqual([...before, ...own].sort());
    },
  );

  it(
    '[ED27] takes the list whole where none is accepted yet, and keeps what others approved since',
    { tags: 'turn-3' },
    async () => {
      const { write, publish, approveAll, thereOn, read, theirChange } = await begun();
      write(ABOUT, said('By night.'));
      const own = await approveAll(ABOUT);
      expect(await publish()).toMatchObject({ state: 'sent' });
      expect(thereOn('edit-about')).toBe(read(LIST).trimEnd());

      theirChange('main', LIST, '0123456789ab 2026-11-22 CD\n');
      write(SERVICES, said('By day and night.'));
      const more = await approveAll(SERVICES);
      expect(await publish(SERVICES)).toMatchObject({ state: 'sent' });
      const sent = listed(thereOn('edit-services'));
      expect(sent).toEqual(expect.arrayContaining(['0123456789ab', ...more]));
      expect(sent).not.toEqual(expect.arrayContaining(own));
    },
  );

  it('[ED27] is nothing over a damaged list that is accepted', async () => {
    const { write, publish, approveAll, theirChange } = await begun();
    theirChange('main', LIST, '<<<<<<< HEAD\n');
    write(ABOUT, said('By night.'));
    await approveAll(ABOUT);
    expect(await publish()).toMatchObject({
      state: 'refused',
      message: expect.stringMatching(/^The accepted list of what people have approved is damaged/) as string,
    });
  });

  it('[ED27] is a draft as it is', async () => {
    const { write, publish } = await begun();
    write(ABOUT, JSON.stringify({ ...goodPage('About', { type: 'prose', paragraphs: ['Soon.'] }), status: 'draft' }));
    expect(await publish()).toMatchObject({ state: 'sent' });
  });
});

describe('what is not published, in a sentence that says what to do', () => {
  const because = async (asked: Promise<unknown>, words: RegExp) =>
    expect(await asked).toMatchObject({ state: 'refused', message: expect.stringMatching(words) as string });

  it('[ED18] nothing of the folder was changed', async () => {
    const { publish, write } = await office();
    await because(publish(), /^There is nothing to publish/);
    write(ABOUT, page('One'));
    await publish();
    await because(publish(), /waits to be accepted already, on the branch edit-about/);
  });

  it('[ED18] the file is another one than was saved, a link, or none of the site', async () => {
    const { send, root, write } = await office();
    await because(send({ path: ABOUT, base: hashOf(Buffer.from('other')) }), /changed since you saved it/);
    write('secret.json', '{}');
    symlinkSync(join(root, 'secret.json'), join(root, 'pages/linked.json'));
    for (const path of ['secret.json', 'pages/../secret.json', 'pages/linked.json', 'pages/none.json', '.git/config'])
      await because(send({ path, base: hashOf(Buffer.from('{}')) }), /^Only a file of the site/);
  });

  it('[ED18] a merge is not finished', async () => {
    const { publish, write, git: run, theirChange } = await office();
    theirChange('main', ABOUT, '{ "theirs": 1 }');
    write(ABOUT, '{ "mine": 1 }');
    run('commit', '-qam', 'Mine');
    expect(() => run('pull', '-q', '--no-rebase')).toThrow();
    await because(publish(), /in the middle of a merge/);
    run('merge', '--abort');
    await because(publish(), /changed by somebody else, and that is accepted already/);
  });

  it('[ED18] the accepted version has changes that the folder has not, so that they would be lost', async () => {
    const { publish, write, git: run, theirChange, there } = await office();
    theirChange('main', ABOUT, page('Theirs'));
    write(ABOUT, page('Mine'));
    await because(publish(), new RegExp(`^${ABOUT} was changed by somebody else.*Pull origin`));
    run('checkout', '-q', ABOUT);
    run('pull', '-q');
    write(ABOUT, page('Both'));
    expect(await publish()).toMatchObject({ state: 'sent' });
    expect(git(there, 'show', `edit-about:${ABOUT}`)).toBe(page('Both'));
  });

  it('[ED18] somebody went on with the branch, or sent one from elsewhere', async () => {
    const { publish, write, theirs, theirChange } = await office();
    write(ABOUT, page('One'));
    await publish();
    theirChange('edit-about', ABOUT, page('Theirs'));
    write(ABOUT, page('Two'));
    await because(publish(), /Somebody went on with what you sent, on the branch edit-about/);

    git(theirs, 'push', '-q', 'origin', 'origin/main:refs/heads/edit-services');
    theirChange('edit-services', 'pages/services.json', '{ "theirs": 1 }');
    write('pages/services.json', '{ "mine": 1 }');
    await because(
      publish('pages/services.json'),
      /sent from elsewhere waits to be accepted, on the branch edit-services/,
    );
  });

  it('[ED18] the folder itself is on that branch', async () => {
    const { publish, write, git: run } = await office();
    write(ABOUT, page('One'));
    await publish();
    run('stash', '-q');
    run('checkout', '-q', 'edit-about');
    write(ABOUT, page('Two'));
    await because(publish(), /The folder itself is on the branch edit-about now/);
  });

  it('[ED18] git has no name to write under it', async () => {
    const { publish, write, git: run } = await office();
    run('config', '--unset', 'user.name');
    run('config', '--unset', 'user.email');
    run('config', 'user.useConfigOnly', 'true');
    withoutConfiguration();
    write(ABOUT, page('One'));
    await because(publish(), /^Git does not know your name yet/);
  });

  it('[ED18] git is gone, the repository is gone, or the place is not there', async () => {
    const { publish, write, git: run, there, root } = await office();
    write(ABOUT, page('One'));
    await because(
      publisher(
        { path: join(root, 'pages'), name: 'pages', project: root },
        'nowhere',
      )({
        path: ABOUT,
        base: hashOf(Buffer.from(page('One'))),
      }),
      /set up to publish to "nowhere"/,
    );
    run('remote', 'set-url', 'origin', `${there}-gone`);
    await because(publish(), /does not answer/);
    const { PATH } = process.env;
    process.env.PATH = temporaryFolder();
    try {
      await because(publish(), /^Git is no longer installed on this computer/);
    } finally {
      process.env.PATH = PATH;
    }
    rmSync(join(root, '.git'), { recursive: true });
    await because(publish(), /no longer a Git repository/);
  });

  it('[ED18] nobody may send: it is kept here, said so, and sent when they may', { tags: 'turn-3' }, async () => {
    const { publish, write, there, changedOn, git: run } = await office();
    const hook = join(there, 'hooks/pre-receive');
    mkdirSync(join(there, 'hooks'), { recursive: true });
    writeFileSync(hook, '#!/bin/sh\nexit 1\n');
    chmodSync(hook, 0o755);
    write(ABOUT, page('One'));
    const kept = {
      state: 'unsent',
      branch: 'edit-about',
      message: expect.stringMatching(/^You may not send anything there\..*kept on the branch edit-about/) as string,
    };
    expect(await publish()).toEqual(kept);
    expect(await publish()).toEqual(kept);
    expect(run('rev-list', '--count', 'main..edit-about')).toBe('1');
    rmSync(hook);
    expect(await publish()).toMatchObject({ state: 'sent', branch: 'edit-about' });
    expect(changedOn('edit-about')).toEqual([ABOUT]);
  });
});

describe('where one goes on', () => {
  it('[ED20] names the page that the other side names, of its own host and no other', () => {
    const said = (link: string) => `remote: \nremote: Create a pull request by visiting:\nremote:      ${link}\nTo x\n`;
    const link = 'https://code.example.test/firm/site/pull/new/edit-about';
    for (const remote of ['https://me:secret@code.example.test/firm/site.git', 'git@code.example.test:firm/site.git'])
      expect(linkIn(said(link), remote), remote).toBe(link);
    expect(linkIn(said(link), 'https://other.example.test/site.git')).toBe(undefined);
    expect(linkIn(said(link), '/a/folder')).toBe(undefined);
    expect(linkIn(said('javascript:alert(1)'), 'https://code.example.test/x')).toBe(undefined);
    expect(linkIn(`${link}\n`, 'https://code.example.test/x')).toBe(undefined);
  });
});

/** As on a computer on which git was never set up. */
function withoutConfiguration(): void {
  const names = ['GIT_CONFIG_GLOBAL', 'GIT_CONFIG_NOSYSTEM'] as const;
  const before = names.map((name) => process.env[name]);
  process.env.GIT_CONFIG_GLOBAL = '/dev/null';
  process.env.GIT_CONFIG_NOSYSTEM = '1';
  onTestFinished(() => {
    for (const [index, name] of names.entries()) {
      if (before[index] === undefined) delete process.env[name];
      else process.env[name] = before[index];
    }
  });
}
