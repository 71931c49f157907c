import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { delimiter, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolder } from '../../fixtures/temporary-folder';

interface Written {
  method: string;
  path: string;
  body: string;
}

const MARK = '<!-- what visitors will see change -->\n';
const SHORT = '### What visitors will see change\n\nA price: £95 → £105';
const LONG = Array.from({ length: 4000 }, (_, index) => `- £${index} on page ${index}`).join('\n');

/** Runs a script of a workflow as its host does, in a folder of its own that holds the comparison. */
async function run(
  script: string,
  changes: string,
  settings: Record<string, string>,
  tools: Record<string, string> = {},
): Promise<string> {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'what-changes.md'), changes);
  for (const [name, code] of Object.entries(tools)) writeFileSync(join(folder, name), code, { mode: 0o755 });
  const env = { ...process.env, ...settings, PATH: `${folder}${delimiter}${process.env['PATH']}` };
  const child = spawn('bash', ['-e', '-c', script], { cwd: folder, env, stdio: ['ignore', 'inherit', 'inherit'] });
  expect(
    await new Promise((done) => {
      child.once('close', done);
    }),
  ).toBe(0);
  return folder;
}

/** Stands for GitHub's command: lists one comment of ours or none, and notes what it is asked to write. */
const gh = (ids: string) => `#!/usr/bin/env node
const [, , , ...args] = process.argv;
if (args.includes('--paginate')) process.stdout.write(${JSON.stringify(ids)});
else require('fs').writeFileSync('written.json', JSON.stringify(args));`;

async function commentOnGithub(changes: string, ids: string): Promise<Written> {
  const { jobs } = parse(readFileSync('.github/workflows/check.yml', 'utf8')) as {
    jobs: { comment: { steps: { run?: string }[] } };
  };
  const settings = { COMMENTS: 'repos/a/b/issues', PULL_REQUEST: '7', RUN: 'https://example.org/run' };
  const folder = await run(jobs.comment.steps.at(-1)!.run!, changes, settings, { gh: gh(ids) });
  const args = JSON.parse(readFileSync(join(folder, 'written.json'), 'utf8')) as string[];
  expect(args.slice(-2)).toEqual(['-F', 'body=@comment.md']);
  return {
    method: args.includes('--method') ? args[args.indexOf('--method') + 1]! : 'POST',
    path: args.find((each) => each.startsWith('repos/'))!,
    body: readFileSync(join(folder, 'comment.md'), 'utf8'),
  };
}

/** Stands for GitLab, with a note of ours or without, among a stranger's that begins alike. */
async function noteOnGitlab(changes: string, hasOurs: boolean): Promise<Written> {
  const written: Written[] = [];
  const notes = [
    { id: 1, author: { id: 5 }, body: MARK },
    ...(hasOurs ? [{ id: 2, author: { id: 9 }, body: `${MARK}old` }] : []),
  ];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        const { method = '', url: path = '', headers } = request;
        if (method !== 'GET')
          written.push({ method, path, body: (JSON.parse(Buffer.concat(parts).toString()) as Written).body });
        response.statusCode = headers['private-token'] === 'secret' ? 200 : 401;
        response.end(JSON.stringify(path === '/user' ? { id: 9 } : path.endsWith('&page=1') ? notes : []));
      });
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const { note } = parse(readFileSync('.gitlab-ci.yml', 'utf8')) as { note: { script: string[] } };
  await run(note.script.join('\n'), changes, {
    CI_API_V4_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    CI_MERGE_REQUEST_PROJECT_ID: '3',
    CI_MERGE_REQUEST_IID: '7',
    CI_PIPELINE_URL: 'https://example.org/run',
    NOTES_TOKEN: 'secret',
  });
  server.close();
  expect(written).toHaveLength(1);
  return written[0]!;
}

const HOSTS = [
  [
    'GitHub',
    {
      write: (changes: string) => commentOnGithub(changes, ''),
      rewrite: (changes: string) => commentOnGithub(changes, '42\n43\n'),
      at: ['POST repos/a/b/issues/7/comments', 'PATCH repos/a/b/issues/comments/42'],
    },
  ],
  [
    'GitLab',
    {
      write: (changes: string) => noteOnGitlab(changes, false),
      rewrite: (changes: string) => noteOnGitlab(changes, true),
      at: ['POST /projects/3/merge_requests/7/notes', 'PUT /projects/3/merge_requests/7/notes/2'],
    },
  ],
] as const;

describe.skipIf(process.platform === 'win32').each(HOSTS)('%s', (_, { write, rewrite, at }) => {
  it('[O83] writes one comment, and the next time writes it anew', async () => {
    const [first, second] = [await write(SHORT), await rewrite(SHORT)];
    expect([first, second].map(({ method, path }) => `${method} ${path}`)).toEqual(at);
    expect(first.body.trimEnd()).toBe(MARK + SHORT);
    expect(second.body).toBe(first.body);
  });

  it('[O83] shortens a comment that is too long, at the end of a line, and says where the rest is', async () => {
    const { body } = await write(LONG);
    expect(body.length).toBeLessThanOrEqual(65_536);
    const [shown, rest] = body.split('\n\n**This is not all.** ');
    expect(LONG.startsWith(`${shown!.slice(MARK.length)}\n`)).toBe(true);
    expect(shown!.length).toBeGreaterThan(60_000);
    expect(rest).toContain('(https://example.org/run)');
  });
});
