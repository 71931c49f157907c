import { sharedOn } from '../../documents/shared-files';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { comparable, quote } from '../../words';
import { buttonsIn } from './buttons';
import type { Button } from './buttons';

export const repeatedLinkText: Rule = {
  code: 'repeated-link-text',
  severity: 'warning',
  summary: 'Two links of a page have the same words and lead to different places.',
  example: {
    before: '"label": "Our work", "to": "/about" and "label": "Our work", "to": "/reviews"',
    after: '"label": "Our work", "to": "/about" and "label": "What customers say", "to": "/reviews"',
  },
  scope: 'page',
  *check(page, around) {
    const seen = new Map<string, Button>();
    for (const button of [page, ...sharedOn(page, around)].flatMap(buttonsIn)) {
      const { document, location, label, target } = button;
      const first = seen.get(comparable(label));
      if (!first) seen.set(comparable(label), button);
      if (!first || first.target === target) continue;
      yield {
        document,
        location,
        follows: [first, button].flatMap(({ document: at, location: { path } }) => [
          { document: at, path },
          { document: at, path: [...path.slice(0, -1), 'to'] },
        ]),
        words: words({ label, targets: [first.target, target] }),
        related: [
          {
            document: first.document,
            location: first.location,
            message: `This one leads to ${first.target}.`,
          },
        ],
      };
    }
  },
};

const words = ({ label, targets }: { label: string; targets: [string, string] }): Words => ({
  message: `Two links of this page are called ${quote(label)}, and they lead to ${targets[0]} and to ${targets[1]}.`,
  fix: 'Say in each label where it leads.',
  why: 'People who hear the page often jump from link to link, and could not tell the two apart.',
});
