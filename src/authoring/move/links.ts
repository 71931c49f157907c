import { SITE_FILE } from '../../content/files';
import { fieldsOfDocument, kindOfFile } from '../../content/site';
import { linksInText, withAddresses } from '../../content/resolve/text-links';
import { removeValue, replaceValue } from '../../json/edit-json';
import { valueAt } from '../../json/path';
import type { Path } from '../../json/path';
import type { FieldKind } from '../../schema/fields';
import type { TextFile } from './texts';

type Files = ReadonlyMap<string, TextFile>;

/** Files with other links in them. */
export interface MendedLinks {
  /** File → its text. */
  texts: Map<string, string>;
  /** File → how many links in it were mended. */
  mended: Map<string, number>;
}

interface Found {
  path: Path;
  kind: FieldKind;
  written: string;
  count: number;
}

const leadsTo = (route: string) => (link: string) => link === route || link.startsWith(`${route}#`);

/** File → the fields in which a link, or an address that search engines are given, leads to a page. */
export function linksTo(route: string, files: Files): ReadonlyMap<string, readonly Found[]> {
  const address = String(valueAt(files.get(SITE_FILE)?.value, ['origin'])) + route;
  const isLed = leadsTo(route);
  const countIn = (kind: FieldKind, written: string) => {
    if (kind === 'route') return isLed(written) ? 1 : 0;
    if (kind === 'prose') return linksInText(written).filter(({ to }) => isLed(to.address)).length;
    return kind === 'address' && written === address ? 1 : 0;
  };
  const found = new Map<string, Found[]>();
  for (const [file, { value }] of files) {
    const fields = fieldsOfDocument(kindOfFile(file)!, value).flatMap(({ kind, value: written, path }): Found[] => {
      if (typeof written !== 'string' || path[0] === 'aliases') return [];
      const count = countIn(kind, written);
      return count > 0 ? [{ path, kind, written, count }] : [];
    });
    if (fields.length > 0) found.set(file, fields);
  }
  return found;
}

/** The texts of all files in which something led to a page, leading to another one. A list names no page twice. */
export function mendedLinks(files: Files, from: string, to: string): MendedLinks {
  const origin = String(valueAt(files.get(SITE_FILE)?.value, ['origin']));
  const isLed = leadsTo(from);
  const mend = (link: string) => (isLed(link) ? to + link.slice(from.length) : link);
  const texts = new Map<string, string>();
  const mended = new Map<string, number>();
  for (const [file, found] of linksTo(from, files)) {
    const { text, value } = files.get(file)!;
    // From the end, so that the places of a list stay what they are.
    const written = found.toReversed().reduce((now, { path, kind, written: link }) => {
      if (isListed(value, path, to)) return removeValue(now, path);
      if (kind === 'prose') return replaceValue(now, path, withAddresses(link, mend));
      return replaceValue(now, path, kind === 'address' ? origin + to : mend(link));
    }, text);
    texts.set(file, written);
    mended.set(
      file,
      found.reduce((sum, { count }) => sum + count, 0),
    );
  }
  return { texts, mended };
}

/** The same, where nothing takes the place of the page: lists of pages leave it out, and all else stays as it is. */
export function withoutListed(files: Files, route: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [file, found] of linksTo(route, files)) {
    const { text, value } = files.get(file)!;
    const listed = found.filter(({ path }) => isOneOfMany(value, path));
    if (listed.length > 0)
      texts.set(
        file,
        listed.toReversed().reduce((now, { path }) => removeValue(now, path), text),
      );
  }
  return texts;
}

const listAround = (value: unknown, path: Path): readonly unknown[] => {
  const list: unknown = typeof path.at(-1) === 'number' ? valueAt(value, path.slice(0, -1)) : undefined;
  return Array.isArray(list) ? list : [];
};
const isListed = (value: unknown, path: Path, route: string) => listAround(value, path).includes(route);
const isOneOfMany = (value: unknown, path: Path) => listAround(value, path).length > 1;
