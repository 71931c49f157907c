import { ofBusiness } from '../../documents/ledger';
import { sharedOn, showsUnread } from '../../documents/shared-files';
import { inText } from '../../placed';
import type { Rule } from '../../rule';
import { textsIn } from '../../texts/texts';
import { hotlinesNamedIn } from './named-hotlines';
import type { FoundText } from '../../texts/texts';

/** Reported once a page, where the name is read first. What a shared file of the page shows, the page shows. */
export const unnumberedHotline: Rule = {
  code: 'unnumbered-hotline',
  severity: 'warning',
  summary: 'A page names who answers a hotline, and does not show the number.',
  example: { before: '"Report it to Sample Water."', after: '"Report it to Sample Water, {hotline.sample-water}."' },
  scope: 'page',
  *check(page, around) {
    const documents = [page, ...sharedOn(page, around)];
    const lines = ofBusiness(around, 'hotlines') ?? [];
    const isUnknown = (id: string) => !lines.some((each) => each.id === id);
    // A hotline that seems to be missing may be there under another name.
    if (!page.isValid || showsUnread(page, around)) return;
    if (documents.some((each) => hotlinesNamedIn(each).some(isUnknown))) return;
    const texts = documents.flatMap((document) => textsIn(document).map((text) => ({ ...text, document })));
    for (const { id, name, display } of lines) {
      const isShown =
        texts.some(({ value }) => value.includes(display)) ||
        documents.some((document) => hotlinesNamedIn(document).includes(id));
      // A name of one word may be what the hotline is for.
      const isNamed = ({ path, value }: FoundText) => path[0] !== 'allow' && value.includes(name);
      const text = isShown || !name.includes(' ') ? undefined : texts.find(isNamed);
      if (!text) continue;
      const start = text.value.indexOf(name);
      const message = `The page names ${name} and does not show its number.`;
      const fix = `Write {hotline.${id}} after the name, or "before": { "hotline": "${id}" } into a block that can show it.`;
      const why = 'Whoever is sent there would have to look for the number, just when it is needed.';
      yield inText(text.document, { path: text.path, start, end: start + name.length }, { message, fix, why });
    }
  },
};
