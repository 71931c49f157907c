import { isObject } from '../../../json/is-object';
import type { SiteDocument } from '../../site';
import { tokensIn } from '../../texts/tokens';

const TOKEN = 'hotline.';

/** The ids of the hotlines that a document shows, in fields and by tokens. */
export const hotlinesNamedIn = (document: SiteDocument): string[] => [
  ...document.fields.flatMap(({ kind, value }) =>
    kind === 'hotline' && isObject(value) ? [String(value['hotline'])] : [],
  ),
  ...tokensIn(document).flatMap(({ name = '' }) => (name.startsWith(TOKEN) ? [name.slice(TOKEN.length)] : [])),
];
