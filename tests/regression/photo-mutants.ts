import { fieldsOfDocument, kindOfFile } from '../../src/content/site';
import { isPhotoKind } from '../../src/design/photo/photo-places';
import { heic, jpeg, png } from '../fixtures/picture-bytes';
import type { Path } from './json-text';
import type { Change, Mutant } from './mutant';
import { documentOf, plant, set } from './plant';
import { paths, realFiles } from './real-site';

const FOLDER = 'pages/_images/';
const bytes = (text: string) => new TextEncoder().encode(text);

/** How files begin that are no photographs, whatever they are called. */
const OTHERS = ['%PDF-1.7', 'A van', 'GIF89a', 'PK\x03\x04', '<svg ', '<!DOCTYPE html>', 'II*\0', ''];

interface Shown {
  file: string;
  path: Path;
  name: string;
}

/** Every photograph that a page of the real site names. */
const shownPhotos = (): Shown[] =>
  paths.flatMap((file) => {
    const kind = kindOfFile(file);
    if (!kind) return [];
    return fieldsOfDocument(kind, documentOf(file))
      .filter((field) => isPhotoKind(field.kind))
      .map(({ path, value }) => ({ file, path: [...path] as Path, name: (value as { file: string }).file }));
  });

/** With a photograph that is too small for every place. */
const withSmall = (change: Change, path: string): Change => ({
  ...change,
  files: { ...change.files, [path]: jpeg(300, 225) },
});

/** Photographs that are missed, misnamed or unsaid, and files that are none. */
export function* photoMutants(): Generator<Mutant> {
  const all = shownPhotos();
  for (const { file, path, name } of all) {
    const field = (rule: string, key: 'file' | 'alt', value: string) =>
      plant({ rule, file, how: `${name} ${value}`, change: set([...path, key], value), told: { at: [...path, key] } });
    for (const wrong of [`_images/${name}`, `pages/_images/${name}`, name.toUpperCase(), name.replace('.jpg', '.jpeg')])
      yield field('misnamed-photo', 'file', wrong);
    for (const wrong of [`x${name}`, 'harbour.jpg', '../secret.jpg', 'mark.svg'])
      yield field('missing-photo', 'file', wrong);
    for (const wrong of ['photo.jpg', 'IMG_2034', 'Photo 1']) yield field('vague-alternative-text', 'alt', wrong);
    const image = FOLDER + name;
    const ofFile = (rule: string, how: string, content: Uint8Array): Mutant => ({
      sort: `rule: ${rule}`,
      name: `${image} ${how}`,
      make: () => ({ files: { [image]: content }, expected: [{ rule, file: image, offset: 0 }] }),
    });
    const places = all.filter((each) => each.name === name);
    const small = plant({
      rule: 'small-photo',
      file,
      how: name,
      change: (text) => text,
      told: places.map((place) => ({ rule: 'small-photo', file: place.file, at: [...place.path, 'file'] })),
    });
    if (places[0]!.file === file) yield { ...small, make: () => withSmall(small.make(), FOLDER + name) };
    yield ofFile('not-a-picture', 'HEIC', heic);
    for (const content of OTHERS) yield ofFile('not-a-picture', JSON.stringify(content), bytes(content));
    yield ofFile('not-a-picture', 'cut off', realFiles.get(image)!.slice(0, 12));
    yield ofFile('heavy-photo', 'in pixels', png(60_000, 60_000));
    const misnamed = (bad: string, original: Uint8Array | undefined): Mutant => ({
      sort: 'name: bad-file-name',
      name: `${image} → ${bad}`,
      make: () => ({
        files: { [image]: original, [FOLDER + bad]: realFiles.get(image)! },
        expected: [{ rule: 'bad-file-name', file: FOLDER + bad, offset: 0 }],
      }),
    });
    for (const bad of [name.toUpperCase(), `team/${name}`]) yield misnamed(bad, undefined);
    yield misnamed(name.replace('.', ' 1.'), realFiles.get(image));
  }
  for (const name of ['old-van.jpg', 'team.png', 'before-and-after.webp']) {
    yield {
      sort: 'rule: unused-photo',
      name: `${FOLDER}${name} added`,
      make: () => ({
        files: { [FOLDER + name]: jpeg(4000, 3000) },
        expected: [{ rule: 'unused-photo', file: FOLDER + name, offset: 0 }],
      }),
    };
  }
}
