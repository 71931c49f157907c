import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { nameDiagnostics } from '../../../src/check/files/file-names';
import { readPhoto } from '../../../src/content/read-photo';
import { photoTaker } from '../../../src/node/editor-server/take-photo';
import { hashOf } from '../../../src/node/hashes';
import { jpeg, png } from '../../fixtures/picture-bytes';
import { workshop } from '../pages/workshop';

/** A plain picture; each colour is another one. */
const picture = (width = 60, height = 40, background = '#d01010') =>
  sharp({ create: { width, height, channels: 3, background } });
/** Held upright, with where and when it was taken. */
const fromPhone = () =>
  picture(60, 40)
    .withExif({
      IFD0: { DateTime: '2026:03:31 10:00:00' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

function folder() {
  const site = workshop();
  const images = join(site.root, 'pages/_images');
  return {
    ...site,
    images,
    take: photoTaker(site.folder),
    there: () => (existsSync(images) ? readdirSync(images) : []),
  };
}

describe('a photograph that is taken in', () => {
  it('[ED21] lies in _images the right way up, and says no more than what it shows', async () => {
    const { take, read, root } = folder();
    const taken = await take('IMG 2041.JPG', await fromPhone());
    expect(taken).toEqual({ path: 'pages/_images/img-2041.jpg', hash: expect.any(String) as string });
    const bytes = readFileSync(join(root, 'pages/_images/img-2041.jpg'));
    expect(hashOf(bytes)).toBe(taken.hash);
    expect(readPhoto(bytes)).toMatchObject({ is: 'a JPEG picture', size: { width: 40, height: 60 } });
    const { exif, orientation, icc } = await sharp(bytes).metadata();
    expect([exif, orientation, icc]).toEqual([undefined, undefined, undefined]);
    expect(read('pages/_images/img-2041.jpg')).not.toContain('GPS');
  });

  it('[ED21] is kept in its own form, by what its bytes are and not by its name', async () => {
    const { take } = folder();
    const kept = async (name: string, bytes: Promise<Buffer>) =>
      (await take(name, await bytes)).path.slice('pages/_images/'.length);
    expect(await kept('a.txt', picture(60, 40, '#100000').jpeg().toBuffer())).toBe('a.jpg');
    expect(await kept('b.jpg', picture(60, 40, '#200000').png().toBuffer())).toBe('b.png');
    expect(await kept('c.svg', picture(60, 40, '#300000').webp().toBuffer())).toBe('c.webp');
    expect(await kept('d', picture(60, 40, '#400000').avif().toBuffer())).toBe('d.avif');
  });

  it('[ED21] is no wider than a page needs', async () => {
    const { take, root } = folder();
    await take('wide.jpg', await picture(3600, 20).jpeg().toBuffer());
    expect(readPhoto(readFileSync(join(root, 'pages/_images/wide.jpg'))).size?.width).toBe(3000);
  });

  it('[ED21] has a name that means the same everywhere, and that nothing else has', async () => {
    const { take, there, write } = folder();
    write('pages/_images/van.png', 'another form');
    const names = [
      'van.jpg',
      '../../van.jpg',
      'VAN.JPG',
      'con.jpg',
      '',
      '.htaccess',
      'Wörk – ✂.jpeg',
      `${'x'.repeat(300)}.jpg`,
    ];
    for (const [index, name] of names.entries())
      await take(name, await picture(60, 40, `#${index}0${index}080`).jpeg().toBuffer());
    expect(there().sort()).toEqual(
      [
        'van.png',
        'van-2.jpg',
        'van-3.jpg',
        'van-4.jpg',
        'photograph.jpg',
        'photograph-2.jpg',
        'photograph-3.jpg',
        'work.jpg',
        `${'x'.repeat(60)}.jpg`,
      ].sort(),
    );
    expect(nameDiagnostics(there().map((name) => `pages/_images/${name}`))).toEqual([]);
  });

  it('[ED21] is there once, however often it is taken', async () => {
    const { take, there } = folder();
    const bytes = await fromPhone();
    const both = await Promise.all([take('van.jpg', bytes), take('other.jpg', bytes)]);
    expect(both[1]).toEqual(both[0]);
    expect(there()).toEqual(['van.jpg']);
  });
});

describe('what is not taken in', () => {
  const because = async (bytes: Uint8Array, words: RegExp) => {
    const { take, there } = folder();
    await expect(take('van.jpg', bytes)).rejects.toMatchObject({ message: expect.stringMatching(words) as string });
    expect(there()).toEqual([]);
  };

  it('[ED21] what is no photograph, whatever it is called', async () => {
    await because(Buffer.from('%PDF-1.7'), /^This file is a PDF\. Browsers show JPEG/);
    for (const text of ['<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', '<!doctype html><script>'])
      await because(Buffer.from(text), /^This file is no photograph/);
    await because(Buffer.from(''), /^This file is empty/);
    await because(Buffer.from('\0\0\0\x18ftypheic'), /^This is a HEIC picture.*Most Compatible.*save it as JPEG/);
  });

  it('[ED21] what cannot be read to its end', async () => {
    const whole = await picture(600, 400).jpeg().toBuffer();
    await because(whole.subarray(0, whole.length / 2), /cannot be read to its end/);
    await because(jpeg(60, 40), /cannot be read to its end/);
    await because(
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<script>alert(1)</script>')]),
      /to its end/,
    );
  });

  it('[ED21] what is too large, before it is opened', async () => {
    await because(png(20_000, 20_000), /^20000 × 20000 pixels are too many/);
    await because(Buffer.alloc(20 * 1024 * 1024 + 1), /^The file has more than 20 MB/);
  });

  it('[ED21] anything, where the folder of photographs is a link', async () => {
    const { take, root, images } = folder();
    rmSync(images, { recursive: true, force: true });
    mkdirSync(join(root, 'elsewhere'));
    symlinkSync(join(root, 'elsewhere'), images);
    await expect(take('van.jpg', await fromPhone())).rejects.toMatchObject({ status: 403 });
    expect(readdirSync(join(root, 'elsewhere'))).toEqual([]);
  });
});
