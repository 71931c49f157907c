import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { wrongSchema } from '../../../src/check/rules/addresses/wrong-schema';
import { outFolder } from '../../../src/node/out-folder';
import { namesOf } from '../../../src/node/report/named';
import { chosenPort } from '../../../src/node/serve/port';
import { fileIn, fileOrName, ownSite, siteFolder } from '../../../src/node/site-folder';
import { renamePage } from '../../../src/node/cli/rename/rename-page';
import { main as hosting } from '../../../src/node/cli/hosting/main';
import { copyPage } from '../../../src/node/cli/copy/copy-page';
import { filesOf, goodPage } from '../check/small-site';
import { problemsBy } from '../check/told-by';
import { diffSince } from '../../../src/node/cli/diff/diff';
import { talkTo } from './workshop';
import { temporaryFolder } from '../../fixtures/temporary-folder';

const PROJECT = process.cwd();
/** Node starts, the code is loaded, and a build makes scripts: on a busy machine that takes a while. */
const SLOW = { timeout: 240_000, tags: 'turn-5' };

/** A folder outside the project with a small good site in `shop`, in which commands are typed. */
function street(changes: Parameters<typeof filesOf>[0] = {}) {
  const folder = temporaryFolder();
  const write = (path: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  for (const [path, bytes] of filesOf(changes)) write(path.replace('pages/', 'shop/'), bytes);
  const { INIT_CWD: _, TYPED_IN: __, ...environment } = process.env;
  const run = (...argv: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(PROJECT, 'src/node/run.mjs'), ...argv], {
      cwd: folder,
      encoding: 'utf8',
      env: environment,
    });
    return { status, said: `${stdout}${stderr}` };
  };
  return { folder, write, run, site: { ...ownSite(), path: join(folder, 'shop'), name: 'shop' } };
}

