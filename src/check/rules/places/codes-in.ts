import { pointerOf } from '../../../json/path';
import type { Path } from '../../../json/path';
import type { Span } from '../../../json/text-edit';
import { linksIn } from '../../documents/links';
import { oncePer } from '../../once';
import type { SiteDocument } from '../../site';
import { textsIn, withoutTokens } from '../../texts/texts';
import type { FoundText } from '../../texts/texts';

/** What has the form of a code. */
export interface Code extends Span {
  /** In capitals. */
  code: string;
  written: string;
  /** The word before it. */
  before: string;
}

export interface CodesOfText {
  path: Path;
  text: string;
  codes: readonly Code[];
  /** Whether it stands in search results or over the page, or heads a part of it. Others may speak of a neighbour. */
  saysWhere: boolean;
  /** Whether it is no sentence, so that what looks like a code is one. */
  isTitle: boolean;
  hasOwn: boolean;
}

const isTitle = ({ path, kind }: FoundText) =>
  kind === 'heading' || kind === 'label' || (path[0] === 'metadata' && path[1] !== 'description');

const saysWhere = ({ path, kind }: FoundText) =>
  path[0] === 'metadata' ||
  (path[0] === 'blocks' && path[1] === 0 && kind !== 'alt') ||
  kind === 'heading' ||
  kind === 'label';

const CODE = /(?<![\p{L}\p{N}#/.@-])(?=\p{L}{0,7}\d)[\p{L}\d]{2,8}(?![\p{L}\p{N}]|[-/]\w)/gu;

/**
 * What may be the codes of districts in the texts of a document, but in the words of links, which say where it leads.
 */
export const codesIn = oncePer((fields: SiteDocument['fields']): readonly CodesOfText[] => {
  const links = linksIn({ fields });
  const labels = new Set(
    links.flatMap(({ path, words }) => (words === undefined ? [pointerOf(path.slice(0, -1))] : [])),
  );
  const linked = links.map(({ words = '' }) => words).join(' ');
  return textsIn({ fields }).flatMap((text) => {
    const { path, value } = text;
    if (!/\d/.test(value) || labels.has(pointerOf(path.slice(0, -1)))) return [];
    const found = [...withoutTokens(value).matchAll(CODE)].filter(({ 0: written }) => !linked.includes(written));
    const codes = found.map(({ 0: written, index }) => ({
      code: written.toUpperCase(),
      written,
      start: index,
      end: index + written.length,
      before: /(\p{L}+)\s+$/u.exec(value.slice(0, index))?.[1] ?? '',
    }));
    return codes.length > 0
      ? [
          {
            path,
            text: value,
            codes,
            saysWhere: saysWhere(text),
            isTitle: isTitle(text),
            hasOwn: value.includes('.code}'),
          },
        ]
      : [];
  });
});
