import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownExamples } from '../../blocks/own-schemas';
import { blockSchemas } from '../../blocks/schemas';
import type { BlockInput, BlockType } from '../../blocks/schemas';
import type { BlockSamples } from '../../content/documents/json-schema';
import { imagePath } from '../../content/files';
import type { Site } from '../../content/site';
import { isPhotoKind } from '../../design/photo/photo-places';
import { hourlyRate } from '../../content/resolve/worked-price';
import { mapFields } from '../../schema/walk';
import { Complaint } from '../complaint';
import { engine } from '../paths';

const BLOCKS = join(engine, 'src/blocks');

/** One example of a block, as an author would write it. The first of each block is called `default`. */
export interface Example {
  type: BlockType;
  name: string;
  block: BlockInput;
}

/** Every example of every block, from `<name>/<name>.examples.json`, in the order of folders and files. */
export async function readExamples(blocks = BLOCKS): Promise<Example[]> {
  const folders = (await readdir(blocks, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  const files = await Promise.all(
    folders.map(async (folder) => {
      const text = await readFile(join(blocks, folder, `${folder}.examples.json`), 'utf8').catch(() => {
        throw new Complaint(missingExamples(folder));
      });
      return examplesOf(folder, JSON.parse(text) as Record<string, unknown>);
    }),
  );
  return [...files, ...Object.entries(ownExamples).map(([type, own]) => examplesOf(type, own))].flat();
}

const missingExamples = (name: string) =>
  `The block "${name}" has no examples. Add the file src/blocks/${name}/${name}.examples.json: an object of ` +
  'blocks as authors write them, the first named "default", which together use every field but "id"; ' +
  'copy that of "tag-list". The gallery, the editor and the tests draw them.';

const examplesOf = (type: string, examples: Readonly<Record<string, unknown>>): Example[] =>
  Object.entries(examples).map(([name, block]) => ({ type: type as BlockType, name, block: block as BlockInput }));

/** The default example of each block, which editors offer when a block is inserted. */
export async function readDefaults(): Promise<BlockSamples> {
  return new Map(
    (await readExamples()).filter(({ name }) => name === 'default').map(({ type, block }) => [type, block]),
  );
}

interface Query {
  kind: string;
  only?: string[];
}

interface Photo {
  file: string;
}

/**
 * An example as it can stand on a site: with a hotline, a rate, pages and photographs that the site has in the place of
 * made-up ones.
 */
export function exampleOn(
  { business, valid, photos }: Pick<Site, 'business' | 'valid' | 'photos'>,
  { type, block }: Example,
): BlockInput {
  const [hotline] = business?.document?.hotlines ?? [];
  return mapFields(blockSchemas[type], block, ({ kind, value }) => {
    if (kind === 'hotline') return hotline && { with: { hotline: hotline.id } };
    if (isPhotoKind(kind)) {
      const { file, ...photo } = value as Photo;
      const [first = file] = [...photos.keys()].map((path) => path.slice(imagePath('').length));
      return { with: { ...photo, file: photos.has(imagePath(file)) ? file : first } };
    }
    if (kind === 'worked-price') {
      const { claims = [] } = business?.document ?? {};
      const currency = business?.document?.currency ?? '';
      const rate = claims.find((claim) => 'unit' in claim && hourlyRate(claim, currency) !== undefined);
      return rate && { with: { ...(value as object), rate: rate.id } };
    }
    if (kind !== 'page-query') return undefined;
    const { only, ...query } = value as Query;
    const routes = valid.filter((page) => page.kind === query.kind).map(({ route }) => route);
    return { with: { ...query, ...(only && { only: routes.slice(0, only.length) }) } };
  }) as BlockInput;
}