describe('a site in another folder', () => {
  it('[SF1] is checked from wherever the command was typed, and reported under its own name', SLOW, () => {
    const { run, write } = street();
    expect(run('check', '--site', 'shop')).toEqual({ status: 0, said: '5 files are fine.\n' });
    write(
      'shop/about.json',
      JSON.stringify(goodPage('About', { type: 'prose', paragraphs: ['Two  spaces.'] }), null, 2),
    );
    const { status, said } = run('check', '--site', 'shop', '--strict', '--format', 'compact', 'shop/about.json');
    expect([status, said]).toEqual([1, expect.stringMatching(/^shop\/about\.json:\d+:\d+ double-space /)]);
  });

  it('[SF1] [SF5] is built from wherever the command was typed, into a folder of its own', SLOW, () => {
    const { folder, run } = street();
    const { status, said } = run('build', '--site', './shop/', '--out', 'built');
    expect([status, said]).toEqual([0, expect.stringMatching(/^Built 4 pages into built in [\d.]+ s\.\n/)]);
    expect(existsSync(join(folder, 'built/areas/sw1h.html'))).toBe(true);
    expect(existsSync(join(folder, '.built.build/lock'))).toBe(false);
    expect(run('preview', '--site', 'shop', '--out', 'other').said).toContain(
      'What was built into other is not the site of shop.',
    );
  });

  it('[SF1] is called by its name in all that is said, with --site behind each command', () => {
    const say = namesOf({ name: '../shop' });
    expect(say('Run npm run check -- pages/areas/n1.json, or npm run diff HEAD. See "pages/_site.json".')).toBe(
      'Run npm run check -- --site ../shop ../shop/areas/n1.json, or npm run diff -- --site ../shop HEAD. See "../shop/_site.json".',
    );
    expect(say('This is a link to a file outside the folder "pages".')).toBe(
      'This is a link to a file outside the folder "../shop".',
    );
    expect(say('4 pages. Its address is /pages/x, and webpages/x.')).toBe(
      '4 pages. Its address is /pages/x, and webpages/x.',
    );
    expect(say('Run "npm run build" first, then npm start.')).toBe(
      'Run "npm run build -- --site ../shop" first, then npm start -- --site ../shop.',
    );
    const once = say('Begin with: npm run approve -- --begin');
    expect(once).toBe('Begin with: npm run approve -- --site ../shop --begin');
    expect(say(once)).toBe(once);
    expect(namesOf({ name: 'my shop' })('npm run new area')).toBe('npm run new -- --site "my shop" area');
    expect(namesOf(ownSite())('npm run check -- pages/x.json')).toBe('npm run check -- pages/x.json');
  });

  it('[SF1] gives a page to another site, each called by its name', SLOW, () => {
    const { folder, write, run } = street();
    for (const [path, bytes] of filesOf()) write(path.replace('pages/', 'mall/'), bytes);
    const { status, said } = run('copy', 'shop/areas/sw1h.json', 'mall/areas/n1.json');
    expect([status, said]).toEqual([
      0,
      expect.stringContaining('Copied shop/areas/sw1h.json to mall/areas/n1.json. Its address will be /areas/n1.'),
    ]);
    expect(said).toContain('npm run check -- --site mall names the claims');
    expect(existsSync(join(folder, 'mall/areas/n1.json'))).toBe(true);
    expect(run('copy', '--site', 'mall', 'shop/areas/sw1h.json', 'n1').said).toContain('mall/areas/n1.json');
    expect(run('copy', 'shop/areas/gone.json', 'mall/areas/n2.json').said).toContain('There is no page at');
  });

  it('[SF17] has a place of its own, which no other site is built into', () => {
    const { folder, site } = street();
    const { dist, work, name } = outFolder(undefined, site);
    expect(outFolder(undefined, ownSite())).toMatchObject({ dist: join(PROJECT, 'dist'), name: 'dist/' });
    expect(relative(PROJECT, dist)).toMatch(/^\.build[\\/]sites[\\/]shop-\w{12}[\\/]dist$/);
    expect([dirname(dist), name]).toEqual([work, `${relative(PROJECT, dist).replaceAll('\\', '/')}/`]);
    expect(outFolder(undefined, { ...site, path: join(folder, 'mall/shop') }).dist).not.toBe(dist);
  });

  it('[SF1] [SF17] is written about for hosts, and what is missing named with the command for it', async () => {
    const { folder } = street();
    vi.stubEnv('TYPED_IN', folder);
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    await expect(hosting(['nginx', '--site', 'shop'])).rejects.toThrow(
      /^There is no built site in \.build\/sites\/shop-\w+\/dist\/. Run "npm run build -- --site shop" first\.$/,
    );
  });

  it('[SF3] gets a sentence where there is none', () => {
    const { folder, write } = street();
    vi.stubEnv('TYPED_IN', folder);
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    expect(() => siteFolder('shp')).toThrow(
      'There is no folder shp. Write the folder of a site after --site: the one that has _site.json.',
    );
    write('mall/pages/_site.json', '{}');
    expect(() => siteFolder('mall/')).toThrow(
      'The folder mall has no _site.json, so it is no site. Did you mean mall/pages?',
    );
    expect(siteFolder('./shop/')).toEqual({ path: join(folder, 'shop'), name: 'shop', project: PROJECT });
    expect(siteFolder(undefined)).toEqual(ownSite());
    expect(siteFolder(join(PROJECT, 'pages'))).toEqual(ownSite());
  });

  it('[SF1] knows its files as they are typed', () => {
    const { folder, site } = street();
    vi.stubEnv('TYPED_IN', folder);
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    expect(
      ['shop/areas/n1.json', './shop', join(folder, 'shop/areas'), '.', 'elsewhere/n1.json'].map((typed) =>
        fileIn(site, typed),
      ),
    ).toEqual(['pages/areas/n1.json', 'pages', 'pages/areas', '', 'elsewhere/n1.json']);
    expect(['shop/areas/n1.json', '/areas/n1', 'n1', 'areas/n1'].map((typed) => fileOrName(site, typed))).toEqual([
      'pages/areas/n1.json',
      '/areas/n1',
      'n1',
      'areas/n1',
    ]);
    expect(fileIn(ownSite(), 'pages/areas/n1.json')).toBe('pages/areas/n1.json');
  });

  it('[SF4] leads editors to the schemas by its own files, and by no place of the folder', async () => {
    const WAY = '../../far/schemas';
    const withWay = (way: string) => ({ $schema: `${way}/page.schema.json`, ...goodPage('About') });
    const { site, write, folder } = street({ 'pages/about.json': withWay(WAY) });
    const schemaIn = (file: string) =>
      (JSON.parse(readFileSync(join(folder, 'shop', file), 'utf8')) as { $schema?: string }).$schema;
    expect(await copyPage({ from: '/about', to: 'team/people' }, site, talkTo())).toBe(0);
    expect(schemaIn('team/people.json')).toBe(`../${WAY}/page.schema.json`);
    expect(await renamePage({ from: '/about', to: '/firm/about' }, site, talkTo())).toBe(0);
    expect(schemaIn('firm/about.json')).toBe(`../${WAY}/page.schema.json`);
    write('shop/plain.json', JSON.stringify(goodPage('Plain')));
    expect(await copyPage({ from: '/plain', to: 'team/plain' }, site, talkTo())).toBe(0);
    expect(schemaIn('team/plain.json')).toBe(undefined);

    const others = { 'pages/a.json': withWay(WAY), 'pages/b.json': withWay(WAY) };
    expect(problemsBy(wrongSchema, others)).toEqual([]);
    expect(problemsBy(wrongSchema, { ...others, 'pages/about.json': withWay('../schemas') })).toMatchObject([
      { edits: [{ insert: `"${WAY}/page.schema.json"` }] },
    ]);
  });
});

