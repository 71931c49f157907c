import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import type { Site, SitePage } from '../../site';
import { quote } from '../../words';
import { buttonsIn } from './buttons';
import type { Button } from './buttons';

const plain = (label: string) => label.toLowerCase().replaceAll(/\s+/g, ' ').trim();

export const repeatedLinkText: Rule = {
  code: 'repeated-link-text',
  severity: 'warning',
  summary: 'Two links of a page have the same words and lead to different places.',
  example: {
    before: '{ "do": "page", "label": "Our work", "to": "/about" }, { "do": "page", "label": "Our work", "to": "/reviews" }',
    after: '{ "do": "page", "label": "Our work", "to": "/about" }, { "do": "page", "label": "What customers say", "to": "/reviews" }',
  },
  *check(site) {
    const told = new Set<string>();
    for (const page of site.pages) {
      const seen = new Map<string, Button>();
      for (const button of buttonsOn(site, page)) {
        const first = seen.get(plain(button.label));
        if (!first) seen.set(plain(button.label), button);
        if (!first || first.target === button.target) continue;
        const key = JSON.stringify([button.document.path, button.path]);
        if (told.has(key)) continue;
        told.add(key);
        yield {
          document: button.document, location: { path: button.path, part: 'value' }, words: words({
            label: button.label, targets: [first.target, button.target],
          }),
          related: [{
            document: first.document, location: { path: first.path, part: 'value' },
            message: `This one leads to ${first.target}.`,
          }],
        };
      }
    }
  },
};

/** Those of the page itself before those of the shared files that it shows, which are told on the page that adds them. */
const buttonsOn = (site: Site, page: SitePage): Button[] =>
  [page, ...page.fields.flatMap(({ kind, value }) => (kind === 'ref' && typeof value === 'string' ? site.shared(value) ?? [] : []))].flatMap(buttonsIn);

const words = ({ label, targets }: { label: string; targets: [string, string] }): Words => ({
  message: `Two links of this page are called ${quote(label)}, and they lead to ${targets[0]} and to ${targets[1]}.`,
  fix: 'Say in each label where it leads.',
  why: 'People who hear the page often jump from link to link, and could not tell the two apart.',
});
