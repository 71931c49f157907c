import { soundOf } from '../../../content/sound';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { textsIn } from '../../texts/texts';
import { addressesIn, hostIn, hostMeant, isWithin, ourHosts } from './our-hosts';

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
    const hosts = ourHosts(site);
    const names = hosts.map(({ host }) => host);
    const mailboxes = hosts.map(({ written }) => written.toLowerCase()).filter((each) => each.includes('@'));
    const brand = soundOf(site.business).brand?.first?.toLowerCase() ?? '';
    if (names.length === 0 || document.kind === 'site') return;
    for (const { path, value } of textsIn(document)) {
      if (path[0] === 'allow') continue;
      for (const { 0: written, index: start } of addressesIn(value)) {
        const host = CERTAIN.test(written)
          ? hostIn(/@|:\/\//.test(written) ? written : `https://${written}`)
          : undefined;
        if (!host || hostMeant(host, names) || mailboxes.includes(written.toLowerCase())) continue;
        const isOurs = names.some((each) => isWithin(host, each));
        const isMailboxOfOurs = written.includes('@') && mailboxes.some((each) => each.endsWith(`@${host}`));
        const hasOurName = brand.length >= SHORTEST && written.toLowerCase().includes(brand);
        if (isOurs ? !isMailboxOfOurs : !hasOurName) continue;
        const inside = { start, end: start + written.length };
        const location = { path, part: 'value' as const, inside };
        yield { document, location, words: isOurs ? ofMailbox(written) : words(written, names[0]!) };
      }
    }
  },
};

const WHY = 'What visitors write would reach nobody, or somebody else.';

const ofMailbox = (written: string): Words => ({
  message: `${written} is a mailbox of ours that pages/_site.json does not know.`,
  fix: 'Write {email} or {email.information} in its place. If the mailbox is read, let the page be an exception.',
  why: WHY,
});

const words = (written: string, host: string): Words => ({
  message: `${written} seems to be an address of ours, and all others of ours are at ${host}.`,
  fix: 'Write {email}, {email.information} or the address of the site in its place. If it is right, let the page be an exception.',
  why: WHY,
});
