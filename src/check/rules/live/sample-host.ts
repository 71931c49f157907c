import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { valuesIn } from '../../documents/values';
import { quote } from '../../words';

/** The host of an address or mailbox whose last part, or whose name, RFC 2606 and RFC 6761 keep from everybody. */
const KEPT = String.raw`[a-z0-9-]+\.(?:example|test|invalid|localhost)|example\.(?:com|net|org)|localhost`;
const HOST = new RegExp(String.raw`(?:https?:\/\/|@)((?:[a-z0-9-]+\.)*(?:${KEPT}))(?![a-z0-9.-])`, 'i');

export const sampleHost: Rule = {
  code: 'sample-host',
  severity: 'error',
  gate: 'live',
  summary: 'An address or mailbox is at a name that is kept for examples, such as ".example".',
  example: {
    before: '"origin": "https://www.your-name.example"',
    after: '"origin": "https://www.your-own-name.com"',
  },
  scope: 'site',
  *check(site) {
    for (const document of site.documents.values()) {
      for (const { path, value } of valuesIn(document)) {
        const host = typeof value === 'string' ? HOST.exec(value)?.[1] : undefined;
        if (host) yield { document, location: { path, part: 'value' }, words: words({ value: String(value), host }) };
      }
    }
  },
};

const words = ({ value, host }: { value: string; host: string }): Words => ({
  message: `${quote(value)} leads to ${host}, a name that is kept for examples.`,
  fix: 'Write the real address.',
  why: 'Visitors would find nothing there: such an address leads nowhere, on any computer in the world.',
});
