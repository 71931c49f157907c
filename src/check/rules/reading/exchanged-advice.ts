import { isObject } from '../../../json/is-object';
import { inEachDocumentBySiteFile } from '../../documents/site-file';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { localeOf } from '../../texts/sentences';
import { valuesIn } from '../../documents/values';
import { quote } from '../../words';

/** How advice begins in a language that tells what not to do. */
const NOT: Readonly<Record<string, RegExp>> = { en: /^\s*(?:don[’']?t|do not|never|avoid)(?!\p{L})/iu };

export const exchangedAdvice: Rule = {
  code: 'exchanged-advice',
  severity: 'error',
  mayAllow: true,
  summary: 'The list of what to do tells what not to do.',
  example: {
    before: '"do": ["Don\'t go back in."], "dont": ["Leave the house."]',
    after: '"do": ["Leave the house."], "dont": ["Don\'t go back in."]',
  },
  check: inEachDocumentBySiteFile((site) => {
    const not = NOT[localeOf(site).split('-')[0]!];
    if (!not) return undefined;
    return function* (document) {
      for (const { path, value } of valuesIn(document.value)) {
        if (!isObject(value) || !Array.isArray(value['do']) || !Array.isArray(value['dont'])) continue;
        const isNot = (entry: unknown) => typeof entry === 'string' && not.test(entry);
        const at = value['do'].findIndex(isNot);
        if (at < 0) continue;
        const isExchanged = !value['dont'].some(isNot);
        const location = { path: [...path, 'do', at], part: 'value' as const };
        yield { document, location, words: words(String(value['do'][at]), isExchanged) };
      }
    };
  }),
};

const words = (entry: string, isExchanged: boolean): Words => ({
  message: isExchanged
    ? `${quote(entry)} stands among what to do, and nothing of the kind among what not to do: the two lists seem to be exchanged.`
    : `${quote(entry)} stands among what to do.`,
  fix: isExchanged ? 'Exchange the lists "do" and "dont".' : 'Move it to "dont", or say what to do in its place.',
  why: 'Somebody in an emergency does what stands under the tick, and leaves what stands under the cross.',
});
