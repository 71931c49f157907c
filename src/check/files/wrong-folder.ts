import type { z } from 'zod';
import { areaFacts, pageFacts, serviceFacts } from '../../content/facts.schema';
import { goodName } from './meant-name';
import type { Words } from '../problem';
import { wrongFolder } from './words';
import { isObject } from '../judge/schema-walk';
import type { DocumentKind } from '../site';

/** The kinds of page that have a folder, and facts by which they are known. */
export type PlacedKind = 'area' | 'service' | 'page';

const FACTS: Record<PlacedKind, z.ZodObject> = { area: areaFacts, service: serviceFacts, page: pageFacts };
const FOLDERS: Record<PlacedKind, string> = { area: 'pages/areas', service: 'pages/services', page: 'pages' };
const KINDS = Object.keys(FACTS) as PlacedKind[];

/** How much better the facts must fit another kind, and how far they may be from fitting it. */
const LEAST_LEAD = 4;
const MOST_SLIPS = 2;

export interface WrongFolder {
  words: Words;
  /** Where the file belongs. */
  meant: string;
}

/** A page whose facts are those of another kind than its folder is for. Without doubt only: what could be a slip or two is judged as it lies. */
export function wrongFolderOf(path: string, kind: DocumentKind, value: unknown, taken: ReadonlySet<string>): WrongFolder | undefined {
  if (!isObject(value) || !isObject(value['facts']) || !('metadata' in value)) return undefined;
  if (kind === 'not-found' || kind === 'site' || kind === 'published') return undefined;
  const meant = kindMeant(value['facts'], kind, value['$schema']);
  if (!meant) return undefined;
  const file = `${FOLDERS[meant]}/${nameFor(path, value['facts'])}`;
  return { words: wrongFolder({ kind: meant, folder: FOLDERS[meant], file, isTaken: taken.has(file) }), meant: file };
}

function kindMeant(facts: Record<string, unknown>, kind: PlacedKind | 'shared', schema: unknown): PlacedKind | undefined {
  const own = kind === 'shared' ? { score: -LEAST_LEAD, slips: Infinity } : fitOf(facts, kind);
  if (own.slips === 0) return undefined;
  const others = KINDS.filter((each) => each !== kind).map((each) => ({ kind: each, ...fitOf(facts, each) })).sort((a, b) => b.score - a.score);
  return others.find(({ kind: each, known, score, slips }) => {
    if (known === 0 || slips > MOST_SLIPS || score <= own.score) return false;
    return score - own.score >= LEAST_LEAD || (slips === 0 && typeof schema === 'string' && schema.endsWith(`/${each}.schema.json`));
  })?.kind;
}

/** The fields that a kind has too, less those that it has not and those that it misses. */
function fitOf(facts: Record<string, unknown>, kind: PlacedKind): { known: number; slips: number; score: number } {
  const { shape } = FACTS[kind];
  const names = Object.keys(facts);
  const known = names.filter((name) => Object.hasOwn(shape, name)).length;
  const missing = Object.entries(shape).filter(([name, field]) => !Object.hasOwn(facts, name) && !(field as z.ZodType).safeParse(undefined).success).length;
  const slips = names.length - known + missing;
  return { known, slips, score: known - slips };
}

/** The first page of the site has a name that no other can have. */
function nameFor(path: string, { code, name }: Record<string, unknown>): string {
  const own = path.slice(path.lastIndexOf('/') + 1);
  return own === 'index.json' ? `${goodName(String(code ?? name))}.json` : own;
}
