import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { LEAST_CROP } from '../../../src/content/photo-file';
import type { Crop } from '../../../src/content/photo-file';
import { largestCrop, movedCrop, resizedCrop } from '../../../src/editor/pictures/crop';
import { croppingIn } from '../../../src/node/editor-server/bodies';
import { cropPhoto } from '../../../src/node/editor-server/crop-photo';
import { hashOf } from '../../../src/node/hashes';
import { workshop } from '../pages/workshop';

const PATH = 'pages/_images/van.jpg';
const PART: Crop = { left: 200, top: 0, width: 100, height: 80 };

/** Held upright by the phone: red above and blue below, 200 wide and 300 high, as seen. */
async function folder() {
  const site = workshop();
  const images = join(site.root, 'pages/_images');
  const blue = await sharp({ create: { width: 150, height: 200, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer();
  const whole = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#ff0000' } })
    .composite([{ input: blue, left: 150, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100 })
    .toBuffer();
  mkdirSync(images, { recursive: true });
  writeFileSync(join(images, 'van.jpg'), whole);
  return { ...site, images, base: hashOf(whole), there: () => readdirSync(images).sort() };
}

describe('a part of a photograph', () => {
  it('[EE61] becomes a new file with the pixels that were seen, and the whole one stays as it was', async () => {
    const { folder: site, images, base, there } = await folder();
    const kept = await cropPhoto(site, { path: PATH, base, crop: { left: 0, top: 200, width: 100, height: 80 } });
    expect(kept.path).toBe('pages/_images/van-crop.jpg');
    const bytes = readFileSync(join(images, 'van-crop.jpg'));
    expect(kept.hash).toBe(hashOf(bytes));
    const { width, height, orientation } = await sharp(bytes).metadata();
    expect([width, height, orientation]).toEqual([100, 80, undefined]);
    const [red, , blue] = (await sharp(bytes).stats()).channels.map(({ mean }) => mean);
    expect(blue! > 200 && red! < 50).toBe(true);
    expect(hashOf(readFileSync(join(images, 'van.jpg')))).toBe(base);
    // A part of a part has no longer name, and the same part is there once.
    const again = { path: kept.path, base: kept.hash, crop: { left: 0, top: 0, width: 70, height: 70 } };
    expect((await cropPhoto(site, again)).path).toBe('pages/_images/van-crop-2.jpg');
    expect((await cropPhoto(site, again)).path).toBe('pages/_images/van-crop-2.jpg');
    expect(there()).toEqual(['van-crop-2.jpg', 'van-crop.jpg', 'van.jpg']);
  });

  it('[EE61] is refused where it lies outside, is too small or is no number of pixels', async () => {
    const { folder: site, base, there } = await folder();
    const good = { left: 0, top: 0, width: 200, height: 300 };
    const bad: Partial<Crop>[] = [
      PART,
      { left: 1 },
      { top: -1, height: 100 },
      { width: LEAST_CROP - 1 },
      { height: 0.5 },
      { width: 100.5 },
      { left: 1e300 },
      { height: Number.NaN },
    ];
    for (const change of bad)
      await expect(
        cropPhoto(site, { path: PATH, base, crop: { ...good, ...change } }),
        JSON.stringify(change),
      ).rejects.toMatchObject({ status: 409, message: expect.stringMatching(/^This part lies outside/) as string });
    expect(there()).toEqual(['van.jpg']);
  });

  it('[EE61] is refused of another version, of another file, and through a link', async () => {
    const { folder: site, images, base, there, write } = await folder();
    write('pages/secret.jpg', readFileSync(join(images, 'van.jpg')));
    symlinkSync(join(images, 'van.jpg'), join(images, 'link.jpg'));
    const crop = { left: 0, top: 0, width: 100, height: 100 };
    for (const path of [
      'pages/_images/gone.jpg',
      'pages/_images/link.jpg',
      'pages/_images/../secret.jpg',
      '/etc/passwd',
    ])
      await expect(cropPhoto(site, { path, base, crop }), path).rejects.toThrow(/^This picture is gone/);
    await expect(cropPhoto(site, { path: PATH, base: hashOf(Buffer.from('')), crop })).rejects.toThrow(/was changed/);
    expect(there()).toEqual(['link.jpg', 'van.jpg']);
  });

  it('[EE61] is read from a request only where it is whole', () => {
    const body = { path: PATH, base: 'x', crop: PART };
    expect(croppingIn(JSON.stringify(body))).toEqual(body);
    for (const crop of [undefined, null, [], 'all', { ...PART, left: '1' }, { ...PART, width: undefined }])
      expect(croppingIn(JSON.stringify({ ...body, crop })), JSON.stringify(crop)).toBe(undefined);
    expect(croppingIn(JSON.stringify({ crop: PART }))).toBe(undefined);
  });
});

describe('the part that is chosen', () => {
  const size = { width: 1000, height: 600 };
  const middle = { left: 400, top: 200, width: 200, height: 200 };

  it('[EE61] begins as large as its ratio allows, and never leaves the picture', () => {
    expect(largestCrop(size)).toEqual({ left: 0, top: 0, width: 1000, height: 600 });
    expect(largestCrop(size, 1)).toEqual({ left: 200, top: 0, width: 600, height: 600 });
    expect(largestCrop(size, 10)).toEqual({ left: 0, top: 250, width: 1000, height: 100 });
    expect(movedCrop(middle, { x: -900, y: 900 }, size)).toEqual({ ...middle, left: 0, top: 400 });
  });

  it('[EE61] keeps the corner opposite the one that is moved, its ratio and its least size', () => {
    const resized = (corner: readonly [0 | 1, 0 | 1], x: number, y: number, ratio?: number) =>
      resizedCrop(middle, { corner, way: { x, y }, size, ratio });
    expect(resized([1, 1], 50, -20)).toEqual({ ...middle, width: 250, height: 180 });
    expect(resized([0, 0], -50, 20)).toEqual({ left: 350, top: 220, width: 250, height: 180 });
    expect(resized([1, 1], 50, 10, 1)).toEqual({ ...middle, width: 250, height: 250 });
    expect(resized([1, 0], 10, -50, 1)).toEqual({ left: 400, top: 150, width: 250, height: 250 });
    expect(resized([1, 1], 900, 0, 1)).toEqual({ ...middle, width: 400, height: 400 });
    expect(resized([1, 1], -900, -900)).toEqual({ ...middle, width: LEAST_CROP, height: LEAST_CROP });
    expect(resized([0, 1], 900, 0, 2)).toEqual({ left: 472, top: 200, width: LEAST_CROP * 2, height: LEAST_CROP });
    expect(resized([0, 0], -900, -900)).toEqual({ left: 0, top: 0, width: 600, height: 400 });
  });
});
