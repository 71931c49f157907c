import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolder } from '../../fixtures/temporary-folder';

const AUTHOR = ['-c', 'user.name=Office', '-c', 'user.email=office@example.org'];

/** A repository that was merged into and a clone of it, with an npm whose deployment writes the ledger or fails. */
function merged({ deployment, place = { to: 'folder', at: '/site' } }: { deployment: string; place?: object }) {
  const home = temporaryFolder();
  const git = (folder: string, ...args: string[]) =>
    execFileSync('git', ['-C', join(home, folder), ...AUTHOR, ...args], { encoding: 'utf8' }).trim();
  mkdirSync(join(home, 'origin'));
  git('origin', 'init', '-q', '--bare', '--initial-branch=main');
  execFileSync('git', ['clone', '-q', join(home, 'origin'), join(home, 'clone')], { stdio: 'ignore' });
  for (const folder of ['.ci', 'pages']) mkdirSync(join(home, 'clone', folder));
  mkdirSync(join(home, 'bin'));
  copyFileSync('.ci/deploy.sh', join(home, 'clone/.ci/deploy.sh'));
  writeFileSync(join(home, 'clone/pages/.deploy.json'), JSON.stringify({ place }));
  writeFileSync(join(home, 'clone/pages/_published.json'), 'old');
  git('clone', 'checkout', '-q', '-B', 'main');
  git('clone', 'add', '-A');
  git('clone', 'commit', '-q', '-m', 'The site');
  git('clone', 'push', '-q', 'origin', 'main');
  const npm = `#!/bin/sh\necho "npm $*" >> ${home}/ran\nif [ "$3" = deploy ]; then ${deployment}; fi\n`;
  writeFileSync(join(home, 'bin/npm'), npm, { mode: 0o755 });
  return {
    git,
    run(settings: Record<string, string> = {}) {
      const env = {
        ...process.env,
        PATH: [join(home, 'bin'), process.env['PATH']].join(delimiter),
        HOME: home,
        BRANCH: 'main',
        ...settings,
      };
      const { status, stderr } = spawnSync('bash', ['.ci/deploy.sh'], {
        cwd: join(home, 'clone'),
        env,
        encoding: 'utf8',
      });
      return { status, stderr };
    },
    read: (path: string) => readFileSync(join(home, path), 'utf8'),
    merge(file: string) {
      execFileSync('git', ['clone', '-q', join(home, 'origin'), join(home, file)]);
      writeFileSync(join(home, file, file), file);
      git(file, 'add', '-A');
      git(file, 'commit', '-q', '-m', file);
      git(file, 'push', '-q', 'origin', 'main');
    },
  };
}

it('[O85] builds, deploys, and keeps the ledger of what visitors know now', () => {
  const { run, git, read, merge } = merged({ deployment: 'printf new > pages/_published.json' });
  merge('another-page');
  expect(run()).toEqual({ status: 0, stderr: '' });
  expect(read('ran')).toBe('npm run --silent build\nnpm run --silent deploy\n');
  expect(git('origin', 'show', 'main:pages/_published.json')).toBe('new');
  expect(git('origin', 'show', 'main:another-page')).toBe('another-page');
  expect(git('origin', 'log', '-1', '--format=%s', 'main')).toContain('[skip ci]');
  const commits = git('origin', 'rev-list', '--count', 'main');
  expect(run().status).toBe(0);
  expect(git('origin', 'rev-list', '--count', 'main')).toBe(commits);
});

it(
  '[O85] keeps nothing of a deployment that failed, and says what to do where it may not write',
  { tags: 'turn-1' },
  () => {
    const failing = merged({ deployment: 'printf new > pages/_published.json; exit 1' });
    expect(failing.run().status).toBe(1);
    expect(failing.git('origin', 'show', 'main:pages/_published.json')).toBe('old');
    const { run } = merged({ deployment: 'printf new > pages/_published.json' });
    const { status, stderr } = run({ REMOTE: '/nowhere' });
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining('run "npm run publish-routes -- --deployed" on your'),
    ]);
  },
);

it('[O85] gives ssh its key, for nobody else to read, where the site goes to a server', () => {
  const { run, read } = merged({ deployment: 'true', place: { to: 'server', at: 'example.org:/site' } });
  expect(run({ SSH_KEY: 'a key', SSH_HOSTS: 'example.org ssh-ed25519 AAAA' }).status).toBe(0);
  expect(read('.ssh/id_ed25519')).toBe('a key\n');
  expect(read('.ssh/known_hosts')).toBe('example.org ssh-ed25519 AAAA\n');
});

interface Step {
  run?: string;
  uses?: string;
  env?: Record<string, string>;
}

it('[O85] deploys what was merged and each day what is there, never what is only proposed, one after the other', () => {
  const { on, permissions, concurrency, jobs } = parse(readFileSync('.github/workflows/deploy.yml', 'utf8')) as {
    on: { push: object; schedule: { cron: string }[]; workflow_dispatch: null };
    permissions: object;
    concurrency: object;
    jobs: Record<string, { permissions?: object; steps: Step[] }>;
  };
  expect(Object.keys(on)).toEqual(['push', 'schedule', 'workflow_dispatch']);
  expect(on.push).toEqual({ branches: ['main'] });
  expect(on.schedule.map(({ cron }) => cron)).toEqual([expect.stringMatching(/^\d+ \d+ \* \* \*$/)]);
  expect(permissions).toEqual({ contents: 'read' });
  expect(concurrency).toEqual({ group: 'deploy' });
  expect(jobs['deploy']!.permissions).toEqual({ contents: 'write' });
  const withSecrets = Object.values(jobs)
    .flatMap(({ steps }) => steps)
    .filter((step) => JSON.stringify(step).includes('secrets.'));
  expect(withSecrets.map(({ run }) => run)).toEqual(['.ci/deploy.sh']);

  const { deploy } = parse(readFileSync('.gitlab-ci.yml', 'utf8')) as { deploy: Record<string, unknown> };
  expect(deploy).toMatchObject({
    resource_group: 'deploy',
    rules: [{ if: '$CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH', exists: ['pages/.deploy.json'] }],
    script: ['.ci/deploy.sh'],
  });
});

it('[O85] shows what is proposed as the site that it would be, without any secret', () => {
  const { jobs } = parse(readFileSync('.github/workflows/check.yml', 'utf8')) as {
    jobs: Record<string, { steps: Step[] }>;
  };
  expect(jobs['preview']!.steps.flatMap(({ run }) => run ?? [])).toEqual(['npm ci', 'npm run --silent build']);
  expect(jobs['preview']!.steps.at(-1)).toMatchObject({ with: { name: 'preview', path: 'dist' } });
  const { preview } = parse(readFileSync('.gitlab-ci.yml', 'utf8')) as { preview: Record<string, unknown> };
  expect(preview).toMatchObject({
    script: ['npm run --silent build'],
    artifacts: { expose_as: 'The site as it would be', paths: ['dist/'] },
  });
});
