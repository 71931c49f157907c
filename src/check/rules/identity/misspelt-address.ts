import { nearest, typos } from '../../nearest';
import { atValue, beside, inText } from '../../placed';
import type { Diagnostic, Rule } from '../../rule';
import { isOfBusiness } from '../../site';
import type { SiteDocument } from '../../site';
import { textsIn } from '../../texts/texts';
import { addressesIn, hostIn, intendedHost, mainHost, ourHosts } from './our-hosts';
import type { OurHost } from './our-hosts';

const LOST = 'What visitors write would reach nobody, or somebody else.';

export const misspeltAddress: Rule = {
  code: 'misspelt-address',
  severity: 'error',
  mayAllow: true,
  summary: 'An e-mail address or a website is almost one of ours.',
  example: { before: '"Write to helo@roofs.example."', after: '"Write to {email.information}."' },
  scope: 'document',
  *check(document, site) {
    const hosts = ourHosts(site);
    if (document.kind === 'site') yield* amongOurs(document, hosts);
    if (isOfBusiness(document.kind) || hosts.length === 0) return;
    const mailboxes = hosts.map(({ written }) => written.toLowerCase()).filter((each) => each.includes('@'));
    const names = hosts.map(({ host }) => host);
    for (const { path, value } of textsIn(document)) {
      for (const { written, ...span } of path[0] === 'allow' ? [] : addressesIn(value)) {
        const intended = intendedAddress(written.toLowerCase(), names, mailboxes);
        if (!intended) continue;
        const words = {
          message: `${written} is almost one of our addresses, ${intended}.`,
          fix: `Write ${intended} in its place. If it is the address of somebody else, let the page be an exception.`,
          why: LOST,
        };
        yield inText(document, { path, ...span }, words, { insert: intended });
      }
    }
  },
};

/** The address that a written one should be; `undefined` for one that is right, or not of ours. */
function intendedAddress(lower: string, names: string[], mailboxes: string[]): string | undefined {
  const host = hostIn(/@|:\/\//.test(lower) ? lower : `https://${lower}`);
  const right = host && intendedHost(host, names);
  const whole = right ? lower.replace(host, right) : lower;
  if (!whole.includes('@') || mailboxes.includes(whole)) return right ? whole : undefined;
  // Two letters make another name: "hello" is no "help".
  const isNear = (each: string) => typos(each.split('@')[0]!, whole.split('@')[0]!) < 2;
  return nearest(whole, mailboxes.filter(isNear)) ?? (right ? whole : undefined);
}

/** Where most of our addresses lie is right; one that almost lies there is a slip. */
function* amongOurs(document: SiteDocument, hosts: readonly OurHost[]): Generator<Diagnostic> {
  const right = mainHost(hosts);
  for (const { host, path, written } of hosts) {
    const intended = right && intendedHost(host, [right.host]);
    if (!intended) continue;
    const whole = written.replace(host, intended);
    const words = {
      message: `${written} is almost an address at ${right.host}, where the others are.`,
      fix: `Write "${whole}" in its place, or correct the others.`,
      why: LOST,
    };
    const related = [beside(document, right.path, `Here it is ${right.host}.`)];
    yield atValue(document, path, words, { insert: JSON.stringify(whole), related });
  }
}
