import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { main } from '../../../src/node/cli/new/main';
import { SITE_QUESTIONS } from '../../../src/node/cli/new/new-site';
import { loadSite } from '../../../src/node/load/load-site';
import { siteFolder } from '../../../src/node/site-folder';

const root = mkdtempSync(join(tmpdir(), 'new-site-'));
afterAll(() => rmSync(root, { recursive: true }));

const ANSWERS: Record<string, string> = {
  'name': 'Ó Briain',
  'trade': 'electrician',
  'town': 'Dublin',
  'country': 'IE',
  'locale': 'en-IE',
  'currency': 'EUR',
  'time-zone': 'Europe/Dublin',
  'phone': '01 555 0142',
  'email': 'office@obriain.example',
  'origin': 'https://www.obriain.example',
  'price-range': '€€',
  'opens': '08:00',
  'closes': '18:00',
};
const options = Object.entries(ANSWERS).flatMap(([flag, word]) => [`--${flag}`, word]);

describe('npm run new -- site', () => {
  it('[SF13] makes a folder that the check refuses only for what is left to write', async () => {
    const folder = join(root, 'empty');
    expect(await main(['site', folder])).toBe(0);
    expect(readdirSync(folder).sort()).toEqual([
      '.mcp.json',
      '404.json',
      '_approved.txt',
      '_claims.json',
      '_menus.json',
      '_site.json',
      'index.json',
    ]);
    const { problems } = await loadSite(siteFolder(folder));
    expect([...new Set(problems.map(({ rule }) => rule))]).toEqual(['to-do']);
    expect(problems.length).toBeGreaterThan(SITE_QUESTIONS.length);
  });

  it('[AD14] has the file by which assistants find the door', async () => {
    const folder = join(root, 'assisted');
    expect(await main(['site', folder])).toBe(0);
    const { mcpServers } = JSON.parse(readFileSync(join(folder, '.mcp.json'), 'utf8')) as {
      mcpServers: Record<string, { command: string; args: string[] }>;
    };
    const { command, args } = mcpServers['pages']!;
    expect(command).toBe('node');
    expect(realpathSync(join(folder, args[0]!))).toBe(realpathSync('src/node/run.mjs'));
    expect(args.slice(1)).toEqual(['mcp', '--site', '.']);
    const { problems } = await loadSite(siteFolder(folder));
    expect(problems.filter(({ file }) => file.includes('mcp'))).toEqual([]);
  });

  it('[SF13] takes each answer from the command, and makes of the number what phones dial', async () => {
    const folder = join(root, 'told');
    expect(SITE_QUESTIONS.map(({ flag }) => flag).sort()).toEqual(Object.keys(ANSWERS).sort());
    expect(await main(['site', folder, ...options])).toBe(0);
    const text = readFileSync(join(folder, '_site.json'), 'utf8');
    expect(text).not.toContain('TO DO');
    expect(JSON.parse(text)).toMatchObject({
      schemaType: 'Electrician',
      look: { drawings: 'electricity' },
      product: 'Electrician',
      brand: { first: 'Ó Briain' },
      phone: { display: '01 555 0142', international: '+35315550142' },
      hours: { opens: '08:00' },
    });
    const home = readFileSync(join(folder, 'index.json'), 'utf8')
      .replace(/TO DO: What we do and where[^"]*/, 'Electricians for Dublin, all week | {brand}')
      .replace(
        /TO DO: The two lines[^"]*/,
        'Electricians for the old and the new houses of Dublin: fuse boards, rewiring and lights, with a certificate.',
      )
      .replace(/TO DO: The heading[^"]*/, 'Electricians for Dublin')
      .replace(/TO DO: One or two[^"]*/, 'From one socket to a whole house.')
      .replace(/TO DO: The text[^"]*/, 'We put the lights back on.');
    writeFileSync(join(folder, 'index.json'), home);
    const { problems } = await loadSite(siteFolder(folder));
    expect([...new Set(problems.map(({ rule }) => rule))]).toEqual(['unapproved']);
  });

  it('[SF13] leaves each word to write where the site is in another language', async () => {
    const folder = join(root, 'welsh');
    expect(await main(['site', folder, ...options, '--locale', 'cy-GB', '--trade', 'saer coed'])).toBe(0);
    const jsonOf = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
    const { phone, schemaType, product } = jsonOf('_site.json');
    expect([jsonOf('_menus.json').call, phone.name, schemaType, product]).toEqual([
      'TO DO: Call {phone}',
      'TO DO: Our line',
      'LocalBusiness',
      'Saer coed',
    ]);
    expect(readFileSync(join(folder, '404.json'), 'utf8')).toContain('"heading": "TO DO: This page was not found"');
    const { problems } = await loadSite(siteFolder(folder));
    expect([...new Set(problems.map(({ rule }) => rule))].sort()).toEqual(['to-do', 'unapproved']);
  });

  it('[SF13] writes nothing over what is there, and refuses answers that do not fit', async () => {
    const folder = join(root, 'refused');
    expect(await main(['site', folder, '--country', 'Ireland'])).toBe(2);
    expect(await main(['site', folder, '--minutes', '20'])).toBe(2);
    expect(await main(['site'])).toBe(2);
    expect(existsSync(folder)).toBe(false);
    expect(await main(['site', root])).toBe(2);
  });
});
