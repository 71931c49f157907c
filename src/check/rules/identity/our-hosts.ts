import { distance } from 'fastest-levenshtein';
import { validPartsOf } from '../../../content/valid-parts';
import type { Path } from '../../../json/path';
import type { Span } from '../../../json/text-edit';
import { oncePerSiteFile } from '../../once';

export interface OurHost {
  host: string;
  path: Path;
  written: string;
}

/** An e-mail address or a website in a text. */
const ADDRESS = /(?<![\p{L}\p{N}@.-])(?:[\w.+-]+@|https?:\/\/|www\.)?(?:[a-z0-9-]+\.)+[a-z]{2,}(?![\p{L}\p{N}@])/giu;

/** Every address matches this. */
const DOT = /\.[a-z]{2}/iu;

/** Up to a place in the address of a link that dials or writes, as other websites write it. */
const IN_MARKUP = /(?:\]\(\s?|=\s?["']?)(?:mailto|tel):[^\s()"'<>]*$/i;

/** The e-mail addresses and websites in a text, but for those in the markup of another website. */
export const addressesIn = (text: string): (Span & { written: string })[] =>
  [...(DOT.test(text) ? text.matchAll(ADDRESS) : [])].flatMap(({ 0: written, index: start }) =>
    IN_MARKUP.test(text.slice(0, start)) ? [] : [{ written, start, end: start + written.length }],
  );

/** Where an address or a mailbox lives: "roofs.example" of "https://www.roofs.example/a". */
export const hostIn = (written: string): string | undefined =>
  /^(?:https?:\/\/|[^\s@]+@)(?:www\.)?((?:[a-z0-9-]+\.)+[a-z]{2,})(?![a-z0-9-])/i.exec(written)?.[1]?.toLowerCase();

export const ourHosts = oncePerSiteFile(({ business }): OurHost[] => {
  const { origin, email = {}, booking } = validPartsOf(business);
  const mailboxes = Object.entries(email).map(([name, value]): [Path, string | undefined] => [['email', name], value]);
  const all: [Path, string | undefined][] = [[['origin'], origin], ...mailboxes, [['booking'], booking]];
  return all.flatMap(([path, written]) => {
    const host = written === undefined ? undefined : hostIn(written);
    return host && written ? [{ host, path, written }] : [];
  });
});

const MOST_TYPOS = 2;
/** From this many letters on, a host may have one typo more. */
const LONG_NAME = 15;
/** Shorter names are too near to one another. */
const SHORTEST = 6;

/** The likely intended host where it is almost one of ours: one or two letters away, or with another ending. */
export function intendedHost(host: string, ours: readonly string[]): string | undefined {
  if (ours.some((each) => isWithin(host, each) || isWithin(each, host))) return undefined;
  return ours.flatMap((each) => {
    const [labels, own] = [host.split('.'), each.split('.')];
    const count = Math.min(labels.length, own.length);
    const [tail, ownTail] = [labels.slice(-count).join('.'), own.slice(-count).join('.')];
    const typos = distance(tail, ownTail);
    const isOtherEnding = labels.at(-count) === own.at(-count) && (own.at(-count)?.length ?? 0) >= SHORTEST;
    return ownTail.length >= SHORTEST && (typos <= MOST_TYPOS + (ownTail.length >= LONG_NAME ? 1 : 0) || isOtherEnding)
      ? [host.slice(0, host.length - tail.length) + ownTail]
      : [];
  })[0];
}

/** The host that most of our addresses lie within; in a tie the first of them. */
export function mainHost(hosts: readonly OurHost[]): OurHost | undefined {
  const votes = ({ host }: OurHost) => hosts.filter((each) => isWithin(each.host, host)).length;
  return hosts.toSorted((a, b) => votes(b) - votes(a))[0];
}

const isWithin = (host: string, other: string) => host === other || host.endsWith(`.${other}`);
