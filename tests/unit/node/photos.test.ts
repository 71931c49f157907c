import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { beginningOfPhoto, readPhoto } from '../../../src/content/read-photo';
import { Photo } from '../../../src/design/photo/Photo';
import type { PhotoData } from '../../../src/design/photo/photo';
import { nextSteps } from '../../../src/node/authoring/next-steps';
import { buildSite } from '../../../src/node/build/build';
import { photoJobAt, photoJobs } from '../../../src/node/build/photos/photo-jobs';
import { keptPhoto, makePhotos, photoFile } from '../../../src/node/build/photos/photo-maker';
import type { PhotoJob } from '../../../src/node/build/photos/photo-maker';
import { serveSite } from '../../../src/node/serve/serve';
import { SiteBundles } from '../../../src/node/editor-server/site-bundle';
import { LiveSite } from '../../../src/node/dev/live-site';
import { openedSite } from '../../../src/editor/site/opened-site';
import { loadSite } from '../../../src/node/load/load-site';
import { photo as photoField } from '../../../src/schema/fields';
import { headHtml } from '../../../src/site/head';
import { avif, jpeg, png } from '../../fixtures/picture-bytes';
import { goodPage } from '../check/small-site';
import { workshop } from '../pages/workshop';
import { temporaryFolder } from '../../fixtures/temporary-folder';

const PAGE = 'pages/about.json';
const VAN = 'pages/_images/van.jpg';
const ALT = 'Our van "Bertha" in front of a house.';
const photo = { show: 'photo', file: 'van.jpg', alt: ALT };

/** A page with a photograph at its top, and the same one beside a text. */
function aboutPage() {
  const page = goodPage('About') as { blocks: object[] };
  const [hero, ...blocks] = page.blocks;
  const beside = { type: 'prose', paragraphs: ['More of it.'], picture: photo };
  return { ...page, blocks: [{ ...hero, picture: photo }, ...blocks, beside] };
}

