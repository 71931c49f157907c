import type { z } from 'zod';
import { placeBeside } from '../../content/files';
import { apart, LISTED_KINDS, listedKindNamed, placeOfKind } from '../../kinds/named';
import type { ListedKind } from '../../kinds/kind';
import type { FileDiagnostic } from './file-diagnostic';
import { isFolderOfPages } from './file-names';
import { slugOf } from '../../schema/slug';
import { isObject } from '../../json/is-object';
import { oncePer } from '../once';
import { isOfBusiness } from '../site';
import type { SiteDocument } from '../site';

/** How much better the facts must fit another kind, and how far they may be from fitting it. */
const LEAST_LEAD = 4;
const MOST_SLIPS = 2;

export const wrongFolder = {
  code: 'wrong-folder',
  summary: 'A page lies in the folder of another sort of page.',
  example: { before: 'pages/hill.json, with the facts of an area', after: 'pages/areas/hill.json' },
};

const ABOUT = LISTED_KINDS.flatMap(({ words: { about } }) => (about ? [`of ${about}`] : []));
const sortOf = (kind: ListedKind) =>
  kind.words.about ? apart(kind) : `${apart(kind)}, neither ${ABOUT.join(' nor ')}`;

/** A page whose facts are clearly those of another kind than its folder is for, and are not a slip or two. */
export function wrongFolderOf(document: SiteDocument, taken: ReadonlySet<string>): FileDiagnostic | undefined {
  const found = intendedPlaceOf(document);
  if (!found) return undefined;
  const { kind, wanted } = found;
  const folder = placeBeside(document.path, placeOfKind(kind));
  const own = document.path.slice(0, document.path.lastIndexOf('/'));
  // A folder that no kind has got its name by mistake, and so did all of its files.
  const isFolder = !isFolderOfPages(own) && !taken.has(wanted);
  const fix = isFolder
    ? `Call its folder "${folder.slice('pages/'.length)}" again, or move its pages there.`
    : taken.has(wanted)
      ? `There is a ${wanted} already. Move this file to ${folder} under a name of its own, or delete it if nobody ` +
        'needs it.'
      : `Move the file to ${wanted}.`;
  const words = {
    message: `This is ${sortOf(kind)}, and belongs in ${folder}.`,
    fix,
    why: 'The folder says what sort of page a file is: here visitors would miss what makes it one of its sort.',
  };
  return { code: wrongFolder.code, file: document.path, words, intended: wanted, ...(isFolder && { folder: own }) };
}

type Facts = Record<string, unknown>;

/** The kind that a document is rather of, and where it would lie. */
const intendedPlaceOf = oncePer(
  ({ path, kind, value }: SiteDocument): { kind: ListedKind; wanted: string } | undefined => {
    if (!isObject(value) || !isObject(value['facts']) || !('metadata' in value)) return undefined;
    if (isOfBusiness(kind) || kind === 'region' || kind === 'published') return undefined;
    const declared = kind === 'shared' ? undefined : listedKindNamed(kind);
    if (!declared && kind !== 'shared') return undefined;
    const intended = intendedKind(value['facts'], declared, value['$schema']);
    if (!intended) return undefined;
    const name = nameFor(path, intended, value['facts']);
    return { kind: intended, wanted: `${placeBeside(path, placeOfKind(intended))}/${name}` };
  },
);

/** `declared` is the kind that the folder is for; none of the shared files'. */
function intendedKind(facts: Facts, declared: ListedKind | undefined, schema: unknown): ListedKind | undefined {
  const own = declared ? matchingFields(facts, declared) : { score: -LEAST_LEAD, slips: Infinity };
  const others = LISTED_KINDS.filter((each) => each.name !== declared?.name)
    .map((each) => ({ kind: each, isNamed: says(schema, each), ...matchingFields(facts, each) }))
    .sort((a, b) => b.score - a.score || Number(b.isNamed) - Number(a.isNamed));
  return others.find(({ kind: each, isNamed, count, score, slips }) => {
    // Where the facts could be of both, the file was written where its `$schema` leads to the rules of a kind.
    if (own.slips === 0) return slips === 0 && isNamed && schema === wayToSchema(each);
    if (count === 0 || slips > MOST_SLIPS || score <= own.score) return false;
    return score - own.score >= LEAST_LEAD || (slips === 0 && isNamed);
  })?.kind;
}

/** How pages of a kind lead to schemas that lie beside the folder of the site. */
const wayToSchema = (kind: ListedKind) =>
  `${'../'.repeat(placeOfKind(kind).split('/').length)}schemas/${kind.name}.schema.json`;

const says = (schema: unknown, { name }: ListedKind) => String(schema).endsWith(`/${name}.schema.json`);

/** The fields that a kind has too, less those that it has not and those that it misses. */
function matchingFields(facts: Facts, { facts: { shape } }: ListedKind) {
  const names = Object.keys(facts);
  const count = names.filter((name) => Object.hasOwn(shape, name)).length;
  const missing = requiredOf(shape).filter((name) => !Object.hasOwn(facts, name)).length;
  const slips = names.length - count + missing;
  return { count, slips, score: count - slips };
}

const requiredOf = oncePer((shape: ListedKind['facts']['shape']): readonly string[] =>
  Object.entries(shape).flatMap(([name, field]) => ((field as z.ZodType).safeParse(undefined).success ? [] : [name])),
);

/** The first page of the site has a name that no other can have. */
function nameFor(path: string, { fileName }: ListedKind, facts: Facts): string {
  const own = path.slice(path.lastIndexOf('/') + 1);
  return own === 'index.json' ? `${slugOf(String(facts[fileName.fact] ?? facts['name']))}.json` : own;
}
