import { nearest, typos } from '../../nearest';
import type { Words } from '../../problem';
import type { Diagnostic, Rule } from '../../rule';
import type { SiteFileOnly } from '../../site';
import { textsIn } from '../../texts/texts';
import { addressesIn, hostIn, hostMeant, mainHost, ourHosts } from './our-hosts';
import type { OurHost } from './our-hosts';

/** Up to a place in the address of a link that dials or writes, as other websites write it. */
const IN_MARKUP = /(?:\]\(\s?|=\s?["']?)(?:mailto|tel):[^\s()"'<>]*$/i;

export const misspeltAddress: Rule = {
  code: 'misspelt-address',
  severity: 'error',
  mayAllow: true,
  summary: 'An e-mail address or a website is almost one of ours.',
  example: { before: '"Write to helo@roofs.example."', after: '"Write to {email.information}."' },
  scope: 'document',
  *check(document, site) {
    const hosts = ourHosts(site);
    if (hosts.length === 0) return;
    const names = hosts.map(({ host }) => host);
    const mailboxes = hosts.map(({ written }) => written.toLowerCase()).filter((written) => written.includes('@'));
    if (document.kind === 'site') {
      yield* amongOurs(site, hosts);
      return;
    }
    for (const { path, value } of textsIn(document)) {
      if (path[0] === 'allow') continue;
      for (const { 0: written, index: start } of addressesIn(value)) {
        const meant = IN_MARKUP.test(value.slice(0, start)) ? undefined : meantBy(written, { names, mailboxes });
        if (!meant) continue;
        yield {
          document,
          location: { path, part: 'value', inside: { start, end: start + written.length } },
          words: words({ written, meant }),
          insert: meant,
        };
      }
    }
  },
};

/** The address that a written one should be; `undefined` for one that is right, or not of ours. */
function meantBy(
  written: string,
  { names, mailboxes }: { names: readonly string[]; mailboxes: readonly string[] },
): string | undefined {
  const lower = written.toLowerCase();
  const host = hostIn(lower.includes('@') || lower.includes('://') ? lower : `https://${lower}`);
  const right = host && hostMeant(host, names);
  const whole = right ? lower.replace(host, right) : lower;
  if (!whole.includes('@') || mailboxes.includes(whole)) return right ? whole : undefined;
  // Two letters make another name: "hello" is no "help".
  const near = nearest(
    whole,
    mailboxes.filter((each) => typos(each.split('@')[0]!, whole.split('@')[0]!) < 2),
  );
  return near ?? (right ? whole : undefined);
}

/** Where most of our addresses lie is right; one that almost lies there is a slip. */
function* amongOurs({ business: document }: SiteFileOnly, hosts: readonly OurHost[]): Generator<Diagnostic> {
  const right = mainHost(hosts);
  const example = hosts.find(({ host }) => host === right);
  if (!document || !right || !example) return;
  for (const { host, path, written } of hosts) {
    const meant = hostMeant(host, [right]);
    if (!meant) continue;
    const whole = written.replace(host, meant);
    yield {
      document,
      location: { path, part: 'value' },
      words: ofSite({ written, meant: whole, host: right }),
      insert: JSON.stringify(whole),
      related: [{ document, location: { path: example.path, part: 'value' }, message: `Here it is ${right}.` }],
    };
  }
}

const LOST = 'What visitors write would reach nobody, or somebody else.';

const words = ({ written, meant }: { written: string; meant: string }): Words => ({
  message: `${written} is almost one of our addresses, ${meant}.`,
  fix: `Write ${meant} in its place. If it is the address of somebody else, let the page be an exception.`,
  why: LOST,
});

const ofSite = ({ written, meant, host }: { written: string; meant: string; host: string }): Words => ({
  message: `${written} is almost an address at ${host}, where the others are.`,
  fix: `Write "${meant}" in its place, or correct the others.`,
  why: LOST,
});
