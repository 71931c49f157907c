import { linksInText } from '../../../content/resolve/text-links';
import { isObject } from '../../../json/is-object';
import { ownValue } from '../../../json/own-value';
import type { SourceLocation } from '../../../json/position';
import { sharedOn } from '../../documents/shared-files';
import type { Rule } from '../../rule';
import type { SiteDocument } from '../../site';
import { comparable, quote } from '../../words';

interface Button {
  document: SiteDocument;
  location: SourceLocation;
  label: string;
  /** Where it leads, in words: `/contact`, "the phone". */
  target: string;
}

/** The target of a button that leads to no page. */
const TARGETS: Readonly<Record<string, string>> = {
  call: 'the phone',
  book: 'the booking page',
  sms: 'a text message',
  whatsapp: 'WhatsApp',
};

const buttonsIn = (document: SiteDocument): Button[] =>
  document.fields.flatMap(({ kind, value, path }): Button[] => {
    if (kind === 'prose' && typeof value === 'string') {
      return linksInText(value).map(({ words: inside, to }) => ({
        document,
        location: { path, part: 'value', inside },
        label: value.slice(inside.start, inside.end),
        target: to.address,
      }));
    }
    if (kind !== 'action' || !isObject(value) || typeof value['label'] !== 'string') return [];
    const { do: does, to, label } = value;
    const target = does === 'page' ? String(to) : (ownValue(TARGETS, String(does)) ?? 'an e-mail');
    return [{ document, location: { path: [...path, 'label'], part: 'value' }, label: String(label), target }];
  });

export const emptyLinkText: Rule = {
  code: 'empty-link-text',
  severity: 'error',
  summary: 'A label has no words: "…", "→".',
  example: { before: '"label": "…", "to": "/about"', after: '"label": "More about us", "to": "/about"' },
  scope: 'document',
  *check(document) {
    for (const { location, label } of buttonsIn(document)) {
      if (!/\S/.test(label) || /[\p{L}\p{N}]/u.test(label)) continue;
      const words = {
        message: `The label ${quote(label)} has no words.`,
        fix: 'Say what happens when it is pressed, for example "See all services".',
        why: 'A person who hears the page would hear "link" and nothing more.',
      };
      yield { document, location, words };
    }
  },
};

export const repeatedLinkText: Rule = {
  code: 'repeated-link-text',
  severity: 'warning',
  summary: 'Two links of a page have the same words and lead to different places.',
  example: { before: '"Our work" leads to /about and to /reviews', after: '"What customers say" leads to /reviews' },
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
        words: {
          message:
            `Two links of this page are called ${quote(label)}, and they ` +
            `lead to ${first.target} and to ${target}.`,
          fix: 'Say in each label where it leads.',
          why: 'People who hear the page often jump from link to link, and could not tell the two apart.',
        },
        related: [
          { document: first.document, location: first.location, message: `This one leads to ${first.target}.` },
        ],
      };
    }
  },
};
