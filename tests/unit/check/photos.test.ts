import { describe, expect, it } from 'vitest';
import { readPhoto } from '../../../src/content/read-photo';
import { RULES } from '../../../src/check/rules';
import { MOST_PHOTO_BYTES } from '../../../src/content/photo-file';
import { avif, heic, jpeg, png, webp } from '../../fixtures/picture-bytes';
import { PAGE } from './make';
import { goodPage } from './small-site';
import { problemsBy, toldBy, wordsBy } from './told-by';
import { said } from './said';

const VAN = 'pages/_images/van.jpg';
const van = { [VAN]: jpeg(4000, 3000) };
const ALT = 'Our van in front of a house at night.';
const PICTURES = RULES.filter(({ code }) => /photo|picture|alternative/.test(code));

/** A page with these photographs: the first at its top, the others each beside a text. */
function showing(...photos: { file?: unknown; alt?: unknown }[]) {
  const [first, ...others] = photos.map((photo) => ({ show: 'photo', file: 'van.jpg', alt: ALT, ...photo }));
  const page = goodPage('About') as { blocks: object[] };
  const [hero, ...blocks] = page.blocks;
  const texts = others.map((picture) => ({ type: 'prose', paragraphs: ['More of it.'], picture }));
  return { [PAGE]: { ...page, blocks: [{ ...hero, picture: first }, ...blocks, ...texts] } };
}

describe('the size of a picture', () => {
  it.each([
    ['JPEG', jpeg(4000, 3000), 4000, 3000],
    ['JPEG held upright', jpeg(4000, 3000, 6), 3000, 4000],
    ['JPEG on its head', jpeg(4000, 3000, 3), 4000, 3000],
    ['PNG', png(1200, 900), 1200, 900],
    ['lossy WebP', webp.lossy(1200, 900), 1200, 900],
    ['lossless WebP', webp.lossless(1200, 900), 1200, 900],
    ['extended WebP', webp.extended(1200, 900), 1200, 900],
    ['AVIF in tiles', avif(4032, 3024), 4032, 3024],
    ['AVIF that is turned', avif(4032, 3024, 1), 3024, 4032],
  ])('[PG12] of %s is read from its beginning', (_, bytes, width, height) => {
    expect(readPhoto(bytes).size).toEqual({ width, height });
    for (let length = 0; length < bytes.length; length += 1) {
      const { size } = readPhoto(bytes.subarray(0, length));
      expect(size === undefined || size.width > 0, String(length)).toBe(true);
    }
  });

  it('[PG12] is none where there is nothing of it, and no file is slow to read', () => {
    expect(readPhoto(png(0, 900)).size).toBeUndefined();
    const nested = new Uint8Array(2_000_000);
    nested.set(avif(10, 10).subarray(0, 16));
    for (let at = 16; at + 12 <= nested.length; at += 12) {
      new DataView(nested.buffer).setUint32(at, nested.length - at);
      nested.set(new TextEncoder().encode('meta'), at + 4);
    }
    const exif = jpeg(10, 10, 6).subarray(2, 38);
    const segments = new Uint8Array(2_000_000).fill(0xff);
    segments.set([0xff, 0xd8]);
    for (let at = 2; at + exif.length <= segments.length; at += exif.length) segments.set(exif, at);
    for (const bytes of [nested, segments, new Uint8Array(2_000_000), new Uint8Array(2_000_000).fill(0xff)]) {
      const started = performance.now();
      readPhoto(bytes);
      expect(performance.now() - started).toBeLessThan(500);
    }
  });
});

