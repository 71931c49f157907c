import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, onTestFinished } from 'vitest';
import { fingerprintOf, hashOf } from '../../../src/node/hashes';
import { begin } from '../../../src/node/cli/approve/begin';
import { loadSite } from '../../../src/node/load/load-site';
import { beginRepository } from '../../fixtures/repository';
import { goodPage } from '../check/small-site';
import { talkTo, workshop } from '../pages/workshop';

/** What a tool answered. */
export interface Said {
  isError: boolean;
  note: string;
  /** What stands between the marks. */
  authored: string;
  /** What stands behind them. */
  rest: string;
  pictures: Buffer[];
}

/** The code of a command is bundled when it runs for the first time. */
const FIRST_MS = 240_000;

/** The client of the SDK over standard input and output, and the process that it speaks to. */
export async function assistantOn(
  folder: string,
  { photos, name = 'Scribe' }: { photos?: string; name?: string } = {},
) {
  const site = ['--site', folder, ...(photos === undefined ? [] : ['--photos', photos])];
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: ['src/node/run.mjs', 'mcp', ...site],
    stderr: 'ignore',
  });
  const client = new Client({ name, version: '1' });
  await client.connect(transport, { timeout: FIRST_MS });
  const log = join('.build', `mcp-${fingerprintOf(folder)}.log`);
  onTestFinished(async () => {
    await client.close();
    rmSync(log, { force: true });
  });
  let calls = 0;
  const call = async (tool: string, given: object = {}): Promise<Said> => {
    calls += 1;
    const answer = await client.callTool({ name: tool, arguments: { ...given } }, undefined, { timeout: FIRST_MS });
    const content = answer.content as { type: string; text?: string; data?: string }[];
    const [note = '', second = ''] = content.flatMap(({ text }) => text ?? []);
    const [, , authored = '', rest = ''] = /<(authored [0-9a-f]{12})>\n([^]*)\n<\/\1>([^]*)$/.exec(second) ?? [];
    const pictures = content.flatMap(({ data }) => (data === undefined ? [] : Buffer.from(data, 'base64')));
    return { isError: answer.isError === true, note, authored, rest, pictures };
  };
  return {
    client,
    pid: () => transport.pid!,
    call,
    calls: () => calls,
    log: () => readFileSync(log, 'utf8'),
    hash: (path: string) => hashOf(readFileSync(join(dirname(folder), path))),
  };
}

type Changes = Parameters<typeof workshop>[0];
export const ABOUT = 'pages/about.json';
export const DRAFT = 'pages/draft.json';
export const aboutPage = (...blocks: object[]) =>
  goodPage('About', { type: 'prose', paragraphs: ['By day.'] }, ...blocks);

/** A small site with a draft, of which all that stands is approved, in git. */
export async function smallSite(changes: Changes = {}) {
  const draft = { status: 'draft', ...goodPage('Draft', { type: 'prose', paragraphs: ['By dawn.'] }) };
  const shop = workshop({ [ABOUT]: aboutPage(), [DRAFT]: draft, ...changes });
  const loaded = await loadSite(shop.folder);
  expect(loaded.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(await begin(shop.folder, loaded, talkTo())).toBe(0);
  beginRepository(shop.root);
  return { ...shop, site: join(shop.root, 'pages') };
}
