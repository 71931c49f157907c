// @module-tag turn-10
import { spawn, spawnSync } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../fixtures/free-port';

const { name: NAME, dependencies: DEPENDENCIES } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  name: string;
  dependencies: Record<string, string>;
};
/** The code is bundled several times: on a busy machine that takes a while. */
const SLOW = { timeout: 240_000 };

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'package-')));
let project = join(folder, 'site');
let tarball = '';
const at = (path: string) => join(project, path);
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([key]) => !/^(npm_|INIT_CWD$|TYPED_IN$|ENGINE$|NODE_ENV$|VITEST)/i.test(key)),
);

function run(command: string, ...argv: string[]): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(command, argv, { cwd: project, encoding: 'utf8', env: environment });
  return { status, said: `${stdout}${stderr}` };
}

/** The command of the package itself: npm, which [SF14] starts, takes as long again. */
const command = (...argv: string[]) => run(at(`node_modules/.bin/${NAME}`), ...argv);

/** Every file of the installed code, with the time when it was written. */
const installed = () =>
  readdirSync(at('node_modules'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.startsWith(NAME) || !path.includes('/'))
    .map((path) => [path, statSync(at(join('node_modules', path))).mtimeMs]);

/**
 * What `npm install -D <tarball>` leaves in an empty folder, without asking the registry: the tarball unpacked, and of
 * the packages that are here those that it depends on, so that one which only development has is missed.
 */
beforeAll(() => {
  const packed = spawnSync('npm', ['pack', '--json', '--pack-destination', folder], { encoding: 'utf8' });
  const [{ filename }] = JSON.parse(packed.stdout) as [{ filename: string }];
  tarball = join(folder, filename);
  const home = at(`node_modules/${NAME}`);
  mkdirSync(at('node_modules/.bin'), { recursive: true });
  unpack();
  for (const dependency of Object.keys(DEPENDENCIES)) {
    mkdirSync(dirname(at(`node_modules/${dependency}`)), { recursive: true });
    symlinkSync(realpathSync(`node_modules/${dependency}`), at(`node_modules/${dependency}`), 'junction');
  }
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { bin: Record<string, string> };
  chmodSync(join(home, bin[NAME]!), 0o755);
  symlinkSync(`../${NAME}/${bin[NAME]}`, at(`node_modules/.bin/${NAME}`));
  writeFileSync(at('package.json'), JSON.stringify({ devDependencies: { [NAME]: `file:../${filename}` } }));
});

/** As npm installs it: what lay there before goes. */
function unpack(): void {
  const home = at(`node_modules/${NAME}`);
  rmSync(home, { recursive: true, force: true });
  spawnSync('tar', ['xzf', tarball, '-C', folder]);
  renameSync(join(folder, 'package'), home);
}

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const FIRM = [
  ['name', 'Kiln Row'],
  ['trade', 'Baker'],
  ['town', 'Leeds'],
  ['country', 'GB'],
  ['locale', 'en-GB'],
  ['currency', 'GBP'],
  ['time-zone', 'Europe/London'],
  ['phone', '0113 496 0142'],
  ['email', 'bread@kiln.example'],
  ['origin', 'https://www.kiln.example'],
  ['price-range', '££'],
  ['opens', '08:00'],
  ['closes', '18:00'],
].flatMap(([flag, word]) => [`--${flag}`, word!]);

const WORDS: Record<string, string> = {
  'What we do and where': 'Bread and cakes baked in Leeds every day | {brand}',
  'The two lines':
    'A bakery in Leeds: sourdough, rye and cakes to order, baked in the night and sold from eight in the morning.',
  'The heading': 'Bread for Leeds',
  'One or two sentences': 'We bake each night.',
  'The text of the page': 'Bread of four flours.',
};

/** A block of the project's own. */
const LOAF: Record<string, string> = {
  'blocks/loaf/loaf.schema.ts': `import { z } from 'zod';
import { block, heading } from '${NAME}/src/schema/fields';

export const loafSchema = block('loaf', { title: 'Loaf', description: 'A loaf.' }, {
  heading: heading('Its name.'),
  grams: z.int().min(100).meta({ title: 'Weight', description: 'In grams.', why: 'Visitors would not know its size.' }),
});
`,
  'blocks/loaf/loaf.examples.json': '{ "default": { "type": "loaf", "heading": "Rye", "grams": 900 } }',
  'blocks/loaf/Loaf.tsx': `import { styled } from 'styled-components';
import { Section } from '${NAME}/src/design/Section';

const Weight = styled.p\`font-weight: 700;\`;

export const Loaf = ({ id, heading, grams }: { id?: string; heading: string; grams: number }) => (
  <Section id={id}><h2>{heading}</h2><Weight>{grams}</Weight><p>Baked today.</p></Section>
);
`,
};

/** The file in which the package counts what it checked. */
const REPORT = 'src/node/report/report.ts';

describe('the package', () => {
  it('[SF14] makes a repository of a site, whose npm scripts check, build, serve and test it', SLOW, async () => {
    const before = installed();
    expect(run('npx', '--no-install', NAME, 'new', 'site', '.', ...FIRM)).toMatchObject({ status: 0 });
    const made = ['.gitignore', 'README.md', '.github/workflows/check.yml', '.github/workflows/deploy.yml'];
    expect(made.filter((path) => !existsSync(at(path)))).toEqual([]);
    accessSync(at('.ci/deploy.sh'), constants.X_OK);
    for (const list of ['_approved.txt', '_assisted.txt'])
      expect(readFileSync(at('.gitattributes'), 'utf8')).toContain(`\n${list} merge=union\n`);
    expect(readFileSync(at('pages/index.json'), 'utf8')).not.toContain('$schema');
    const { 'json.schemas': schemas } = JSON.parse(readFileSync(at('.vscode/settings.json'), 'utf8')) as {
      'json.schemas': { url: string }[];
    };
    expect(schemas.filter(({ url }) => !existsSync(at(url)))).toEqual([]);
    const { scripts } = JSON.parse(readFileSync(at('package.json'), 'utf8')) as { scripts: Record<string, string> };
    for (const name of ['start', 'dev', 'edit', 'check', 'approve', 'build', 'deploy', 'test'])
      expect(scripts).toHaveProperty(name);

    const unwritten = run('npm', 'test');
    expect([unwritten.status, unwritten.said]).toEqual([1, expect.stringContaining('pages/index.json')]);
    const home = readFileSync(at('pages/index.json'), 'utf8');
    const write = (text: string, [begin, words]: [string, string]) =>
      text.replace(new RegExp(`TO DO: ${begin}[^"]*`), words);
    writeFileSync(at('pages/index.json'), Object.entries(WORDS).reduce(write, home));
    const tested = run('npm', 'test');
    expect([tested.status, tested.said]).toEqual([
      0,
      expect.stringContaining('Asked for 1 address: each answers as it must.'),
    ]);
    expect(await served()).toContain('Bread for Leeds');
    expect(installed()).toEqual(before);
    expect(readdirSync(project).sort()).toEqual(
      [
        '.build',
        '.ci',
        '.github',
        '.gitattributes',
        '.gitignore',
        '.mcp.json',
        '.vscode',
        'README.md',
        'node_modules',
        'package.json',
        'pages',
      ].sort(),
    );
  });

  it('[SF18] takes blocks of the project into its registry', SLOW, () => {
    for (const [file, text] of Object.entries(LOAF)) {
      mkdirSync(dirname(at(file)), { recursive: true });
      writeFileSync(at(file), text);
    }
    const home = readFileSync(at('pages/index.json'), 'utf8');
    const withLoaf = (grams: number) =>
      home.replace('{ "type": "prose"', `{ "type": "loaf", "heading": "Rye", "grams": ${grams} }, { "type": "prose"`);
    writeFileSync(at('pages/index.json'), withLoaf(5));
    expect(command('check').said).toContain('"grams" is 5, but it must be at least 100.');
    writeFileSync(at('pages/index.json'), withLoaf(750));
    expect(run('npm', 'test')).toMatchObject({ status: 0 });
    const built = readFileSync(at('.build/verify/site/index.html'), 'utf8');
    const [, className] = /<p class="(\w+)">750/.exec(built) ?? [];
    expect(built).toContain(`.${className}{font-weight:700}`);
    expect(command('completion')).toMatchObject({ status: 0 });
    expect(readFileSync(at('schemas/page-block.schema.json'), 'utf8')).toContain('"Loaf"');
    expect(readFileSync(at('.vscode/settings.json'), 'utf8')).toContain('"url": "./schemas/area.schema.json"');
  });

  it('[AD14] has a door for assistants, which knows the blocks of the project', SLOW, async () => {
    const { mcpServers } = JSON.parse(readFileSync(at('.mcp.json'), 'utf8')) as {
      mcpServers: { pages: { command: string; args: string[] } };
    };
    const client = new Client({ name: 'Scribe', version: '1' });
    const way = { ...mcpServers.pages, cwd: project, env: environment as Record<string, string> };
    await client.connect(new StdioClientTransport({ ...way, stderr: 'ignore' }), SLOW);
    const { contents } = await client.readResource({ uri: 'site://office' });
    const loaf = await client.callTool({ name: 'describe', arguments: { name: 'loaf' } }, undefined, SLOW);
    await client.close();
    expect([contents[0]!, loaf.content]).toEqual([
      expect.objectContaining({ text: readFileSync('pages/README.md', 'utf8') }),
      expect.arrayContaining([expect.objectContaining({ text: expect.stringContaining('"A loaf."') as string })]),
    ]);
  });

  it('[SF18] names a block of the project that cannot be loaded, and no page for it', SLOW, () => {
    const loaf = readFileSync(at('blocks/loaf/Loaf.tsx'), 'utf8');
    writeFileSync(at('blocks/loaf/Loaf.tsx'), loaf.replace('<p>', '<p'));
    const { status, said } = command('check', '--format', 'compact');
    expect([status, said]).toEqual([1, expect.stringMatching(/^blocks\/loaf\/Loaf\.tsx:7:\d+ broken-block /m)]);
    expect(said).toContain('1 problem and 4 warnings');
    writeFileSync(at('blocks/loaf/Loaf.tsx'), loaf);
  });

  it('[SF25] is updated by a newer package, which brings the files of an older version up to date', SLOW, () => {
    const [report, site] = [at(`node_modules/${NAME}/${REPORT}`), at('pages/_site.json')];
    writeFileSync(report, readFileSync(report, 'utf8').replaceAll(' fine.', ' as they were of old.'));
    const now = readFileSync(site, 'utf8');
    writeFileSync(site, now.replace('"version": 6', '"version": 4').replace('"information"', '"emergency"'));
    const older = readFileSync(site, 'utf8');
    const list = readFileSync(at('pages/_approved.txt'), 'utf8');

    unpack();
    const checked = command('check');
    expect([checked.status, checked.said]).toEqual([0, expect.stringContaining('2 files are fine.')]);
    expect(readFileSync(site, 'utf8')).toBe(older);
    const { status, said } = command('migrate');
    expect([status, said]).toEqual([0, expect.stringContaining('Rewrote 1 file:\n  pages/_site.json')]);
    expect(readFileSync(site, 'utf8')).toBe(now);
    expect(command('check')).toMatchObject({ status: 0 });
    expect(readFileSync(at('pages/_approved.txt'), 'utf8')).toBe(list);
    const [changelog = ''] = /\S+CHANGELOG\.md/.exec(said) ?? [];
    expect(readFileSync(at(changelog), 'utf8')).toContain('What visitors will see differently');
  });

  it('[SF14] works on as well when the folder of the repository has moved', SLOW, () => {
    const moved = join(folder, 'elsewhere/deeper');
    mkdirSync(dirname(moved));
    renameSync(project, moved);
    project = moved;
    expect(run('npm', 'run', 'copy', '--', '/404', 'x').said).toContain('pages/404.json is no page of its own');
    expect(command('check').said).toContain('2 files are fine.');
  });
});

/** The home page as `npm start` serves it. */
async function served(): Promise<string> {
  const port = await freePort();
  const server = spawn('npm', ['start', '--', '--port', String(port)], {
    cwd: project,
    env: environment,
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  try {
    await new Promise<void>((resolve, reject) => {
      server.stdout.on('data', (said: Buffer) => said.includes('The site is at') && resolve());
      server.once('exit', (code) => reject(new Error(`npm start ended with ${code}.`)));
    });
    return await (await fetch(`http://127.0.0.1:${port}/`)).text();
  } finally {
    process.kill(-server.pid!);
  }
}