describe('a photograph that a page shows', () => {
  it('[PG5] is in the folder of pictures, and then nothing is told', () => {
    for (const bytes of [jpeg(4000, 3000), png(4000, 3000), webp.lossy(4000, 3000), avif(4000, 3000)])
      expect(toldBy(PICTURES, { ...showing({}, { file: 'van.jpg' }), [VAN]: bytes })).toEqual([]);
  });

  it('[PG5] is missed where it is not there, with the name that is meant', () => {
    expect(problemsBy(PICTURES, { ...showing({ file: 'vam.jpg' }), ...van })).toMatchObject(said`
      # missing-photo ${PAGE} «"vam.jpg"» ⇒ "van.jpg"
      There is no picture "vam.jpg". Did you mean "van.jpg"?
      > Write "van.jpg" in its place.
      ? Visitors would see an empty place where the picture belongs.`);
    expect(problemsBy('missing-photo', showing({ file: 'Bath Room' }))).toMatchObject(said`
      > Put the photograph there as pages/_images/bath-room.jpg, or take the picture out of this page.`);
    expect(wordsBy('missing-photo', showing({ file: 'mark.svg' }))[0]!.fix).toMatch(/^It is a drawing: /);
    for (const file of ['/etc/passwd', 'https://example.test/van.jpg', '..\\..\\secret.png', '{phone}'])
      expect(toldBy(PICTURES, showing({ file })), file).toEqual([`${PAGE} missing-photo ${JSON.stringify(file)}`]);
  });

  it('[PG6] is named as its file is: without folder, capitals and another ending', () => {
    for (const file of ['_images/van.jpg', 'pages\\_images\\van.jpg', 'Van.JPG', 'van.jpeg', 'van.png', 'van'])
      expect(problemsBy(PICTURES, { ...showing({ file }), ...van }), file).toMatchObject(said`
        # misnamed-photo ${PAGE} «${JSON.stringify(file)}» ⇒ "van.jpg"`);
    expect(problemsBy('misnamed-photo', { ...showing({ file: '/_images/van.jpg' }), ...van })).toMatchObject(said`
      The photograph is called "van.jpg", and not "/_images/van.jpg".
      > Write "van.jpg" in its place, without a folder.
      ? Computers do not agree on names: visitors would see an empty place where the photograph belongs.`);
  });

  it('[PG6] is told of once where the file itself has a bad name, with the name that it can have', () => {
    expect(problemsBy(PICTURES, { ...showing({}), 'pages/_images/Van.JPEG': jpeg(4000, 3000) })).toMatchObject(said`
      # bad-file-name pages/_images/Van.JPEG
      "Van.JPEG" cannot be the name of a picture in the folder _images.
      > Call it "van.jpg", and keep it in _images itself.`);
    const others = { 'pages/_images/van.heic': heic, 'pages/_images/team/Our Van.png': png(9, 9) };
    expect(problemsBy(PICTURES, others)).toMatchObject(said`
      > Call it "our-van.png", and keep it in _images itself.
      > Save it as JPEG, PNG, WebP or AVIF in _images itself: names have lower-case letters, digits and single hyphens only, for example "van.jpg".`);
  });

  it('[PG9] is wide enough for where it stands', () => {
    expect(toldBy('small-photo', { ...showing({}, {}), [VAN]: jpeg(1200, 900) })).toEqual([]);
    expect(problemsBy('small-photo', { ...showing({}, {}), [VAN]: jpeg(640, 480) })).toMatchObject(said`
      "van.jpg" is 640 pixels wide; at the top of a page a photograph needs 1200.
      > Take the photograph as it came from the camera. Making a small one larger does not make it sharp.
      ? Visitors would see it blurred, on a fine screen most of all, and think as much of the work.
      "van.jpg" is 640 pixels wide; beside a text a photograph needs 800.`);
  });

  it('[PG11] has words for people who hear the page', () => {
    const told = (alt: unknown) => toldBy(PICTURES, { ...showing({ alt }), ...van });
    expect(told(undefined)).toEqual([`${PAGE} missing-field {`]);
    expect(told(' ')).toEqual([`${PAGE} empty-text " "`]);
    for (const alt of ['van.jpg', 'IMG_2034', 'Image 3', 'DSC 0012', 'photo1', 'Photo', 'A_van.png', 'Van', 'picture.'])
      expect(told(alt), alt).toEqual([`${PAGE} vague-alternative-text ${JSON.stringify(alt)}`]);
    for (const alt of [ALT, 'A picture hangs on the wall.', 'Our van', 'Van 2 of 3 at work'])
      expect(told(alt), alt).toEqual([]);
    expect(problemsBy('vague-alternative-text', { ...showing({ alt: 'IMG_2034' }), ...van })).toMatchObject(said`
      "IMG_2034" does not say what the photograph shows.
      > Say it in one sentence, for example "Our van in front of a terrace at night."
      ? People who hear the page, or for whom the photograph does not load, would not know what it shows.`);
  });

  it('[PG11] has words of its own, which a crop of the same photograph shares', () => {
    const beside = (file: string) => ({ ...showing({}, { file }), ...van, [`pages/_images/${file}`]: jpeg(1200, 900) });
    expect(toldBy('vague-alternative-text', beside('van-crop-2.jpg'))).toEqual([]);
    expect(wordsBy('vague-alternative-text', beside('team.jpg'))[0]!.message).toBe(
      'This says of "team.jpg" what is said of "van.jpg", which is another photograph.',
    );
  });
});

