import { portableDigest } from '../../approval/digest';
import { oncePer } from '../../once';
import type { SiteDocument } from '../../site';
import { isTextKind } from '../../../schema/fields';

/** 48 bits: no two versions of one page have the same. */
const DIGITS = 12;

/** The version of a page's texts, in hexadecimal digits: another one whenever its visitors read something else. */
export const versionOfPage = oncePer((document: SiteDocument): string => {
  const texts = document.fields.flatMap(({ kind, value, path }) =>
    isTextKind(kind) && typeof value === 'string' && path[0] !== 'metadata' ? [value] : [],
  );
  return portableDigest(texts.join('\0')).slice(0, DIGITS);
});
