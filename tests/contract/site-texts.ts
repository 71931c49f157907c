import { readdirSync, readFileSync } from 'node:fs';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type Part = Record<string, Json>;

export interface SiteFile {
  path: string;
  blocks: Part[];
}

/** Fields whose words no visitor reads. */
const UNREAD = new Set(['type', 'icon', 'scene', 'to', 'id', 'ref', 'do', 'file', 'hotline', '$schema']);

const isPart = (value: Json | undefined): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTextList = (value: Json): value is string[] =>
  Array.isArray(value) && value.every((x) => typeof x === 'string');

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as { blocks: Part[]; facts?: Part };

/** The first sentence of an area page stands among its facts. */
const blocksOf = ({ blocks, facts: { intro } = {} }: { blocks: Part[]; facts?: Part }): Part[] =>
  intro === undefined ? blocks : [{ intro }, ...blocks];

const files: SiteFile[] = readdirSync('pages', { recursive: true, encoding: 'utf8' })
  .map((name) => `pages/${name}`)
  .filter((path) => path.endsWith('.json') && !path.split('/').pop()!.startsWith('_'))
  .sort()
  .map((path) => ({ path, blocks: blocksOf(read(path)) }));

/** The pages of the first site. */
export const sitePages = files.filter(({ path }) => !path.startsWith('pages/_'));
/** Its shared files. */
export const siteShared = files.filter(({ path }) => path.startsWith('pages/_shared/'));

export const sharedBlocks = (ref: string): Part[] => read(`pages/_shared/${ref}.json`).blocks;

/** Each block, card, case and step, the outer ones first. */
export function partsOf(value: Json): Part[] {
  if (Array.isArray(value)) return value.flatMap(partsOf);
  if (!isPart(value)) return [];
  return [value, ...Object.values(value).flatMap((field) => (isTextList(field) ? [] : partsOf(field)))];
}

/** The texts that stand in a part itself, without the addresses of links. */
export const textsOf = (part: Part): string[] =>
  Object.entries(part)
    .filter(([key]) => !UNREAD.has(key) || (key === 'do' && Array.isArray(part[key])))
    .flatMap(([, field]) => (typeof field === 'string' ? [field] : isTextList(field) ? field : []))
    .map(withoutAddresses);

const withoutAddresses = (text: string) => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