describe('a file of the folder of pictures', () => {
  const text = (words: string) => new TextEncoder().encode(words);

  it.each([
    ['a HEIC picture', heic],
    ['no photograph', text('<?xml version="1.0"?>\n<svg >')],
    ['a PDF', text('%PDF-1.7')],
    ['empty', new Uint8Array()],
  ])('[PG7] that is %s is refused by its bytes', (is, bytes) => {
    const changes = { ...showing({}), [VAN]: bytes };
    expect(toldBy(PICTURES, changes)).toEqual([`${VAN} not-a-picture `]);
    expect(wordsBy('not-a-picture', changes)[0]!.message).toBe(`"van.jpg" is ${is}, whatever its name says.`);
  });

  it('[PG7] that breaks off is to be copied again', () => {
    expect(problemsBy('not-a-picture', { ...showing({}), [VAN]: jpeg(4000, 3000).subarray(0, 9) })).toMatchObject(said`
      "van.jpg" begins as a JPEG picture and breaks off.
      > Copy the photograph here again: only a part of it has come.
      ? Visitors would see half of it, or nothing.`);
  });

  it('[PG7] has no more bytes and pixels than a camera makes', () => {
    const heavy = new Uint8Array(MOST_PHOTO_BYTES + 1);
    heavy.set(jpeg(4000, 3000));
    expect(toldBy(PICTURES, { ...showing({}), [VAN]: heavy.subarray(0, MOST_PHOTO_BYTES) })).toEqual([]);
    expect(wordsBy('heavy-photo', { [VAN]: heavy })[0]!.message).toBe('"van.jpg" has more than 20 MB.');
    expect(problemsBy('heavy-photo', { [VAN]: png(60_000, 60_000) })).toMatchObject(said`
      "van.jpg" has 60000 × 60000 pixels, which is more than 100 million.
      > Save it smaller, for example 3000 pixels wide: no page shows more than 2000.
      ? Whoever works on the site would wait each time, and a computer with little memory could not build it.`);
  });

  it('[PG9] is shown by a page, or told as in no use', () => {
    const old = { 'pages/_images/old-van.jpg': jpeg(4000, 3000) };
    expect(problemsBy('unused-photo', old)).toMatchObject(said`
      No page shows "old-van.jpg".
      > Write "picture": { "show": "photo", "file": "old-van.jpg", "alt": "…" } where it should stand: in a hero, in a text or on a card. If nobody needs it, delete the file.
      ? Whoever put it here for visitors waits in vain.`);
    expect(toldBy(PICTURES, { ...showing({}), ...old })).toEqual([`${PAGE} missing-photo "van.jpg"`]);
    expect(toldBy('unused-photo', { ...old, [PAGE]: '{' }).filter((each) => each.includes('unused-photo'))).toEqual([]);
  });
});
