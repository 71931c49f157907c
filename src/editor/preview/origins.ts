import { sharedFile } from '../../content/files';
import type { Block } from '../../blocks/schemas';
import type { ResolvedPage } from '../../content/resolve/resolved-page';
import type { Site } from '../../content/site';
import type { PageDocument } from '../../content/documents/page.schema';
import { isObject } from '../../json/is-object';
import { pointerOf } from '../../json/path';

/** The field in which a drawn block says where it is written: `pages/areas/hill.json /blocks/3`. */
export const ORIGIN = 'data-origin';

/**
 * The resolved page with the origin of each block, also of nested ones. Resolved blocks stand at other places than they
 * are written: a shared file is as many blocks as it holds.
 */
export function withOrigins(page: ResolvedPage, document: PageDocument, path: string, site: Site): ResolvedPage {
  const origins = document.blocks.flatMap((block, index) => {
    if (block.type !== 'shared') return [{ file: path, path: ['blocks', index] }];
    const shared = site.shared(block.ref)?.document?.blocks ?? [];
    return shared.map((_, at) => ({ file: sharedFile(block.ref), path: ['blocks', at] }));
  });
  const marked = page.blocks.map((block, index) => {
    const origin = origins[index];
    return origin ? (mark(block, origin.file, origin.path) as Block) : block;
  });
  return { ...page, blocks: marked };
}

function mark(block: object, file: string, path: (string | number)[]): object {
  const nested = Object.entries(block).map(([name, value]) => [
    name,
    isListOfBlocks(value) ? value.map((each, index) => mark(each, file, [...path, name, index])) : value,
  ]);
  return { ...Object.fromEntries(nested), [ORIGIN]: `${file} ${pointerOf(path)}` };
}

/** Whether a value of a page is a list of its blocks. */
export const isListOfBlocks = (value: unknown): value is object[] =>
  Array.isArray(value) && value.length > 0 && value.every((each) => isObject(each) && typeof each['type'] === 'string');
