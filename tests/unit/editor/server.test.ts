import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashOf } from '../../../src/node/hashes';
import { startEditorServer } from '../../../src/node/editor-server/editor-server';
import type { EditorServer } from '../../../src/node/editor-server/editor-server';
import { filesOf } from '../check/small-site';

const PAGE = 'pages/areas/sw1h.json';
const root = mkdtempSync(join(tmpdir(), 'editor-'));
const place = (path: string) => join(root, path);
const site = { path: join(root, 'pages'), name: 'pages', project: root };
const client = new Map([
  ['/assets/editor.js', Buffer.from('')],
  ['/assets/check-worker.js', Buffer.from('')],
]);

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  port?: number;
}

function ask(path: string, { method = 'GET', headers = {}, body = '', port = portOf() }: Sent = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode!,
          headers: response.headers,
          body: Buffer.concat(parts).toString(),
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

let server: EditorServer;
let cookie = '';
let writer = '';
const said: string[] = [];
const portOf = () => Number(new URL(server.origin).port);
const pathIn = (link: string) => link.slice(server.origin.length);

const good = () => ({
  'cookie': cookie,
  'origin': server.origin,
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
  'x-editor-run': writer,
});
const hashNow = (path: string) => hashOf(readFileSync(place(path)));
const saving = (change: object = {}) =>
  JSON.stringify({ path: PAGE, base: hashNow(PAGE), text: '{ "version": 1 }', ...change });
const save = (change: object = {}, headers: object = {}) =>
  ask('/api/save', { method: 'POST', headers: { ...good(), ...headers }, body: saving(change) });
const without = (name: keyof ReturnType<typeof good>) => {
  const { [name]: _, ...rest } = good();
  return ask('/api/save', { method: 'POST', headers: rest, body: saving() });
};

beforeAll(async () => {
  mkdirSync(place('pages/_shared'), { recursive: true });
  mkdirSync(place('schemas'));
  server = await startEditorServer({ site, port: 0, client, say: (link) => said.push(link) });
  const started = await ask(pathIn(server.startLink));
  cookie = String(started.headers['set-cookie']).split(';')[0]!;
  writer = /content="([^"]+)">\n<link rel="icon"/.exec((await ask('/', { headers: { cookie } })).body)![1]!;
});

