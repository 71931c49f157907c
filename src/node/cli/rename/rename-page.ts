import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { schemaAddress, schemasFrom, schemasOf } from '../../../check/files/schema-address';
import { fieldsOfDocument, kindOfFile } from '../../../content/site';
import { addField, insertItem, removeValue, replaceValue } from '../../../json/edit-json';
import { valueAt } from '../../../json/path';
import { parse } from '../../../json/parse';
import { kindNamed } from '../../../kinds/named';
import { isPageFile, kindOf, NOT_FOUND_FILE, PUBLISHED_FILE, SITE_FILE } from '../../../content/files';
import { routeOf } from '../../../content/routes';
import { withAddresses } from '../../../content/text-links';
import type { Path } from '../../../json/path';
import type { FieldKind } from '../../../schema/fields';
import * as words from './words';
import { readPages } from '../../read-pages';
import { placeIn } from '../../site-folder';
import type { SiteFolder } from '../../site-folder';
import type { Talk } from '../../terminal';
import { aliasesIn, fileMeant, pageMeant, refusalOf } from '../../../authoring/place';

interface TextFile {
  text: string;
  value: unknown;
}

interface Move {
  from: { path: string; route: string };
  to: { path: string; route: string };
}

interface Wish {
  from: string;
  to: string;
  /** Whether the old address is to lead on; left out, it does where it was published. */
  wantsAlias?: boolean | undefined;
}

/** Moves a page of a site and mends what led to it. Returns the exit code. Refuses before it changes anything. */
export async function renamePage({ from, to, wantsAlias }: Wish, site: SiteFolder, talk: Talk): Promise<number> {
  const bytes = await readPages(site.path);
  const source = fileMeant(from, 'pages');
  const path = fileMeant(to, dirname(source));
  const refuse = (text: string) => {
    talk.complain(text);
    return 2;
  };
  const { files, unreadable } = textsOf(bytes);
  // Somebody moved the file by hand, and the old address is lost: what is left is to let it lead on and to mend the
  // links.
  const isMoved =
    !bytes.has(source) &&
    bytes.has(path) &&
    wasPublished(files, routeOf(source)) === true &&
    kindOf(source) === kindOf(path);
  if (!isPageFile(source) || !(isMoved || bytes.has(source)))
    return refuse(words.noPage(source, pageMeant(source, bytes.keys())));
  if (source === 'pages/index.json' || source === NOT_FOUND_FILE) return refuse(words.fixedPlace(source));
  if (source === path) return refuse(words.sameName(source));

  if (unreadable.length > 0) return refuse(words.unreadable(unreadable));
  const aliases = aliasesIn(files);
  // A page may go back to an address that it had before.
  const current = isMoved ? path : source;
  const foreign = new Map([...aliases].filter(([, owner]) => owner !== current));
  const others = [...bytes.keys()].filter((file) => file !== current);
  const refusal = refusalOf(path, kindNamed(kindOf(source)), { paths: others, aliases: foreign });
  if (refusal) return refuse(words.refused(refusal));

  const move: Move = { from: { path: source, route: routeOf(source) }, to: { path, route: routeOf(path) } };
  const { texts, mended } = mendedLinks(files, move);
  const isPublished = wasPublished(files, move.from.route);
  const keepsAlias = wantsAlias ?? isPublished !== false;
  const { text: moved, isBack } = movedText(texts.get(current) ?? files.get(current)!.text, move, {
    keepsAlias,
    schemas: schemasOf(files),
  });
  texts.delete(current);
  await mkdir(dirname(placeIn(site, path)), { recursive: true });
  await writeFile(placeIn(site, path), moved);
  for (const [file, text] of texts) await writeFile(placeIn(site, file), text);
  // On Windows and on a Mac two names that differ only in capitals are one file, which was just written.
  if (!isMoved && source.toLowerCase() !== path.toLowerCase()) await rm(placeIn(site, source));
  const below = [...bytes.keys()].filter(
    (file) => isPageFile(file) && routeOf(file).startsWith(`${move.from.route}/`),
  ).length;
  talk.say(
    words.renamed({
      ...move,
      isMoved,
      alias: { isKept: keepsAlias, isPublished, isAsked: wantsAlias !== undefined },
      isBack,
      mended: new Map([...mended].map(([file, count]) => [file === source ? path : file, count])),
      below,
    }),
  );
  return 0;
}

