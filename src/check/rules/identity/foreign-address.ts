import { soundOf } from '../../../content/sound';
import { nearest, typos } from '../../nearest';
import { atValue, beside, inText } from '../../placed';
import type { Diagnostic, Rule } from '../../rule';
import type { SiteDocument, SiteFileOnly } from '../../site';
import type { Span } from '../../../json/text-edit';
import type { Path } from '../../../json/path';
import { textsIn } from '../../texts/texts';
import { addressesIn, hostIn, hostMeant, isWithin, mainHost, ourHosts } from './our-hosts';

const LOST = 'What visitors write would reach nobody, or somebody else.';

interface FoundAddress extends Span {
  path: Path;
  /** As it was written, and in small letters. */
  written: string;
  lower: string;
}

/** What our addresses are, and the addresses in the texts of a document; nothing of the site file itself. */
function lookInto(document: SiteDocument, site: SiteFileOnly) {
  const hosts = ourHosts(site);
  const texts = document.kind === 'site' || hosts.length === 0 ? [] : textsIn(document);
  const found = texts.flatMap(({ path, value }): FoundAddress[] =>
    path[0] === 'allow' ? [] : addressesIn(value).map((each) => ({ path, ...each, lower: each.written.toLowerCase() })),
  );
  const mailboxes = hosts.map(({ written }) => written.toLowerCase()).filter((each) => each.includes('@'));
  return { found, names: hosts.map(({ host }) => host), mailboxes };
}

const wholeAddress = (lower: string) => (/@|:\/\//.test(lower) ? lower : `https://${lower}`);

export const misspeltAddress: Rule = {
  code: 'misspelt-address',
  severity: 'error',
  mayAllow: true,
  summary: 'An e-mail address or a website is almost one of ours.',
  example: { before: '"Write to helo@roofs.example."', after: '"Write to {email.information}."' },
  scope: 'document',
  *check(document, site) {
    if (document.kind === 'site') yield* amongOurs(document, site);
    const { found, ...ours } = lookInto(document, site);
    for (const { written, lower, ...place } of found) {
      const meant = meantBy(lower, ours);
      if (!meant) continue;
      const words = {
        message: `${written} is almost one of our addresses, ${meant}.`,
        fix: `Write ${meant} in its place. If it is the address of somebody else, let the page be an exception.`,
        why: LOST,
      };
      yield inText(document, place, words, { insert: meant });
    }
  },
};

interface Ours {
  names: readonly string[];
  mailboxes: readonly string[];
}

/** The address that a written one should be; `undefined` for one that is right, or not of ours. */
function meantBy(lower: string, { names, mailboxes }: Ours): string | undefined {
  const host = hostIn(wholeAddress(lower));
  const right = host && hostMeant(host, names);
  const whole = right ? lower.replace(host, right) : lower;
  if (!whole.includes('@') || mailboxes.includes(whole)) return right ? whole : undefined;
  // Two letters make another name: "hello" is no "help".
  const isNear = (each: string) => typos(each.split('@')[0]!, whole.split('@')[0]!) < 2;
  return nearest(whole, mailboxes.filter(isNear)) ?? (right ? whole : undefined);
}

/** Where most of our addresses lie is right; one that almost lies there is a slip. */
function* amongOurs(document: SiteDocument, site: SiteFileOnly): Generator<Diagnostic> {
  const hosts = ourHosts(site);
  const right = mainHost(hosts);
  for (const { host, path, written } of hosts) {
    const meant = right && hostMeant(host, [right.host]);
    if (!meant) continue;
    const whole = written.replace(host, meant);
    const words = {
      message: `${written} is almost an address at ${right.host}, where the others are.`,
      fix: `Write "${whole}" in its place, or correct the others.`,
      why: LOST,
    };
    const related = [beside(document, right.path, `Here it is ${right.host}.`)];
    yield atValue(document, path, words, { insert: JSON.stringify(whole), related });
  }
}

/** What is certainly an address, and no dot that lacks its space. */
const CERTAIN = /@|^www\.|:\/\/|\.(?:com|org|net|info|biz|io|app|co\.\p{L}{2})$/iu;
/** A shorter name is also a word. */
const SHORTEST = 5;

export const foreignAddress: Rule = {
  code: 'foreign-address',
  severity: 'warning',
  summary:
    'An address with our name lies elsewhere than the site, or a mailbox at our own address is not in the site file.',
  example: { before: '"Write to us at harbour-roofs@mail.example."', after: '"Write to us at {email}."' },
  scope: 'document',
  *check(document, site) {
    const { found, names, mailboxes } = lookInto(document, site);
    const brand = soundOf(site.business).brand?.first?.toLowerCase() ?? '';
    for (const { written, lower, ...place } of found) {
      const host = CERTAIN.test(written) ? hostIn(wholeAddress(lower)) : undefined;
      if (!host || hostMeant(host, names) || mailboxes.includes(lower)) continue;
      const isOurs = names.some((each) => isWithin(host, each));
      const isMailboxOfOurs = written.includes('@') && mailboxes.some((each) => each.endsWith(`@${host}`));
      const hasOurName = brand.length >= SHORTEST && lower.includes(brand);
      if (isOurs ? !isMailboxOfOurs : !hasOurName) continue;
      yield inText(document, place, {
        message: isOurs
          ? `${written} is a mailbox of ours that pages/_site.json does not know.`
          : `${written} seems to be an address of ours, and all others of ours are at ${names[0]}.`,
        fix: 'Write {email}, {email.information} or the address of the site in its place. If it is right, let the page be an exception.',
        why: LOST,
      });
    }
  },
};