/** Red in the colours of a fine screen, held upright, with where it was taken. */
const fromPhone = (width = 900, height = 1400, background = '#d01010') =>
  sharp({ create: { width: height, height: width, channels: 3, background } })
    .withIccProfile('p3')
    .withExif({ IFD0: { Copyright: 'Nobody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

async function siteWithVan(bytes?: Uint8Array) {
  const site = workshop({ [PAGE]: aboutPage(), [VAN]: bytes ?? (await fromPhone()) });
  return { ...site, load: async () => (await loadSite(site.folder)).site };
}

describe('a photograph of the site', () => {
  it('[PG1] is shown in the widths of its place and none wider than itself, and in one to old browsers', async () => {
    const site = await (await siteWithVan()).load();
    const { head, blocks } = site.resolver!.page(site.at('/about')!);
    const { picture } = blocks[0] as { picture: PhotoData };
    const { address } = picture;
    expect(address).toMatch(/^\/assets\/photos\/van-[0-9a-f]{12}$/);
    const set = [480, 800, 900].map((width) => `${address}-${width}.avif ${width}w`).join(', ');
    const sizes = '(min-width: 48rem) max(48vw, 22.5rem), 100vw';
    const drawn = (isFirst: boolean) =>
      renderToStaticMarkup(createElement(Photo, { photo: picture, isFirst })).replaceAll(/ class="[^"]*"/g, '');
    const source = (shown: string) => `<source type="image/avif" srcSet="${set}" sizes="${shown}"/>`;
    const img = `<img src="${address}-800.webp" alt="Our van &quot;Bertha&quot; in front of a house." width="900" height="1400"`;
    expect(drawn(true)).toBe(`<picture>${source(sizes)}${img} fetchPriority="high"/></picture>`);
    expect(drawn(false)).toBe(`<picture>${source(`auto, ${sizes}`)}${img} loading="lazy" decoding="async"/></picture>`);
    expect(headHtml(head)).toContain(
      `<link rel="preload" as="image" type="image/avif" imagesrcset="${set}" imagesizes="${sizes}" fetchpriority="high" data-head>`,
    );
    expect(headHtml(site.resolver!.page(site.at('/')!).head)).not.toContain('preload');
    expect(photoJobs(site).map((job) => `${job.width}.${job.format}`)).toEqual([
      '480.avif',
      '800.avif',
      '900.avif',
      '800.webp',
    ]);
  });

  it('[PG18] keeps the point in view that its page names, by the rules of that page alone', async () => {
    const { write, load } = await siteWithVan();
    const about = aboutPage();
    const [hero, ...others] = about.blocks as { picture?: object }[];
    const plain = (await load()).resolver!;
    write(
      PAGE,
      JSON.stringify({ ...about, blocks: [{ ...hero, picture: { ...photo, focus: { x: 31, y: 0 } } }, ...others] }),
    );
    const site = await load();
    const { picture } = site.resolver!.page(site.at('/about')!).blocks[0] as { picture: PhotoData };
    expect(picture.focus).toEqual({ x: 31, y: 0 });
    const [focused, unset] = [picture, { ...picture, focus: undefined }].map((each) =>
      renderToStaticMarkup(createElement(Photo, { photo: each as PhotoData })),
    );
    const withoutClass = (html: string) => html.replaceAll(/ class="[^"]*"/g, '');
    expect(withoutClass(focused!)).toBe(withoutClass(unset!).replace('<picture', '<picture data-x="30" data-y="0"'));
    expect(focused).not.toContain('style=');
    expect(JSON.stringify(plain.page(plain.site.at('/about')!))).not.toContain('focus');
    for (const wrong of [{ x: 33.5, y: 0 }, { x: 105, y: 0 }, { x: 50 }, 'top'])
      expect(photoField('card-photo').safeParse({ ...photo, focus: wrong }).success, JSON.stringify(wrong)).toBe(false);
  });

  it('[PG2] is published the right way up, in the colours of screens, without what the camera wrote', async () => {
    const site = await (await siteWithVan()).load();
    const original = await sharp(await fromPhone()).metadata();
    expect([original.orientation, original.hasProfile, original.exif !== undefined]).toEqual([6, true, true]);
    const jobs = photoJobs(site).filter(({ width }) => width === 800);
    const made: [PhotoJob, Uint8Array][] = [];
    await makePhotos(jobs, (job, bytes) => made.push([job, bytes]));
    expect(made).toHaveLength(2);
    for (const [{ format }, bytes] of made) {
      const { width, height, exif, icc, xmp, iptc, orientation, space } = await sharp(bytes).metadata();
      expect([format, width, height, space]).toEqual([format, 800, 1244, 'srgb']);
      expect([exif, icc, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
      // A profile that was dropped without being applied would leave a duller red.
      const [red, green] = await sharp(bytes).raw().toBuffer();
      expect([Math.abs(red! - 0xd0) < 6, Math.abs(green! - 0x10) < 8], `${red} ${green}`).toEqual([true, true]);
      expect(Buffer.from(bytes).includes('GPS') || Buffer.from(bytes).includes('Nobody')).toBe(false);
    }
  });

  it('[PG3] is made once, made again where what was kept is damaged, and new under a new address', async () => {
    const { load, write } = await siteWithVan();
    const first = photoJobs(await load())[0]!;
    rmSync(keptPhoto(first), { force: true });
    const made = await photoFile(first);
    const unread = () => {
      throw new Error('It was read again.');
    };
    expect(Buffer.compare(await photoFile({ ...first, read: unread }), made)).toBe(0);
    const damaged = readFileSync(keptPhoto(first));
    damaged[damaged.length - 1]! ^= 1;
    writeFileSync(keptPhoto(first), damaged);
    expect(Buffer.compare(await photoFile(first), made)).toBe(0);
    expect(photoJobs(await load())[0]!.address).toBe(first.address);
    write(VAN, await fromPhone(900, 1400, '#1010d0'));
    expect(photoJobs(await load())[0]!.address).not.toBe(first.address);
  });

  it('[PG3] is looked for at no address but those of photographs', async () => {
    const { photos } = await (await siteWithVan()).load();
    const fingerprintOf = vi.fn(() => 'abc');
    const files = { photos, setting: { photos: { fingerprintOf, read: () => new Uint8Array() } } };
    expect(photoJobAt(files, '/nowhere')).toBeUndefined();
    expect(fingerprintOf).not.toHaveBeenCalled();
    expect(photoJobAt(files, '/assets/photos/van-abc-480.avif')).toMatchObject({ path: VAN, width: 480 });
  });

  it('[PG3] is served by the development server as the build makes it', async () => {
    const { folder, load, write } = await siteWithVan();
    const [job] = photoJobs(await load());
    const live = new LiveSite(folder);
    await live.load();
    expect(Buffer.compare((await live.photo(job!.address))!, await photoFile(job!))).toBe(0);
    for (const address of ['-901.avif', '-480.svg', '-480', '/../../van.jpg-480.avif', '']) {
      expect(await live.photo(job!.address.replace('-480.avif', address)), address).toBeUndefined();
    }
    write(PAGE, JSON.stringify(aboutPage()).replaceAll('van.jpg', 'lost.jpg'));
    await live.load();
    const { page } = (await live.file('/_pages/about.json')) as { page: { blocks: { picture?: object }[] } };
    expect(page.blocks.map(({ picture }) => picture)).toEqual(page.blocks.map(() => undefined));
  });

  it('[PG16] is handed to the editor as far as it is judged, and shown there as a whole', async () => {
    const bytes = await fromPhone();
    const { folder, load, write } = await siteWithVan(bytes);
    const bundles = new SiteBundles(folder);
    const { bytes: handed } = (await bundles.file(VAN))!;
    expect(handed.length).toBeLessThan(bytes.length);
    expect(readPhoto(handed).size).toEqual({ width: 900, height: 1400 });
    const { head } = openedSite(new Uint8Array(await bundles.whole()).buffer);
    expect(head.files.find(({ path }) => path === VAN)?.size).toBe(handed.length);
    const large = new Uint8Array(3_000_000).fill(7);
    large.set(bytes);
    write(VAN, large);
    const [{ address }] = photoJobs(await load()) as [PhotoJob];
    const { type, bytes: shown } = (await bundles.photo(address))!;
    expect([type, Buffer.compare(shown, large)]).toEqual(['image/jpeg', 0]);
    for (const whole of [jpeg(4000, 3000, 6), avif(4032, 3024), png(0, 0), new Uint8Array(5000)]) {
      const file = new Uint8Array(200_000);
      file.set(whole);
      const { is, size } = readPhoto(beginningOfPhoto(file));
      expect({ is, size }).toEqual({ is: readPhoto(file).is, size: readPhoto(file).size });
      expect(beginningOfPhoto(file)).toHaveLength(1024);
    }
  });

  it('[PG12] is nothing but a file of the folder, and no other form than it was checked as', async () => {
    const { root, folder, load, write } = await siteWithVan();
    const site = await load();
    const jobs = photoJobs(site);
    write('secret.jpg', await fromPhone());
    symlinkSync(join(root, 'pages/_images/van.jpg'), join(root, 'pages/_images/linked.jpg'));
    const { problems } = await loadSite(folder);
    expect(problems.map(({ file, rule, message }) => `${file} ${rule} ${message}`)).toContain(
      'pages/_images/linked.jpg unsafe-link This is a link to another file.',
    );
    const anew = { ...jobs[0]!, address: '/assets/photos/never-480.avif' };
    rmSync(join(root, VAN));
    symlinkSync(join(root, 'secret.jpg'), join(root, VAN));
    await expect(photoFile(anew)).rejects.toThrow();
    rmSync(join(root, VAN));
    write(VAN, '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="/etc/passwd"/></svg>');
    await expect(photoFile(anew)).rejects.toThrow('pages/_images/van.jpg is no photograph any more');
    write(VAN, (await fromPhone()).subarray(0, 2000));
    await expect(photoFile(anew)).rejects.toThrow('pages/_images/van.jpg cannot be read to its end');
    expect(existsSync(keptPhoto(anew))).toBe(false);
    expect(photoJobAt(site, '/assets/photos/../../_site.json-480.avif')).toBeUndefined();
  });
});

describe('the files of photographs', () => {
  it(
    '[PG3] stand where every page says, are taken over, and go with the photograph',
    { timeout: 120_000 },
    async () => {
      const { load, write } = await siteWithVan();
      mkdirSync('.build', { recursive: true });
      const folder = temporaryFolder(resolve('.build'));
      const dist = join(folder, 'dist');
      const build = async () => buildSite(await load(), { dist, work: join(folder, '.build'), isCompressed: false });
      const shown = () =>
        new Set(readFileSync(join(dist, 'about.html'), 'utf8').match(/\/assets\/photos\/[^\s",]+\.(avif|webp)/g));
      const there = () => new Set(readdirSync(join(dist, 'assets/photos')).map((name) => `/assets/photos/${name}`));
      await build();
      const first = shown();
      expect(first.size).toBe(4);
      expect(there()).toEqual(first);
      const [one] = first;
      const { ino } = statSync(join(dist, one!));
      await build();
      expect(statSync(join(dist, one!)).ino).toBe(ino);
      write(VAN, await fromPhone(900, 1400, '#1010d0'));
      await build();
      expect(there()).toEqual(shown());
      expect([...shown()].filter((address) => first.has(address))).toEqual([]);
      write(VAN, (await fromPhone()).subarray(0, 2000));
      await expect(build()).rejects.toThrow('pages/_images/van.jpg cannot be read to its end');
      expect(there()).toEqual(shown());
    },
  );
});

it(
  '[B44] are left out of a site for this computer as cards and twins are, and made when they are asked for',
  { timeout: 120_000 },
  async () => {
    const { load, folder: siteFolder } = await siteWithVan();
    mkdirSync('.build', { recursive: true });
    const folder = temporaryFolder(resolve('.build'));
    const build = async (name: string, isLocal: boolean) => {
      const dist = join(folder, name);
      await buildSite(await load(), { dist, work: join(folder, `.${name}`), isLocal });
      const entries = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
      const files = entries.map(({ parentPath, name: file }) => join(parentPath, file).slice(dist.length + 1));
      return { dist, files: files.sort() };
    };
    const [published, local] = [await build('published', false), await build('local', true)];
    const left = published.files.filter((file) => !local.files.includes(file));
    const isLeftOut = (file: string) => /\.(br|gz)$|^assets\/photos\/|^social\//.test(file) || file === '_build.json';
    expect(left).toEqual(published.files.filter(isLeftOut));
    expect(local.files.filter((file) => !published.files.includes(file))).toEqual(['_later.json']);
    for (const file of local.files.filter((name) => !['_later.json', '_assets.json'].includes(name))) {
      expect(readFileSync(join(local.dist, file)).equals(readFileSync(join(published.dist, file))), file).toBe(true);
    }

    const server = await serveSite(0, local.dist, { site: siteFolder });
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    const made = left.filter((file) => /^(assets\/photos|social)\/[^.]+\.(avif|webp|png)$/.test(file));
    expect(made.length).toBeGreaterThan(8);
    for (const file of made) {
      const response = await ask(`/${file}`);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, `image/${file.split('.').at(-1)}`]);
      expect(Buffer.from(await response.arrayBuffer()).equals(readFileSync(join(published.dist, file))), file).toBe(
        true,
      );
    }
    for (const path of ['/_later.json', '/social/nobody.png', `/${made[0]!.replace(/-\d+\./, '-901.')}`])
      expect((await ask(path)).status, path).toBe(404);
  },
);

it("[PG16] says after a new page where a photograph goes, and in the office's guide what to write", () => {
  expect(nextSteps({ path: PAGE, route: '/about', left: [] })).toContain(
    '  3. Have you a photograph for it? Put it into pages/_images; the guide says under "Show a photograph" what to write.',
  );
  const [, shown] = /\*\*Show a photograph\.\*\*.*?`"picture": (\{.*?\})`/.exec(
    readFileSync('pages/README.md', 'utf8'),
  )!;
  expect(photoField('opening-photo').safeParse(JSON.parse(shown!)).success).toBe(true);
});