function textsOf(bytes: ReadonlyMap<string, Uint8Array>): { files: Map<string, TextFile>; unreadable: string[] } {
  const files = new Map<string, TextFile>();
  const unreadable: string[] = [];
  for (const [file, content] of bytes) {
    if (!kindOfFile(file)) continue;
    const parsed = parse(content);
    if ('value' in parsed && parsed.faults.length === 0) files.set(file, { text: parsed.text, value: parsed.value });
    else unreadable.push(file);
  }
  return { files, unreadable };
}

/** The texts of all files in which a link, or an address that search engines are given, led to the page. */
function mendedLinks(
  files: ReadonlyMap<string, TextFile>,
  { from, to }: Move,
): { texts: Map<string, string>; mended: Map<string, number> } {
  const origin = String(valueAt(files.get(SITE_FILE)?.value, ['origin']));
  const texts = new Map<string, string>();
  const mended = new Map<string, number>();
  for (const [file, { text, value }] of files) {
    let count = 0;
    const mend = (link: string) => {
      if (link !== from.route && !link.startsWith(`${from.route}#`)) return link;
      count += 1;
      return to.route + link.slice(from.route.length);
    };
    const mendedIn = (kind: FieldKind, written: string) => {
      if (kind === 'route') return mend(written);
      if (kind === 'prose') return withAddresses(written, mend);
      return kind === 'address' && written === origin + from.route ? origin + mend(from.route) : written;
    };
    const changes = fieldsOfDocument(kindOfFile(file)!, value).flatMap(
      ({ kind, value: written, path }): [Path, string][] => {
        if (typeof written !== 'string' || path[0] === 'aliases') return [];
        const now = mendedIn(kind, written);
        return now === written ? [] : [[path, now]];
      },
    );
    if (changes.length === 0) continue;
    texts.set(
      file,
      changes.reduce((now, [path, written]) => replaceValue(now, path, written), text),
    );
    mended.set(file, count);
  }
  return { texts, mended };
}

/** Whether visitors were ever given an address; nothing where no list of published addresses says so. */
function wasPublished(files: ReadonlyMap<string, TextFile>, route: string): boolean | undefined {
  const routes = valueAt(files.get(PUBLISHED_FILE)?.value, ['routes']);
  return Array.isArray(routes) ? routes.includes(route) : undefined;
}

/**
 * The page's own text: the way to its schema, its new address not among the old ones, and its old address if it is to
 * lead on.
 */
function movedText(
  text: string,
  { from, to }: Move,
  { keepsAlias, schemas: ofSite }: { keepsAlias: boolean; schemas: string | undefined },
): { text: string; isBack: boolean } {
  const document = JSON.parse(text) as { $schema?: string; aliases?: string[] };
  const known = document.aliases ?? [];
  const schemas = ofSite ?? schemasFrom(from.path, document.$schema);
  const placed =
    document.$schema === undefined || schemas === undefined
      ? text
      : replaceValue(text, ['$schema'], schemaAddress(to.path, schemas));
  const added =
    !keepsAlias || known.includes(from.route)
      ? placed
      : document.aliases
        ? insertItem(placed, ['aliases'], from.route)
        : addField(placed, [], { name: 'aliases', value: [from.route], after: 'facts' });
  const returned = known.indexOf(to.route);
  if (returned < 0) return { text: added, isBack: false };
  const isLast = known.length === 1 && (!keepsAlias || known.includes(from.route));
  return { text: removeValue(added, isLast ? ['aliases'] : ['aliases', returned]), isBack: true };
}