describe('new pages of a site in another folder', () => {
  it('[SF4] take their file as a second word', SLOW, () => {
    const { folder, run } = street();
    const { status, said } = run('new', '--site', 'shop', 'page', 'help/frozen-pipes', '--name', 'Frozen pipes');
    expect([status, said.split('\n')[0]]).toEqual([
      0,
      'Made shop/help/frozen-pipes.json. Its address will be /help/frozen-pipes.',
    ]);
    expect(said).toContain('Run npm run check -- --site shop shop/help/frozen-pipes.json as often as you like');
    const made = readFileSync(join(folder, 'shop/help/frozen-pipes.json'), 'utf8');
    expect(JSON.parse(made)).not.toHaveProperty('$schema');
    expect(run('new', '--site', 'shop', 'page', 'guides/a', '--file', 'b').said).toContain(
      'Write the name of the file once: it cannot be both "guides/a" and "b".',
    );
  });
});

describe('what has changed in a site', () => {
  it('[SF3] is not known without git, and it is said what to do', async () => {
    await expect(diffSince(street().site, 'HEAD')).rejects.toThrow(
      'The folder of the site is not in a git repository, so there is no earlier version to compare with. ' +
        'To keep versions from now on, run "git init", "git add ." and "git commit -m Start" in it.',
    );
  });
});

describe('where a site is built', () => {
  it('[SF5] is a folder that is new, empty or was built, and no other', () => {
    const { folder, write } = street();
    vi.stubEnv('TYPED_IN', folder);
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    expect(outFolder('new')).toEqual({ dist: join(folder, 'new'), work: join(folder, '.new.build'), name: 'new' });
    expect(() => outFolder('shop')).toThrow(
      'The folder shop has files in it that no build wrote, and a build replaces all that is there. Choose a folder that is new or empty.',
    );
    write('shop/_pages/_shell.json', '{}');
    expect(outFolder('shop').dist).toBe(join(folder, 'shop'));
  });
});

describe('the port of a server', () => {
  it('[SF5] is that of --port, then that of PORT, then the usual one', () => {
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    vi.stubEnv('PORT', '');
    expect([chosenPort('4395', 4173), chosenPort(undefined, 4173)]).toEqual([4395, 4173]);
    vi.stubEnv('PORT', '5000');
    expect([chosenPort('4395', 4173), chosenPort(undefined, 4173)]).toEqual([4395, 5000]);
    expect(() => chosenPort('http', 4173)).toThrow('--port is "http". Choose a whole number from 1 to 65535.');
    vi.stubEnv('PORT', '99999');
    expect(() => chosenPort(undefined, 4173)).toThrow('PORT is "99999". Choose a whole number from 1 to 65535.');
  });
});
