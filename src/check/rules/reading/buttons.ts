import type { Path } from '../../../json/path';
import { isObject } from '../../../json/is-object';
import type { SiteDocument } from '../../site';

export interface Button {
  document: SiteDocument;
  /** Of its label. */
  path: Path;
  label: string;
  /** Where it leads, in words: `/contact`, "the booking page". */
  target: string;
}

/** The buttons of a document, in its order. */
export const buttonsIn = (document: SiteDocument): Button[] =>
  document.fields.flatMap(({ kind, value, path }): Button[] => {
    if (kind !== 'action' || !isObject(value) || typeof value['label'] !== 'string') return [];
    return [{ document, path: [...path, 'label'], label: value['label'], target: targetOf(value) }];
  });

function targetOf(action: Record<string, unknown>): string {
  if (action['do'] === 'page') return String(action['to']);
  if (action['do'] === 'call') return 'the phone';
  return action['do'] === 'book' ? 'the booking page' : 'an e-mail';
}
