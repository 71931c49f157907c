import { linksInText } from '../../../content/text-links';
import { isObject } from '../../../json/is-object';
import type { SourceLocation } from '../../../json/position';
import type { SiteDocument } from '../../site';

/** A button, or a link in a text. */
export interface Button {
  document: SiteDocument;
  /** Of its label. */
  location: SourceLocation;
  label: string;
  /** Where it leads, in words: `/contact`, "the booking page". */
  target: string;
}

/** The buttons and links of a document, in its order. */
export const buttonsIn = (document: SiteDocument): Button[] =>
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
    return [
      {
        document,
        location: { path: [...path, 'label'], part: 'value' },
        label: value['label'],
        target: targetOf(value),
      },
    ];
  });

function targetOf(action: Record<string, unknown>): string {
  if (action['do'] === 'page') return String(action['to']);
  if (action['do'] === 'call') return 'the phone';
  return action['do'] === 'book' ? 'the booking page' : 'an e-mail';
}
