import { isObject } from '../../../json/is-object';
import { atValue } from '../../placed';
import { oncePer } from '../../once';
import type { Rule } from '../../rule';
import type { Site } from '../../site';
import { eachIn, fact } from '../../store';
import { localeOf } from '../../texts/sentences';
import { spanOf } from '../../texts/span-of';
import { stringsIn } from '../../texts/strings';
import { textsIn, withoutTokens } from '../../texts/texts';
import { quote } from '../../words';

/** A longer word in capitals, or two and more of them. */
const CAPITALS = /(?<![\p{L}\p{N}])(?:\p{Lu}{3,}(?:[ -]\p{Lu}{2,})+|\p{Lu}{6,})(?![\p{L}\p{N}])/gu;
const SOME_CAPITALS = /\p{Lu}{3}/u;

const capitals = fact('capitals', (document) =>
  textsIn(document).flatMap(({ path, value }) => {
    const found = SOME_CAPITALS.test(value) ? [...withoutTokens(value).matchAll(CAPITALS)] : [];
    const shouted = found.map((match) => ({ written: match[0], inside: spanOf(match) }));
    return shouted.length > 0 ? [{ path, found: shouted }] : [];
  }),
);

export const allCapitals: Rule = {
  code: 'all-capitals',
  severity: 'warning',
  summary: 'Words are written in capitals only.',
  example: { before: '"heading": "CALL NOW for a repair"', after: '"heading": "Call now for a repair"' },
  scope: 'site',
  uses: [capitals],
  *check(site) {
    const spelling = site.setting.spelling?.(localeOf(site));
    // One word in capitals that no dictionary has in small letters is the name of a body: NICEIC.
    const isName = (shouted: string) =>
      shouted.split(/[ -]/).every((word) => namesInCapitals(site).has(word)) ||
      (/^\p{L}+$/u.test(shouted) && !spelling?.knows(shouted.toLowerCase()));
    for (const [document, { path, found }] of eachIn(capitals, site)) {
      // Once for a text: whoever shouts a heading made one mistake, and not one for each word that is long enough.
      const shout = found.find(({ written }) => !isName(written));
      if (!shout) continue;
      const words = {
        message: `${quote(shout.written)} is written in capitals only.`,
        fix: 'Write it in small letters, with a capital only where a sentence or a name begins.',
        why: 'Capitals are slower to read, and some screen readers spell them letter by letter.',
      };
      yield atValue(document, path, words, { inside: shout.inside });
    }
  },
};

const NAMING = ['accreditations', 'words'];

/** The words in capitals among the names that the site file and the region declare: NICEIC. */
const namesInCapitals = oncePer(({ business, region }: Site): ReadonlySet<string> => {
  const { value: siteFile } = business ?? {};
  const named = [region?.file, ...(isObject(siteFile) ? NAMING.map((field) => siteFile[field]) : [])];
  return new Set(stringsIn(named).flatMap(({ value }) => value.match(/\p{Lu}{2,}/gu) ?? []));
});
