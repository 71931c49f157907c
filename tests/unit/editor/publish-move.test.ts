import { describe, expect, it } from 'vitest';
import { publisher } from '../../../src/node/editor-server/publish/publish';
import type { PageMove } from '../../../src/node/editor-server/planned-move';
import { hashOf } from '../../../src/node/hashes';
import { plainPage } from '../check/small-site';
import { beginRepository, git } from '../../fixtures/repository';
import { workshop } from '../pages/workshop';
import { areaPage } from '../schemas/area-page';
import { temporaryFolder } from '../../fixtures/temporary-folder';

const HILL = 'pages/areas/hill.json';
const TO = 'pages/areas/hill-top.json';
const RENAMED: PageMove = { path: HILL, change: { to: TO, keepsAlias: true } };
const FILES = {
  'pages/index.json': plainPage({ type: 'prose', paragraphs: ['Look at [it](/areas/hill).'] }),
  'pages/about.json': plainPage(),
  [HILL]: areaPage(),
  'pages/_published.json': { version: 1, routes: ['/', '/areas/hill'], gone: [] },
};

/** A site in a repository of its own, and the place that it is sent to. */
function office() {
  const site = workshop(FILES);
  const there = temporaryFolder();
  beginRepository(site.root, { there });
  return {
    ...site,
    send: publisher(site.folder, 'origin'),
    git: (...args: string[]) => git(site.root, ...args),
    changedOn: (branch: string) =>
      git(there, 'diff', '--name-status', '--no-renames', `main..${branch}`).split('\n').toSorted(),
    textOn: (branch: string, path: string) => git(there, 'show', `${branch}:${path}`),
    there,
  };
}

describe('a page that has another address, or none', () => {
  it(
    '[ED28] is sent with the links to it, and with nothing else that was changed in the folder',
    { tags: 'turn-5' },
    async () => {
      const { send, write, changedOn, textOn, git: run, there } = office();
      write('pages/index.json', '{ "half": "written" }');
      write('pages/about.json', '{ "half": "written" }');
      const before = [run('status', '--porcelain'), run('rev-parse', 'HEAD')];
      expect(await send(RENAMED)).toEqual({
        state: 'sent',
        branch: 'move-areas-hill',
        files: [HILL, TO, 'pages/index.json'],
        left: [],
        link: undefined,
      });
      expect(changedOn('move-areas-hill')).toEqual([`A\t${TO}`, `D\t${HILL}`, 'M\tpages/index.json']);
      expect(textOn('move-areas-hill', 'pages/index.json')).toContain('[it](/areas/hill-top)');
      expect(JSON.parse(textOn('move-areas-hill', TO))).toMatchObject({ aliases: ['/areas/hill'] });
      expect(git(there, 'log', '-1', '--format=%an: %s', 'move-areas-hill')).toBe(`Office: Move ${HILL} to ${TO}`);
      expect([run('status', '--porcelain'), run('rev-parse', 'HEAD')]).toEqual(before);
      expect(await send(RENAMED)).toMatchObject({
        state: 'refused',
        message: expect.stringMatching(/waits to be accepted already/) as string,
      });
    },
  );

  it('[ED28] is deleted with what visitors find at its address', { tags: 'turn-5' }, async () => {
    const { send, changedOn, textOn } = office();
    expect(await send({ path: HILL, change: { reason: 'We no longer work there.' } })).toMatchObject({ state: 'sent' });
    expect(changedOn('delete-areas-hill')).toEqual([`D\t${HILL}`, 'M\tpages/_published.json']);
    const { gone } = JSON.parse(textOn('delete-areas-hill', 'pages/_published.json')) as { gone: object[] };
    expect(gone).toEqual([expect.objectContaining({ route: '/areas/hill', reason: 'We no longer work there.' })]);

    const { send: again, textOn: then } = office();
    expect(await again({ path: HILL, change: { leadsTo: 'pages/about.json' } })).toMatchObject({ state: 'sent' });
    expect(JSON.parse(then('delete-areas-hill', 'pages/about.json'))).toMatchObject({ aliases: ['/areas/hill'] });
  });

  it('[ED28] is not sent while its old address is accepted, nor where nobody was given it', async () => {
    const { send, write } = office();
    const text = JSON.stringify({ ...areaPage(), aliases: ['/areas/hill'] });
    write(TO, text);
    const refused = async (asked: Parameters<typeof send>[0], why: RegExp) =>
      expect(await send(asked)).toMatchObject({ state: 'refused', message: expect.stringMatching(why) as string });
    await refused(
      { path: TO, base: hashOf(Buffer.from(text)) },
      /^This page is to take over the address of another page/,
    );
    await refused({ path: TO, change: { leadsTo: 'pages/about.json' } }, /^Visitors were never given this page/);
    await refused({ path: 'pages/index.json', change: { reason: 'No.' } }, /must stay where it is/);
    await refused({ path: HILL, change: { to: 'pages/../x.json', keepsAlias: true } }, /small letters/);
  });
});
