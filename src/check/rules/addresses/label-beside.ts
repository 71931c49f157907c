import { isObject } from '../../../json/is-object';

/** What a link that is no link in a text is called. */
export const labelBeside = (holder: unknown): string =>
  isObject(holder) && typeof holder['label'] === 'string' ? holder['label'] : '';
