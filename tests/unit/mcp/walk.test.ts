import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { assistedFiles } from '../../../src/check/approval/assisted';
import { waitingOn } from '../../../src/check/approval/waiting';
import { approvalsOf } from '../../../src/node/authoring/write-approved';
import { loadSite } from '../../../src/node/load/load-site';
import { siteFolder } from '../../../src/node/site-folder';
import { beginRepository } from '../../fixtures/repository';
import { temporaryFolder } from '../../fixtures/temporary-folder';
import { assistantOn } from './assistant';

const MINUTES = 60_000;
const PAGE = 'pages/areas/n16.json';

it(
  '[AD1] makes an area page of a code, three facts and a photograph in at most twelve calls',
  { timeout: 5 * MINUTES, tags: 'turn-5' },
  async () => {
    const root = temporaryFolder();
    const [site, photos] = ['pages', 'photos'].map((name) => join(root, name));
    cpSync('pages', site!, { recursive: true });
    mkdirSync(photos!);
    cpSync('pages/_images/van.jpg', join(photos!, 'Our Van.jpg'));
    beginRepository(root);
    const { call, calls, hash } = await assistantOn(site!, { photos: photos! });
    const approved = readFileSync(join(site!, '_approved.txt'), 'utf8');

    await call('site_overview');
    await call('describe', { name: 'area' });
    const facts = {
      code: 'n16',
      name: 'Stoke Newington',
      locality: 'Stoke Newington',
      responseMinutes: 25,
      priceRange: '££',
      streets: ['Stoke Newington Church Street', 'Stoke Newington High Street', 'Albion Road'],
      landmarks: ['Clissold Park', 'Abney Park Cemetery', 'Clissold House'],
      credentials: ['Gas Safe Registered'],
    };
    const copied = await call('copy_page', { page: '/areas/hackney', to: 'n16', facts });
    expect(copied.isError, copied.note + copied.authored).toBe(false);
    expect((await call('add_photo', { file: 'Our Van.jpg' })).note).toContain('It is called our-van.jpg here.');
    const read = await call('read_page', { page: PAGE });
    const left = (JSON.parse(copied.authored) as { rule: string; pointer: string }[]).filter(
      ({ rule }) => rule === 'to-do',
    );
    expect(left.map(({ pointer }) => pointer)).toContain('/metadata/description');
    const document = JSON.parse(read.authored) as { blocks: { type: string }[] };
    const prose = document.blocks.findIndex(({ type }) => type === 'prose');
    const replace = (path: string, value: unknown) => ({ op: 'replace', path, value });
    const patch = [
      replace(
        '/metadata/description',
        'Emergency plumber for N16, from Church Street to Abney Park: leaks, boilers and drains, with a price that you hear before we begin.',
      ),
      replace('/metadata/keywords', ['emergency {product} {area.code}']),
      replace('/facts/borough', 'Hackney'),
      replace('/facts/intro', 'Water where it should not be in N16? Ring, and hear the price before we set out.'),
      replace(`/blocks/${prose}/picture`, {
        show: 'photo',
        file: 'our-van.jpg',
        alt: 'Our van at the side of the road.',
      }),
      replace(`/blocks/${prose}/heading`, 'Villas beside the park'),
      replace(`/blocks/${prose}/paragraphs`, [
        'The villas around the park have cellars, and their drains meet under the gardens behind them.',
      ]),
    ];
    const changed = await call('change_page', { page: PAGE, hash: hash(PAGE), patch });
    expect(changed.isError, changed.note + changed.authored).toBe(false);
    const checked = await call('check', { page: PAGE });
    const errors = (JSON.parse(checked.authored) as { severity: string; message: string }[]).filter(
      ({ severity }) => severity === 'error',
    );
    expect(errors.map(({ message }) => message)).toEqual([]);
    const seen = await call('preview', { page: PAGE });
    expect(seen.authored).toContain('Villas beside the park');
    expect(seen.authored).toContain('N16');
    expect((await call('compare')).authored).toMatch(/\/areas\/n16\n\s+new draft/);
    expect((await call('site_overview')).isError).toBe(false);
    expect(calls()).toBeLessThanOrEqual(12);

    const folder = siteFolder(site);
    const loaded = await loadSite(folder);
    expect(loaded.site.at('/areas/n16')?.hidden).toEqual({ why: 'draft' });
    expect(waitingOn(PAGE, loaded.site, (await approvalsOf(folder))!)!.items.length).toBeGreaterThan(3);
    expect(assistedFiles(loaded.site, loaded.files)).toEqual([PAGE]);
    expect(readFileSync(join(site!, '_approved.txt'), 'utf8')).toBe(approved);
  },
);