beforeEach(() => {
  for (const [path, bytes] of filesOf()) {
    mkdirSync(dirname(place(path)), { recursive: true });
    rmSync(place(path), { force: true });
    writeFileSync(place(path), bytes);
  }
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

describe('what the editor refuses', () => {
  it('[ED1] answers at its own address on this computer only', async () => {
    for (const host of ['evil.test', `evil.localhost:${portOf()}`, `localhost:${portOf()}`, '127.0.0.1'])
      expect((await ask('/', { headers: { cookie, host } })).status, host).toBe(421);
    const others = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
    for (const { address } of others.filter(({ internal, family }) => !internal && family === 'IPv4'))
      await expect(fetch(`http://${address}:${portOf()}/`), address).rejects.toThrow();
  });

  it('[ED2] reads nothing to a browser that did not open the start link, and shows a new one', async () => {
    said.length = 0;
    for (const path of ['/', '/preview', '/api/site', `/api/file?path=${PAGE}`, '/assets/editor.js'])
      expect((await ask(path)).status, path).toBe(401);
    expect((await ask('/api/site', { headers: { cookie: `${cookie}x` } })).status).toBe(401);
    expect(said).toEqual([expect.stringContaining('/start?ticket=')]);
    expect((await ask(pathIn(said[0]!))).status).toBe(303);
  });

  it('[ED2] takes a start link once', async () => {
    const again = await ask(pathIn(server.startLink));
    expect([again.status, again.headers['set-cookie']]).toEqual([401, undefined]);
    expect((await ask('/start?ticket=guess')).status).toBe(401);
  });

  it('[ED4] keeps its cookie from scripts and from other sites', async () => {
    await ask('/');
    const { headers } = await ask(pathIn(said.at(-1)!));
    expect(String(headers['set-cookie'])).toMatch(/^editor-\d+=[\w-]{43}; HttpOnly; SameSite=Strict; Path=\/$/);
  });

  it('[ED2] reads nothing to another site, whatever cookie comes along', async () => {
    for (const from of ['cross-site', 'same-site'])
      expect((await ask('/api/site', { headers: { cookie, 'sec-fetch-site': from } })).status, from).toBe(403);
  });

  it('[ED6] writes only for its own page: origin, fetch site, token, JSON and cookie are all asked for', async () => {
    const before = readFileSync(place(PAGE), 'utf8');
    const statuses = {
      'origin': (await without('origin')).status,
      'foreign origin': (await save({}, { origin: 'http://localhost:3000' })).status,
      'fetch site': (await without('sec-fetch-site')).status,
      'token': (await without('x-editor-run')).status,
      'wrong token': (await save({}, { 'x-editor-run': 'guess' })).status,
      'type': (await without('content-type')).status,
      'plain text': (await save({}, { 'content-type': 'text/plain' })).status,
      'cookie': (await without('cookie')).status,
      'method': (await ask('/api/save', { method: 'PUT', headers: good(), body: saving() })).status,
    };
    expect(statuses).toEqual({
      'origin': 403,
      'foreign origin': 403,
      'fetch site': 403,
      'token': 403,
      'wrong token': 403,
      'type': 415,
      'plain text': 415,
      'cookie': 401,
      'method': 405,
    });
    expect(readFileSync(place(PAGE), 'utf8')).toBe(before);
  });

  it('[ED7] writes no file but pages, shared files, the site file and the region, and none outside the folder', async () => {
    const paths = [
      '../secret.json',
      'pages/../secret.json',
      'pages/..\\secret.json',
      'pages/%2e%2e/secret.json',
      '/etc/passwd',
      'pages/.hidden.json',
      'pages/notes.txt',
      'pages/_approved.txt',
      'pages/_published.json',
      'pages/_regions.json',
      'pages/_drafts/about.json',
      'pages/about.json\0.json',
      'PAGES/about.json',
    ];
    for (const path of paths) expect((await save({ path, base: null })).status, path).toBe(403);
    expect(statSync(place('secret.json'), { throwIfNoEntry: false })).toBe(undefined);
    expect((await save({ path: 'pages/new.json', base: null })).status).toBe(200);
    rmSync(place('pages/new.json'));
  });

  it('[ED7] follows no symbolic link, of a file or of a folder', async () => {
    mkdirSync(place('elsewhere'));
    writeFileSync(place('elsewhere/target.json'), 'kept');
    symlinkSync(place('elsewhere/target.json'), place('pages/linked.json'));
    symlinkSync(place('elsewhere'), place('pages/away'));
    expect((await save({ path: 'pages/linked.json', base: hashNow('elsewhere/target.json') })).status).toBe(403);
    expect((await save({ path: 'pages/away/new.json', base: null })).status).toBe(403);
    expect((await save({ path: 'pages/away/target.json', base: hashNow('elsewhere/target.json') })).status).toBe(403);
    expect(readFileSync(place('elsewhere/target.json'), 'utf8')).toBe('kept');
    for (const path of ['pages/linked.json', 'pages/away', 'elsewhere']) rmSync(place(path), { recursive: true });
  });

  it('[ED30] hands out one file with its hash, and not again to who has it', async () => {
    const file = (path: string, headers = {}) => ask(`/api/file?path=${path}`, { headers: { cookie, ...headers } });
    const { status, headers, body } = await file(PAGE);
    expect([status, headers['etag'], body]).toEqual([200, `"${hashNow(PAGE)}"`, readFileSync(place(PAGE), 'utf8')]);
    expect(await file(PAGE, { 'if-none-match': `"${hashNow(PAGE)}"` })).toMatchObject({ status: 304, body: '' });
    expect(await file(PAGE, { 'if-none-match': '"another"' })).toMatchObject({ status: 200, body });
    writeFileSync(place('pages/.hidden.json'), '{}');
    writeFileSync(place('outside.json'), '{}');
    symlinkSync(place('outside.json'), place('pages/link.json'));
    // A page that is not saved yet is asked for by the editor itself, and is no mistake that a browser reports.
    for (const path of ['pages/none.json', 'pages/link.json'])
      expect(await file(path), path).toMatchObject({ status: 204, body: '' });
    const none = ['', 'pages', 'pages/areas', 'pages/.hidden.json'];
    for (const path of [...none, 'pages/../outside.json', 'pages/..%2Foutside.json', 'outside.json', '../outside.json'])
      expect((await file(path)).status, path).toBe(404);
    for (const name of ['.hidden.json', 'link.json']) rmSync(place(`pages/${name}`));
  });

  it('[ED9] takes no more than two megabytes, nothing that is no save, and no half a character', async () => {
    const before = readFileSync(place(PAGE), 'utf8');
    expect((await save({ text: 'x'.repeat(3 * 1024 * 1024) })).status).toBe(413);
    expect((await save({ text: 'x'.repeat(13 * 1024 * 1024) }).catch(() => ({ status: 413 }))).status).toBe(413);
    expect((await save({ text: 7 })).status).toBe(400);
    expect((await save({ text: '"\ud800"' })).status).toBe(422);
    expect((await ask('/api/save', { method: 'POST', headers: good(), body: '{' })).status).toBe(400);
    expect(readFileSync(place(PAGE), 'utf8')).toBe(before);
  });

  it('[ED6] [ED15] publishes for nobody else, and not at all where it is not set up', async () => {
    const publish = (headers: object) =>
      ask('/api/publish', { method: 'POST', headers: { ...good(), ...headers }, body: saving() });
    expect((await publish({})).status).toBe(403);
    expect((await publish({})).body).toBe('This computer is not set up to publish.');
    expect((await publish({ 'x-editor-run': 'guess' })).body).toMatch(/^The editor was started again/);
    expect((await publish({ origin: 'http://localhost:3000' })).body).toBe('Only the editor itself may write.');
    expect((await publish({ cookie: '' })).status).toBe(401);
  });

  it('[ED6] [ED24] approves for its own page only, and nothing where the site has not begun', async () => {
    const body = JSON.stringify({ fingerprints: ['0123456789ab'], by: 'AB' });
    const approve = (headers: object, sent = body) =>
      ask('/api/approve', { method: 'POST', headers: { ...good(), ...headers }, body: sent });
    expect((await approve({ 'x-editor-run': 'guess' })).body).toMatch(/^The editor was started again/);
    expect((await approve({ origin: 'http://localhost:3000' })).body).toBe('Only the editor itself may write.');
    expect((await approve({ 'content-type': 'text/plain' })).status).toBe(415);
    expect((await approve({ cookie: '' })).status).toBe(401);
    expect((await ask(`/api/waiting?path=${PAGE}`)).status).toBe(401);
    for (const not of ['{', '{"fingerprints":[],"by":"AB"}', body.replace('0123', '../x'), body.replace('"AB"', '7')])
      expect((await approve({}, not)).status, not).toBe(400);
    expect(await approve({})).toMatchObject({
      status: 409,
      body: expect.stringMatching(/^Approval has not been set up/) as string,
    });
    expect(JSON.parse((await ask(`/api/waiting?path=${PAGE}`, { headers: { cookie } })).body)).toEqual({ items: [] });
    expect(statSync(place('pages/_approved.txt'), { throwIfNoEntry: false })).toBe(undefined);
  });

  it('[ED6] [ED21] takes photographs of its own page only, as bytes, and no more than 20 MB', async () => {
    const send = (headers: object, body: string | Buffer = 'GIF8') =>
      ask('/api/photo?name=van.jpg', {
        method: 'POST',
        headers: { ...good(), 'content-type': 'application/octet-stream', ...headers },
        body,
      });
    expect((await send({})).body).toBe(
      'This file is a GIF picture. Browsers show JPEG, PNG, WebP and AVIF: save it as one of these.',
    );
    for (const type of ['application/json', 'image/jpeg', 'text/plain', 'multipart/form-data; boundary=x'])
      expect((await send({ 'content-type': type })).status, type).toBe(415);
    expect((await send({ 'x-editor-run': 'guess' })).status).toBe(403);
    expect((await send({ 'origin': 'http://localhost:3000' })).status).toBe(403);
    expect((await send({ cookie: '' })).status).toBe(401);
    expect((await send({}, Buffer.alloc(21 * 1024 * 1024)).catch(() => ({ status: 413 }))).status).toBe(413);
    expect(statSync(place('pages/_images/van.jpg'), { throwIfNoEntry: false })).toBe(undefined);
  });

  it('[ED10] opens a site once at a time', async () => {
    await expect(startEditorServer({ site, port: 0, client })).rejects.toThrow(/is open in another editor/);
  });
});

describe('what the editor saves', () => {
  it('[ED11] writes the very bytes, with line ends and a byte-order mark, and leaves nothing beside them', async () => {
    const text = '\uFEFF{\r\n  "version": 1\r\n}\r\n';
    const saved = await save({ text });
    expect([saved.status, JSON.parse(saved.body)]).toEqual([200, { hash: hashNow(PAGE) }]);
    expect(readFileSync(place(PAGE))).toEqual(Buffer.from(text));
  });

  it('[ED11] writes over nothing that was changed meanwhile, and hands it out', async () => {
    const base = hashNow(PAGE);
    writeFileSync(place(PAGE), '{ "theirs": 1 }');
    const { status, body } = await save({ base });
    const { found } = JSON.parse(body) as { found: { hash: string; bytes: string } };
    expect([status, found.hash]).toEqual([409, hashNow(PAGE)]);
    expect(Buffer.from(found.bytes, 'base64').toString()).toBe('{ "theirs": 1 }');
    expect(readFileSync(place(PAGE), 'utf8')).toBe('{ "theirs": 1 }');
    rmSync(place(PAGE));
    expect(
      JSON.parse(
        (
          await ask('/api/save', {
            method: 'POST',
            headers: good(),
            body: JSON.stringify({ path: PAGE, base, text: '{}' }),
          })
        ).body,
      ),
    ).toEqual({ found: null });
  });

  it('[ED10] lets one of two saves of the same base through', async () => {
    const saves = await Promise.all(['"one"', '"two"'].map((text) => save({ text })));
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('[ED4] has a policy without foreign addresses and scripts made of text, but for the worker of the check', async () => {
    const policyOf = async (path: string) =>
      String((await ask(path, { headers: { cookie } })).headers['content-security-policy']);
    for (const path of ['/', '/preview', '/api/site', '/assets/editor.js'])
      expect(await policyOf(path), path).toMatch(
        /^default-src 'self'; style-src 'self' 'sha256-[^;]+; img-src 'self' data:; /,
      );
    expect(await policyOf('/')).not.toContain('unsafe');
    expect(await policyOf('/')).toContain("frame-ancestors 'none'");
    expect(await policyOf('/preview')).toContain("frame-ancestors 'self'");
    expect(await policyOf('/assets/check-worker.js')).toContain("script-src 'self' 'unsafe-eval'");
  });
});
